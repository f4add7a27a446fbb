"""Tests of the panels, words and commands of Pas vu pas pris."""
