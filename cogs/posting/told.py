"""What a board tells: its essence in one short line, and behind a button the whole story."""

import logging
from collections.abc import Sequence

import msgspec

from cogs.panels.face import AnyFace
from cogs.panels.narration import ESSENCE_LIMIT, in_short, shown_length
from cogs.posting.last_card import last_card
from cogs.tables.outgoing import PREPARED, Notice
from cogs.tables.table import Table
from cogs.tables.viewer import Onlooker
from cogs.ui.names import REASON_LIMIT, escaped
from db import OutboxRow
from engine.core import Seat

log = logging.getLogger("dedale.post")

TELLING = ("note", "board")  # kinds of outbox rows that tell what happened
STORY_LIMIT = 12_000  # characters of notices that are stored with a board
LEAST_ROOM = 80  # characters: what matters most in a turn

Story = tuple[tuple[int, str], ...]  # outbox rows that were told: ids and payloads


def told(onlooker: Onlooker, face: AnyFace, notices: Sequence[Notice]) -> list[str]:
    """All that happened, in words that this onlooker may read."""
    lines: list[str] = []
    # A turn made in two steps, a push and then a move, is told like one made at once.
    events: list[msgspec.Struct] = []
    for notice in notices:
        if beside := told_beside(onlooker, notice):
            lines += [*face.narration.tell(events, onlooker.viewer), *beside]
            events = []
        events.extend(seen_events(onlooker, notice))
    return [*lines, *face.narration.tell(events, onlooker.viewer)]


def in_essence(
    onlooker: Onlooker, face: AnyFace, notices: Sequence[Notice], *, is_before_panel: bool = False
) -> str:
    """What happened in short: first what happened beside the game, then the game's own essence, uncut."""
    # That a move was prepared is told in the story, where the move stands.
    others = [notice for notice in notices if notice.remark != PREPARED]
    beside = in_short([line for notice in others for line in told_beside(onlooker, notice)])
    events = [event for notice in notices for event in seen_events(onlooker, notice)]
    table = onlooker.table
    if beside and table.row.status == "over" and not table.game.board_count(table.state):
        return beside  # decided before the first move: who was to begin is no news
    room = max(LEAST_ROOM, ESSENCE_LIMIT - shown_length(f"{beside} ".lstrip()))
    if is_before_panel:
        events = face.narration.before_panel(events)
    essence = face.narration.essence(events, onlooker.viewer, room)
    return f"{beside} {essence}".strip()


def essence_since(onlooker: Onlooker, face: AnyFace, unsent: Sequence[OutboxRow]) -> str:
    """What happened since this player's own last act, in one short line; nothing if it cannot be told.

    What the table is still to be told belongs to it: bots have played before the board that tells it is out.
    """
    table, rows = onlooker.table, [row for row in unsent if row.kind in TELLING]
    try:
        story = story_with(table, story_of(table), rows)
        return in_essence(onlooker, face, since_own_act(story, onlooker.seat), is_before_panel=True)
    except Exception:
        log.exception("what happened in game %s could not be told", onlooker.table.row.id)
        return ""


def told_beside(onlooker: Onlooker, notice: Notice) -> list[str]:
    """What happened at the table beside the game: somebody gave up, time ran out, a player is back."""
    lines: list[str] = []
    if notice.resigned is not None:
        key = "told-resigned" if onlooker.table.row.status == "playing" else "told-resigned-end"
        lines.append(onlooker.words(key, name=person_name(onlooker, notice.resigned)))
    if notice.remark:
        name = "" if notice.seat is None else person_name(onlooker, notice.seat)
        other = escaped(notice.other, REASON_LIMIT)
        lines.append(onlooker.words(f"told-{notice.remark}", name=name, other=other))
    return lines


def seen_events(onlooker: Onlooker, notice: Notice) -> list[msgspec.Struct]:
    """The events of a notice that this onlooker may be told; none if they cannot be read."""
    game = onlooker.table.game
    try:
        events = game.load_events(notice.events)
    except msgspec.MsgspecError:
        log.warning("events of game %s cannot be read", onlooker.table.row.id)
        return []
    return [event for event in events if game.sees(event, onlooker.seat)]


def person_name(onlooker: Onlooker, seat: Seat) -> str:
    """A seat by the name of its own player, even while a stand-in plays it."""
    return escaped(onlooker.viewer.own_names[seat])


def load_notice(payload: str) -> Notice:
    """What an outbox row of a board tells; nothing if it cannot be read, so that the others still are."""
    try:
        return msgspec.json.decode(payload, type=Notice)
    except msgspec.MsgspecError:
        log.warning("a notice cannot be read")
        return Notice()


def story_of(table: Table) -> Story:
    """The story that the last board keeps."""
    card = last_card(table.row)
    return card.story if card else ()


def story_with(table: Table, before: Story, rows: Sequence[OutboxRow]) -> Story:
    """The story after these rows, back to where the person who has waited longest last acted.

    The end of a game is its last turn and all that the board before it told.
    """
    story = sorted((dict(before) | {row.id: row.payload for row in rows}).items())
    if table.row.status != "over":
        actors = [load_notice(payload).by for _, payload in story]
        people = [seat.seat for seat in table.row.seats if not table.is_standin(seat.seat)]
        story = story[max(0, min((last_of(actors, seat) for seat in people), default=0)) :]
    while len(story) > 1 and sum(len(payload) for _, payload in story) > STORY_LIMIT:
        del story[0]
    return tuple(story)


def since_own_act(story: Story, seat: Seat | None) -> list[Notice]:
    """What a seat was not there for: all that came after its own last act."""
    notices = [load_notice(payload) for _, payload in story]
    return notices[last_of([notice.by for notice in notices], seat) + 1 :] if seat is not None else notices


def last_of(actors: Sequence[Seat | None], seat: Seat | None) -> int:
    """The last index at which a seat stands among those who acted; -1 if it does not."""
    return max((index for index, actor in enumerate(actors) if actor == seat), default=-1)
