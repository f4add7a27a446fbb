"""Replies, buttons, cards, places and names: how the bot answers on Discord. Nothing here knows a game."""

from typing import Any, TypeAlias

import discord

Interaction: TypeAlias = discord.Interaction[Any]
