"""Pas vu pas pris on Discord: its face, its panels, its sentences, its commands."""
