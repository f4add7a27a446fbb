"""Tests of commands that belong to no game."""
