"""Addresses of channels and messages."""

from db import GameRow, LiveRow


def link(guild_id: int, channel_id: int, message_id: int | None = None) -> str:
    """The address of a channel, or of a message in it."""
    channel = f"https://discord.com/channels/{guild_id}/{channel_id}"
    return f"{channel}/{message_id}" if message_id else channel


def link_to_card(row: GameRow) -> str:
    """The address of a table's card, which shows its result; a tournament's table has none, but a place."""
    if row.lobby_message_id is None:
        return link(row.guild_id, row.home_id)
    return link(row.guild_id, row.channel_id, row.lobby_message_id)


def link_to(row: GameRow | LiveRow) -> str:
    """The address of a table's card or of its board."""
    message = row.lobby_message_id if row.status == "lobby" else row.board_message_id
    return link(row.guild_id, row.home_id, message)
