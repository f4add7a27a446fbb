"""What the bot shows on Discord and how it answers. Nothing here knows a game, a table or a tournament."""

from typing import Any, TypeAlias

import discord

# A command, a click, or an option that is being typed. To which bot it came does not matter here.
Interaction: TypeAlias = discord.Interaction[Any]
