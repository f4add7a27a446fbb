"""Reusable parts of mazes: sliding boards, turning rings, corridors and a solver. They know no game."""
