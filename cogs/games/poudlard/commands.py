"""`/poudlard …`: every act of Les couloirs de Poudlard as a slash command. The same code as the panel's."""

from typing import TYPE_CHECKING, ClassVar

from cogs.games.poudlard.draft import HAND, actions_of, card_named, next_targets
from cogs.games.poudlard.face import FACE
from cogs.games.poudlard.words import (
    pivot_label,
    pivots,
    ranked_stops,
    steps_words,
    stop_label,
    target_label,
    token_label,
    way_label,
)
from cogs.panels.game_commands import Acts, Choices, typed
from cogs.tables.table import Table
from cogs.tables.viewer import Viewer
from cogs.ui import Interaction
from cogs.ui.controls import Press
from cogs.ui.slash import group, matching, slash
from engine.core import RuleError
from engine.mazes.sliding import openings
from engine.poudlard.changes import ways_to_lie
from engine.poudlard.layout import PLACES, SQUARES, TARGETS, ZONES, square_named
from engine.poudlard.model import (
    Action,
    ChooseToken,
    EndTurn,
    FlipToken,
    LayToken,
    MovePawn,
    PivotToken,
    PlayCard,
    RollDie,
    View,
)
from render.poudlard.scene import card_word, changeable

if TYPE_CHECKING:
    from bot import Dedale

STAR_SIGN = "*"  # after a place's name: over a star, for a card


class PoudlardCog(Acts):
    """Roll, flip, lay, pivot, choose, move, card, hand, end, hint."""

    key: ClassVar = "poudlard"
    poudlard = group("poudlard")

    def __init__(self, bot: "Dedale") -> None:
        super().__init__(bot)
        bot.controls.on("hand", self.open_hand)

    @slash("poudlard-roll", parent=poudlard)
    async def roll(self, interaction: Interaction, number: int | None = None) -> None:
        """P3: roll for the number of changes."""
        await self.act(interaction, await self.mine(interaction, number), RollDie())

    @slash("poudlard-flip", parent=poudlard)
    async def flip(self, interaction: Interaction, token: str, number: int | None = None) -> None:
        """P4: turn a face-down token up."""
        await self.act(interaction, await self.mine(interaction, number), FlipToken(square_typed(token)))

    @slash("poudlard-lay", parent=poudlard)
    async def lay(self, interaction: Interaction, way: str, number: int | None = None) -> None:
        """P5: lay the token just flipped."""
        await self.act(interaction, await self.mine(interaction, number), LayToken(typed(way).upper()))

    @slash("poudlard-pivot", parent=poudlard)
    async def pivot(self, interaction: Interaction, token: str, way: str, number: int | None = None) -> None:
        """P5, P6: turn a face-up token."""
        viewer = await self.mine(interaction, number)
        await self.act(interaction, viewer, PivotToken(square_typed(token), quarters_typed(way)))

    @slash("poudlard-choose", parent=poudlard)
    async def choose(self, interaction: Interaction, token: str, number: int | None = None) -> None:
        """P16: choose a token for Friday reshuffle."""
        await self.act(interaction, await self.mine(interaction, number), ChooseToken(square_typed(token)))

    @slash("poudlard-move", parent=poudlard)
    async def move(self, interaction: Interaction, to: str, number: int | None = None) -> None:
        """P9: go to a place; one's own is staying."""
        await self.act(interaction, await self.mine(interaction, number), move_typed(to))

    @slash("poudlard-card", parent=poudlard)
    async def card(
        self,
        interaction: Interaction,
        card: str,
        target: str | None = None,
        other: str | None = None,
        number: int | None = None,
    ) -> None:
        """P14 to P23: play an event card."""
        viewer = await self.mine(interaction, number)
        await self.act(interaction, viewer, card_typed(card, [text for text in (target, other) if text]))

    @slash("poudlard-end", parent=poudlard)
    async def end(self, interaction: Interaction, number: int | None = None) -> None:
        """P3: end the turn."""
        await self.act(interaction, await self.mine(interaction, number), EndTurn())

    @slash("poudlard-hand", parent=poudlard)
    async def hand(self, interaction: Interaction, number: int | None = None) -> None:
        """P25: one's own cards, at any time."""
        await self.show_hand(interaction, await self.bot.finder.own(interaction, self.key, number))

    @slash("poudlard-hint", parent=poudlard)
    async def hint(self, interaction: Interaction, number: int | None = None) -> None:
        """What the stand-in would do next, in words."""
        viewer = await self.mine(interaction, number)
        steps = steps_words(
            actions_of(await self.hinted(interaction, viewer)), viewer.table.view(viewer.seat), viewer
        )
        await self.bot.replies.reply(interaction, viewer.words("poudlard-hint", steps=steps))

    async def open_hand(self, interaction: Interaction, press: Press) -> None:
        """My cards, under the board."""
        table = await self.bot.tables.load(press.subject_id)
        if table.row.game != self.key:
            raise RuleError("unknown-button")
        await self.show_hand(interaction, table)

    async def show_hand(self, interaction: Interaction, table: Table) -> None:
        """The asker's cards: to play them on their turn, else to look at."""
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise RuleError("not-seated")
        viewer = await self.bot.panel.viewer(interaction, table, seat)
        page = FACE.page(viewer, HAND) if seat in table.to_act else FACE.hand(viewer)
        await self.bot.replies.show(interaction, page, fresh=True)

    async def seen(self, interaction: Interaction) -> tuple[Viewer, View] | None:
        """The table whose options are being typed, as the asker sees it."""
        viewer = await self.offered(interaction)
        return (viewer, viewer.table.view(viewer.seat)) if viewer else None

    @flip.autocomplete("token")
    async def hidden_tokens(self, interaction: Interaction, current: str) -> Choices:
        """The tokens that can be flipped now."""
        if (seen := await self.seen(interaction)) is None or seen[1].phase == "friday":
            return []
        viewer, view = seen
        down = [SQUARES[square] for square in changeable(view) if not view.tokens[square]]
        labels = {name: viewer.words("poudlard-button-flip", square=name) for name in down}
        return matching(labels, current)

    @pivot.autocomplete("token")
    @choose.autocomplete("token")
    async def open_tokens(self, interaction: Interaction, current: str) -> Choices:
        """The tokens that can be pivoted, or chosen for Friday reshuffle."""
        if (seen := await self.seen(interaction)) is None:
            return []
        viewer, view = seen
        up = {SQUARES[square]: token for square in changeable(view) if (token := view.tokens[square])}
        return matching({name: token_label(name, token, viewer.words) for name, token in up.items()}, current)

    @pivot.autocomplete("way")
    async def turns(self, interaction: Interaction, current: str) -> Choices:
        """How the token named so far can lie after its pivot."""
        square = square_named(square_typed(str(interaction.namespace.token or "")))
        if (seen := await self.seen(interaction)) is None or square is None:
            return []
        viewer, view = seen
        token = view.tokens[square]
        if not token or square not in changeable(view):
            return []
        ways = pivots(token, view.year)
        labels = {str(q): pivot_label(token, turned, viewer.words) for q, turned in ways.items()}
        return matching(labels, current)

    @lay.autocomplete("way")
    async def ways(self, interaction: Interaction, current: str) -> Choices:
        """How the token in hand can lie."""
        if (seen := await self.seen(interaction)) is None or not seen[1].lifted_token:
            return []
        viewer, view = seen
        labels = {way: way_label(openings(way), viewer.words) for way in ways_to_lie(view.lifted_token)}
        return matching(labels, current)

    @move.autocomplete("to")
    async def places(self, interaction: Interaction, current: str) -> Choices:
        """The places within reach, those over a star once more."""
        if (seen := await self.seen(interaction)) is None:
            return []
        viewer, view = seen
        seat, words = viewer.seat or 0, viewer.words
        labels = {
            PLACES[place] + STAR_SIGN * star: stop_label(view, seat, place, star=star, words=words)
            for place, star in ranked_stops(view, seat)
        }
        return matching(labels, current)

    @card.autocomplete("card")
    async def cards(self, interaction: Interaction, current: str) -> Choices:
        """The cards that can be played now."""
        if (seen := await self.seen(interaction)) is None:
            return []
        viewer, view = seen
        return matching({card: card_word(viewer.words, card) for card in view.playable}, current)

    @card.autocomplete("target")
    async def targets(self, interaction: Interaction, current: str) -> Choices:
        """What the card named so far can be played on."""
        return await self.aims(interaction, current, [])

    @card.autocomplete("other")
    async def others(self, interaction: Interaction, current: str) -> Choices:
        """What it can be played on besides."""
        return await self.aims(interaction, current, [str(interaction.namespace.target or "")])

    async def aims(self, interaction: Interaction, current: str, chosen: list[str]) -> Choices:
        """The targets that can follow those already named."""
        card = card_named(str(interaction.namespace.card or ""))
        if (seen := await self.seen(interaction)) is None or card not in seen[1].playable:
            return []
        viewer, view = seen
        before: list[str] = []
        for name in chosen:
            if name not in next_targets(view, card, before):
                return []
            before.append(name)
        able = next_targets(view, card, before)
        return matching({name: target_label(card, name, view, viewer) for name in able}, current)

    for command in (roll, flip, lay, pivot, choose, move, card, end, hand, hint):
        command.autocomplete("number")(Acts.numbers)


def square_typed(text: str) -> str:
    """A square as it may be typed: "d4", " D4 "."""
    return typed(text).upper()


def quarters_typed(text: str) -> int:
    """Quarter turns: a number that Discord offers, and no other text."""
    if text not in ("1", "2", "3"):
        raise RuleError("option-not-understood")
    return int(text)


def move_typed(text: str) -> MovePawn:
    """A place, and whether the way there goes over a star."""
    is_star = text.strip().endswith(STAR_SIGN)
    name = typed(text.strip().removesuffix(STAR_SIGN))
    return MovePawn(name.lower() if name.lower() in ZONES else name.upper(), star=is_star)


def card_typed(name: str, targets: list[str]) -> Action:
    """A card and its targets; a player is meant by the number that Discord offers."""
    card = card_named(name)
    if card is None:
        raise RuleError("poudlard-no-such-card", card=typed(name))
    if TARGETS[card][1]:
        if not all(target in ("0", "1", "2", "3") for target in targets):
            raise RuleError("option-not-understood")
        return PlayCard(card, seats=tuple(map(int, targets)))
    return PlayCard(card, squares=tuple(map(square_typed, targets)))
