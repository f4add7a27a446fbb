"""Tests of the panels that all games share."""
