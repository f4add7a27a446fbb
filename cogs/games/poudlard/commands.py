"""`/poudlard …`: every action of Les couloirs de Poudlard as a slash command, with the panel's code."""

from msgspec.structs import replace

from cogs.games.poudlard import labels
from cogs.games.poudlard.draft import HAND
from cogs.games.poudlard.face import FACE
from cogs.games.poudlard.labels import card_named, move_to
from cogs.games.poudlard.panel import hand_page
from cogs.games.poudlard.words import is_own_class, steps_words
from cogs.panels.game_commands import GameCommands, GameParts, offer_numbers, offers, sides_typed, typed
from cogs.tables.service import Tables
from cogs.tables.table import Table
from cogs.tables.viewer import Viewer, viewer_of
from cogs.ui.answers import Answer
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Press
from cogs.ui.slash import slash
from engine.core import RuleError
from engine.mazes.sliding import sides_of
from engine.poudlard import layout, model
from engine.poudlard.layout import TARGETS, ZONES
from engine.poudlard.model import View
from render.poudlard.scene import changeable

OLDER_BOARD = "panel-renewed"


class PoudlardCog(GameCommands):
    """Roll, flip, lay, pivot, choose, move, card, hand, end, hint."""

    def __init__(self, parts: GameParts, tables: Tables, controls: ControlTable) -> None:
        super().__init__(parts, FACE)
        self._tables = tables
        controls.on_seat("hand", self.open_hand)
        controls.on_seat("roll", self.roll_at_once)

    @slash("poudlard-roll")
    async def roll(self, answer: Answer, number: int | None = None) -> None:
        """P3: roll for the number of changes."""
        await self.do(answer, number, model.RollDie())

    @slash("poudlard-flip")
    async def flip(self, answer: Answer, token: str, number: int | None = None) -> None:
        """P4: turn a face-down token up."""
        await self.do(answer, number, model.FlipToken(square_typed(token)))

    @slash("poudlard-lay")
    async def lay(self, answer: Answer, way: str, number: int | None = None) -> None:
        """P5: lay the token just flipped."""
        await self.do(answer, number, model.LayToken(sides_typed(way)))

    @slash("poudlard-pivot")
    async def pivot(self, answer: Answer, token: str, way: str, number: int | None = None) -> None:
        """P5, P6: turn a face-up token."""

        def turned(viewer: Viewer[model.View]) -> model.Action:
            return pivot_typed(viewer.view, token, way)

        await self.do(answer, number, turned)

    @slash("poudlard-choose")
    async def choose(self, answer: Answer, token: str, number: int | None = None) -> None:
        """P16: choose a token for Friday reshuffle."""
        await self.do(answer, number, model.ChooseToken(square_typed(token)))

    @slash("poudlard-move")
    async def move(self, answer: Answer, to: str, number: int | None = None) -> None:
        """P9: go to a place; the pawn's own place means to stay."""
        await self.do(answer, number, move_typed(to))

    @slash("poudlard-card")
    async def card(
        self,
        answer: Answer,
        card: str,
        target: str | None = None,
        other: str | None = None,
        number: int | None = None,
    ) -> None:
        """P14 to P23: play an event card. P15: whoever would cancel their own next class is asked first."""
        played = card_typed(card, [text for text in (target, other) if text])
        if played.card == "cancelled":
            viewer = await self.mine(answer, number)
            if is_own_class(viewer.view, viewer.seat or 0, played) and played.card in viewer.view.playable:
                await self.parts.panels.show(answer, viewer, FACE.panel.drafted(viewer, [played]))
                return
        await self.do(answer, number, played)

    @slash("poudlard-end")
    async def end(self, answer: Answer, number: int | None = None) -> None:
        """P3: end the turn."""
        await self.do(answer, number, model.EndTurn())

    @slash("poudlard-hand")
    async def hand(self, answer: Answer, number: int | None = None) -> None:
        """P25: the player's own cards, at any time."""
        await self.show_hand(answer, await self.parts.finder.own(answer.interaction, self.face.key, number))

    @slash("poudlard-hint")
    async def hint(self, answer: Answer, number: int | None = None) -> None:
        """What the stand-in would do next, in words."""
        viewer = await self.mine(answer, number)
        draft = await self.hinted(answer, viewer)
        steps = steps_words(FACE.panel.written(viewer, draft), viewer)
        await answer.tell(viewer.words("poudlard-hint", steps=steps))

    async def roll_at_once(self, answer: Answer, press: Press) -> None:
        """Roll, under the board: the die and the panel in one click; on an older board the panel alone."""
        answer.anew()

        def rolled(viewer: Viewer[model.View]) -> model.RollDie:
            if viewer.view.phase != "roll" or viewer.turned > press.version:
                raise RuleError(OLDER_BOARD)
            return model.RollDie()

        try:
            await self.do(answer, press.subject_id, rolled)
        except RuleError as refusal:
            if refusal.code != OLDER_BOARD:
                raise
            await self.parts.panels.open(answer, await self._tables.load(press.subject_id))

    async def open_hand(self, answer: Answer, press: Press) -> None:
        """My cards, under the board."""
        answer.anew()
        table = await self._tables.load(press.subject_id)
        if table.row.game != self.face.key:
            raise RuleError("unknown-button")
        await self.show_hand(answer, table)

    async def show_hand(self, answer: Answer, table: Table) -> None:
        """The asker's cards: to play them on their turn, else to look at."""
        seat = table.seat_of(answer.user_id)
        if seat is None:
            raise RuleError("not-seated")
        viewer = viewer_of(table, seat, await answer.words())
        if seat in table.to_act:
            await self.parts.panels.show(answer, viewer, HAND)
        else:
            await answer.show(hand_page(viewer))

    flip.autocomplete("token")(offers(labels.flips))
    pivot.autocomplete("token")(offers(labels.tokens))
    choose.autocomplete("token")(offers(labels.tokens))
    pivot.autocomplete("way")(offers(labels.pivot_ways, "token"))
    lay.autocomplete("way")(offers(labels.ways))
    move.autocomplete("to")(offers(labels.places))
    card.autocomplete("card")(offers(labels.cards))
    card.autocomplete("target")(offers(labels.command_targets, "card"))
    card.autocomplete("other")(offers(labels.command_targets, "card", "target"))
    offer_numbers(roll, flip, lay, pivot, choose, move, card, end, hand, hint)


def square_typed(text: str) -> str:
    """A square as it may be typed: "d4", " D4 "."""
    return typed(text).upper()


def pivot_typed(view: View, token: str, way: str) -> model.PivotToken:
    """A pivot by its quarter turns, as Discord offers them, or by the sides that are open after it."""
    name = square_typed(token)
    if way in ("1", "2", "3"):
        return model.PivotToken(name, int(way))
    square, sides = layout.square_named(name), sides_typed(way)
    if square is None or square not in changeable(view) or not (lying := view.tokens[square]):
        return model.PivotToken(name, 1)  # refused whatever the way is; the rules say why
    turns = {sides_of(turned): quarters for quarters, turned in labels.pivots(lying, view.year).items()}
    if sides not in turns:
        raise RuleError("poudlard-wrong-sides", sides=sides, ways=", ".join(turns))
    return model.PivotToken(name, turns[sides])


def move_typed(text: str) -> model.MovePawn:
    """A place, and whether the way there goes over a star."""
    move = move_to(text.strip())
    name = typed(move.to)
    return replace(move, to=name.lower() if name.lower() in ZONES else name.upper())


def card_typed(name: str, targets: list[str]) -> model.PlayCard:
    """A card and its targets; a player is meant by the number that Discord offers."""
    card = card_named(name)
    if card is None:
        raise RuleError("poudlard-no-such-card", card=typed(name))
    if TARGETS[card][1]:
        if not all(target in ("0", "1", "2", "3") for target in targets):
            raise RuleError("option-not-understood")
        return model.PlayCard(card, seats=tuple(map(int, targets)))
    return model.PlayCard(card, squares=tuple(map(square_typed, targets)))
