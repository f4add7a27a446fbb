"""Whole games of the Secret Labyrinth."""
