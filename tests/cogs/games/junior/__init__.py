"""Tests of Labyrinthe Junior on Discord."""
