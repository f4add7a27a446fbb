"""What is kept of the board posted last."""

import logging

import msgspec

from cogs.ui.cards import Card
from db import GameRow

log = logging.getLogger("dedale.post")


def last_card(row: GameRow) -> Card | None:
    """What the board posted last shows; None if there is none, or that was forgotten or cannot be read."""
    if row.board_message_id is None or row.board_card is None:
        return None
    try:
        return msgspec.json.decode(row.board_card, type=Card)
    except msgspec.MsgspecError:
        log.warning("the last board of game %s cannot be read", row.id, exc_info=True)
        return None
