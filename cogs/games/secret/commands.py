"""`/secret …`: every act of Le labyrinthe secret as a slash command. The same code as the panel's."""

from typing import get_args

from discord import app_commands

from cogs.games.secret.draft import offered, signs_draft
from cogs.games.secret.words import choice_words, label
from cogs.panels.game_commands import GameCommands, offer_numbers, offers, typed
from cogs.tables.viewer import Viewer
from cogs.ui.answers import Answer
from cogs.ui.slash import choices, slash
from engine.core import RuleError
from engine.secret import model
from engine.secret.duel import SIGNS
from engine.secret.layout import CENTRE, CORRIDORS, RINGS
from engine.secret.model import NOTATION, Action, MovePawn, PlacePawn, Stake, View


def rival_labels(viewer: Viewer[View]) -> dict[str, str]:
    """The players who may be challenged now."""
    return {str(seat): viewer.names[seat] for seat in viewer.view.rivals}


def cell_labels(viewer: Viewer[View]) -> dict[str, str]:
    """The cells that may be chosen now, as the panel calls them."""
    actions = offered(viewer.view)
    return {each.to: label(viewer, each) for each in actions if isinstance(each, MovePawn | PlacePawn)}


class SecretCog(GameCommands):
    """Turn, move, take, duel, choose, place, pass, hint."""

    @slash("secret-turn")
    @app_commands.choices(part=choices("secret-part", ("b", "d", "f")))
    async def turn(self, answer: Answer, part: str, by: int = 1, number: int | None = None) -> None:
        """S3: turn a corridor by one notch, or the centre by any number."""
        ring = typed(part).upper()
        await self.do(answer, number, model.TurnCentre(by) if ring == CENTRE else self._ring(ring, by))

    def _ring(self, ring: str, by: int) -> model.TurnRing:
        # S3: a corridor turns by exactly one notch; any other number is refused, not made one.
        if ring in CORRIDORS and by != 1:
            raise RuleError("secret-one-notch")
        return model.TurnRing(ring)

    @slash("secret-move")
    async def move(self, answer: Answer, cell: str, number: int | None = None) -> None:
        """S6: go to a cell; the pawn's own cell means to stay."""
        await self.do(answer, number, MovePawn(typed(cell).upper()))

    @slash("secret-take")
    async def take(self, answer: Answer, number: int | None = None) -> None:
        """S8: take the target without moving, from its own cell."""

        def taken(viewer: Viewer[View]) -> MovePawn:
            own = viewer.view.pawns[viewer.seat or 0]
            if viewer.view.phase == "move" and own != viewer.view.target_place:
                raise RuleError("secret-not-on-target")
            return MovePawn(RINGS.names[own or 0])

        await self.do(answer, number, taken)

    @slash("secret-duel")
    @app_commands.choices(stake=choices("secret-stake", get_args(Stake)))
    async def duel(
        self, answer: Answer, rival: str, stake: str | None = None, number: int | None = None
    ) -> None:
        """S9 to S11: challenge a pawn on the same cell."""

        def challenged(viewer: Viewer[View]) -> Action:
            return read(f"c{rival}-{stake or ('target' if viewer.view.must_duel else 'one')}")

        await self.do(answer, number, challenged)

    @slash("secret-pass")
    async def give_up_duel(self, answer: Answer, number: int | None = None) -> None:
        """S9: waive the challenge; S6: before that, stay in place."""

        def waived(viewer: Viewer[View]) -> Action:
            own = RINGS.names[viewer.view.pawns[viewer.seat or 0] or 0]
            return MovePawn(own) if viewer.view.phase == "move" else model.EndTurn()

        await self.do(answer, number, waived)

    @slash("secret-choose")
    @app_commands.choices(
        first=choices("secret-sign", SIGNS),
        second=choices("secret-sign", SIGNS),
        third=choices("secret-sign", SIGNS),
    )
    async def choose(
        self, answer: Answer, first: str, second: str, third: str, number: int | None = None
    ) -> None:
        """S12: three signs in order, in secret."""
        await self.do(answer, number, read(signs_draft((first, second, third))))

    @slash("secret-place")
    async def place(self, answer: Answer, cell: str, number: int | None = None) -> None:
        """S13: set the loser's pawn."""
        await self.do(answer, number, PlacePawn(typed(cell).upper()))

    @slash("secret-hint")
    async def hint(self, answer: Answer, number: int | None = None) -> None:
        """What the stand-in would do next, in words."""
        viewer = await self.mine(answer, number)
        action = read(await self.hinted(answer, viewer))
        await answer.tell(choice_words(viewer, action, "hint"))

    move.autocomplete("cell")(offers(cell_labels))
    place.autocomplete("cell")(offers(cell_labels))
    duel.autocomplete("rival")(offers(rival_labels))
    offer_numbers(turn, move, take, duel, give_up_duel, choose, place, hint)


def read(text: str) -> Action:
    """An action of options that Discord offers, and of no other text."""
    try:
        return NOTATION.parse(text)
    except RuleError:
        raise RuleError("option-not-understood") from None
