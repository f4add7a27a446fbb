"""Pas vu pas pris: ghosts steal across a hotel hall, watched through keyholes."""
