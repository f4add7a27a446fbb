"""Who asks something of the bot: by a command, a click or what is being typed."""

from typing import Any, TypeAlias

import discord

Interaction: TypeAlias = discord.Interaction[Any]
