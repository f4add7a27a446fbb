"""Boards as the frames of a film: captions, and what moves between two boards."""
