"""Whole games of Junior Labyrinth."""
