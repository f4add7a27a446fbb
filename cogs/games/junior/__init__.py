"""Labyrinthe Junior on Discord: its face, its panel, its sentences, its commands."""
