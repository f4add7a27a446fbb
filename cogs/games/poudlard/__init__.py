"""Les couloirs de Poudlard on Discord: its face, its panel, its sentences, its commands."""
