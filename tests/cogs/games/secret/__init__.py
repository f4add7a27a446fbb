"""Tests of Le labyrinthe secret on Discord."""
