"""The group `/game`. Its commands stand in several files, whose classes are parts of the cog `GameCog`."""

from cogs.ui.slash import group

GAME = group("game")
