"""Locks, worker threads and background tasks. Nothing here knows a game, a table or Discord's messages."""
