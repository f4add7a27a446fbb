"""Tests of each game's panels, words and commands."""
