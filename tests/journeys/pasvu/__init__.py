"""Whole games of Pas vu pas pris."""
