"""The hall of the day on Discord: its face, its panel, its sentences."""
