"""From a view to a picture, its alt text and its text board; one package a game (`render.junior`)."""

from render.warming import warm

__all__ = ["warm"]
