"""Whole games and turns of Poudlard."""
