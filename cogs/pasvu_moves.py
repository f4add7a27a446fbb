"""`/pasvu furniture | ghost | plan | commit`: moving a piece and planning ghosts as slash commands."""

from typing import ClassVar

from cogs.acts import Acts
from cogs.commands import group

pasvu = group("pasvu")  # `cogs.pasvu` adds the other commands of the game to it


class PasvuMoves(Acts):
    """The commands of the two large panels."""

    key: ClassVar = "pasvu"
    pasvu = pasvu
