"""Pictures, alt texts and text boards of games and tournaments; nothing here knows Discord or the store."""

from render.games import warm, warming

__all__ = ["warm", "warming"]
