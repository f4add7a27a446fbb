"""`/secret …`: every act of Le labyrinthe secret as a slash command. The same code as the panel's."""

from discord import app_commands

import render.secret as pictures
from cogs.games.secret.draft import SEATS, STAKES, read_draft, stakes
from cogs.games.secret.words import part_words, place_label, signs_words
from cogs.panels.game_commands import GameCommands, offer_numbers, offers, typed
from cogs.tables.viewer import Viewer
from cogs.ui.answers import Answer
from cogs.ui.names import escaped
from cogs.ui.slash import choices, slash
from engine.core import RuleError
from engine.secret import model
from engine.secret.duel import SIGNS
from engine.secret.layout import CENTRE, CORRIDORS, RINGS
from engine.secret.model import Sign, View
from locales import Words
from render.secret.panel import free, reachable


def rival_labels(viewer: Viewer) -> dict[str, str]:
    """The players who may be challenged now."""
    view: View = viewer.view
    return {str(seat): viewer.names[seat] for seat in view.rivals}


def cell_labels(viewer: Viewer) -> dict[str, str]:
    """The cells that may be chosen now, with what lies on them."""
    view: View = viewer.view
    places = reachable(view) if view.phase == "move" else free(view) if view.phase == "place" else ()
    return {RINGS.names[place]: place_label(view, place, viewer.words) for place in places}


class SecretCog(GameCommands):
    """Turn, move, take, duel, choose, place, pass, hint."""

    @slash("secret-turn")
    @app_commands.choices(part=choices("secret-part", ("b", "d", "f")))
    async def turn(self, answer: Answer, part: str, by: int = 1, number: int | None = None) -> None:
        """S3: turn a corridor by one notch, or the centre by any number."""
        viewer = await self.mine(answer, number)
        ring = typed(part).upper()
        await self.act(answer, viewer, model.TurnCentre(by) if ring == CENTRE else self._ring(ring, by))

    def _ring(self, ring: str, by: int) -> model.TurnRing:
        # S3: a corridor turns by exactly one notch; any other number is refused, not made one.
        if ring in CORRIDORS and by != 1:
            raise RuleError("secret-one-notch")
        return model.TurnRing(ring)

    @slash("secret-move")
    async def move(self, answer: Answer, cell: str, number: int | None = None) -> None:
        """S6: go to a cell; the pawn's own cell means to stay."""
        await self.do(answer, number, model.MovePawn(typed(cell).upper()))

    @slash("secret-take")
    async def take(self, answer: Answer, number: int | None = None) -> None:
        """S8: take the target without moving, from its own cell."""
        viewer = await self.mine(answer, number)
        view: View = viewer.view
        own = view.pawns[viewer.seat or 0]
        if view.phase == "move" and own != view.target_place:
            raise RuleError("secret-not-on-target")
        await self.act(answer, viewer, model.MovePawn(RINGS.names[own or 0]))

    @slash("secret-duel")
    @app_commands.choices(stake=choices("secret-stake", tuple(STAKES)))
    async def duel(
        self, answer: Answer, rival: str, stake: str | None = None, number: int | None = None
    ) -> None:
        """S9 to S11: challenge a pawn on the same cell."""
        viewer = await self.mine(answer, number)
        view: View = viewer.view
        if rival not in SEATS[: len(viewer.names)]:
            raise RuleError("option-not-understood")
        wanted = stake or stakes(view)[0]
        if wanted not in STAKES:
            raise RuleError("option-not-understood")
        await self.act(answer, viewer, model.Challenge(SEATS.index(rival), STAKES[wanted]))

    @slash("secret-pass")
    async def give_up_duel(self, answer: Answer, number: int | None = None) -> None:
        """S9: waive the challenge; S6: before that, stay in place."""
        viewer = await self.mine(answer, number)
        view: View = viewer.view
        own = RINGS.names[view.pawns[viewer.seat or 0] or 0]
        await self.act(answer, viewer, model.MovePawn(own) if view.phase == "move" else model.EndTurn())

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
        viewer = await self.mine(answer, number)
        signs = (sign_of(first), sign_of(second), sign_of(third))
        await self.act(answer, viewer, model.ChooseSigns(signs))

    @slash("secret-place")
    async def place(self, answer: Answer, cell: str, number: int | None = None) -> None:
        """S13: set the loser's pawn."""
        await self.do(answer, number, model.PlacePawn(typed(cell).upper()))

    @slash("secret-hint")
    async def hint(self, answer: Answer, number: int | None = None) -> None:
        """What the stand-in would do next, in words."""
        viewer = await self.mine(answer, number)
        view: View = viewer.view
        draft = read_draft(await self.hinted(answer, viewer), view)
        await answer.tell(hint_words(view, draft, viewer.names, viewer.words))

    move.autocomplete("cell")(offers(cell_labels))
    place.autocomplete("cell")(offers(cell_labels))
    duel.autocomplete("rival")(offers(rival_labels))
    offer_numbers(turn, move, take, duel, give_up_duel, choose, place, hint)


def sign_of(text: str) -> Sign:
    """A sign that Discord offers, and no other text."""
    for sign in SIGNS:
        if sign == text:
            return sign
    raise RuleError("option-not-understood")


def hint_words(view: View, draft: pictures.Draft, names: tuple[str, ...], words: Words) -> str:
    """A suggestion in one sentence."""
    match view.phase:
        case "change" if draft.part:
            return words("secret-hint-change", part=part_words(draft.part, words), by=draft.by or 1)
        case "move" | "place" if draft.to:
            return words(f"secret-hint-{view.phase}", place=draft.to)
        case "challenge" if draft.rival is not None and draft.stake:
            return words(f"secret-hint-duel-{draft.stake}", name=escaped(names[draft.rival]))
        case "duel":
            return words("secret-hint-signs", signs=signs_words(draft.signs, words))
        case _:
            return words("secret-hint-pass")
