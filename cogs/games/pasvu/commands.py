"""`/pasvu …`: the keyhole's side, the midnight cards and a hint; the moves are in `planning_commands`."""

from cogs.games.pasvu.action_words import step_words
from cogs.games.pasvu.midnight_panel import Choice, choice_words, middle_of, offered
from cogs.games.pasvu.side_panel import open_sides
from cogs.games.pasvu.words import ghost_named, seat_of, side_words, view_of
from cogs.panels.game_commands import Choices, GameCommands, offer_numbers, offers, typed
from cogs.tables.viewer import Viewer
from cogs.ui import Interaction
from cogs.ui.answers import Answer
from cogs.ui.slash import matching, slash
from engine.core import RuleError
from engine.pasvu.midnight import sneaks
from engine.pasvu.model import SIDES, ChooseSide, GrowGhost, PassCard, SneakGhost, TagGhost
from render.pasvu.scene import ghost_name


def side_labels(viewer: Viewer) -> dict[str, str]:
    """V7: the sides where the keyhole is not."""
    view = view_of(viewer)
    sides = open_sides(view) if view.phase == "side" else ()
    return {side: side_words(side, viewer.words) for side in sides}


def card_choices(viewer: Viewer) -> dict[str, Choice]:
    """V30, V33: what the midnight card lets the player do, by draft; nothing in another step."""
    view = view_of(viewer)
    return offered(view, seat_of(viewer)) if view.phase == "midnight" else {}


def tag_labels(viewer: Viewer) -> dict[str, str]:
    """V30: the neighbour's ghosts that can be tagged."""
    tags = [choice for choice in card_choices(viewer).values() if isinstance(choice, TagGhost)]
    return {tag.ghost: choice_words(tag, viewer) for tag in tags}


def sneak_labels(viewer: Viewer) -> dict[str, str]:
    """V30: the places in the third row."""
    choices = card_choices(viewer).items()
    return {draft: choice_words(c, viewer) for draft, c in choices if isinstance(c, SneakGhost)}


def growing_labels(viewer: Viewer) -> dict[str, str]:
    """V33: one's ghosts that can be replaced."""
    grown = [choice.ghost for choice in card_choices(viewer).values() if isinstance(choice, GrowGhost)]
    return {ghost: ghost_name(viewer.words, ghost) for ghost in grown}


def grown_labels(viewer: Viewer, named: str) -> dict[str, str]:
    """V33: the larger ghosts that fit where the one named so far stands."""
    ghost = ghost_named(named, viewer.words)
    growths = [choice for choice in card_choices(viewer).values() if isinstance(choice, GrowGhost)]
    return {growth.into: ghost_name(viewer.words, growth.into) for growth in growths if growth.ghost == ghost}


class PasvuCog(GameCommands):
    """Side, tag, sneak, grow, pass, hint."""

    @slash("pasvu-side")
    async def side(self, answer: Answer, side: str, number: int | None = None) -> None:
        """V6: the side for the keyhole."""
        viewer = await self.mine(answer, number)
        await self.act(answer, viewer, side_typed(side, viewer))

    @slash("pasvu-tag")
    async def tag(self, answer: Answer, ghost: str, number: int | None = None) -> None:
        """V30: replace a small ghost of the right neighbour."""
        viewer = await self.mine(answer, number)
        await self.act(answer, viewer, TagGhost(ghost_named(typed(ghost), viewer.words)))

    @slash("pasvu-sneak")
    async def sneak(self, answer: Answer, spot: str, number: int | None = None) -> None:
        """V30: set a small ghost in the third row."""
        viewer = await self.mine(answer, number)
        await self.act(answer, viewer, sneak_typed(spot, viewer))

    @slash("pasvu-grow")
    async def grow(self, answer: Answer, ghost: str, into: str, number: int | None = None) -> None:
        """V33: replace a ghost by a larger one."""
        viewer = await self.mine(answer, number)
        growth = GrowGhost(ghost_named(typed(ghost), viewer.words), ghost_named(typed(into), viewer.words))
        await self.act(answer, viewer, growth)

    @slash("pasvu-pass")
    async def pass_card(self, answer: Answer, number: int | None = None) -> None:
        """V33: replace nothing."""
        await self.do(answer, number, PassCard())

    @slash("pasvu-hint")
    async def hint(self, answer: Answer, number: int | None = None) -> None:
        """What the stand-in would do in this step, in words."""
        viewer = await self.mine(answer, number)
        (action,) = self.face.actions(viewer, await self.hinted(answer, viewer))
        await answer.tell(viewer.words("pasvu-hint", step=step_words(action, viewer)))

    @sneak.autocomplete("spot")
    async def places(self, interaction: Interaction, current: str) -> Choices:
        """V30: the places in the third row."""
        viewer = await self.offered(interaction)
        return await self.parts.workers.run(lambda: matching(sneak_labels(viewer), current)) if viewer else []

    side.autocomplete("side")(offers(side_labels))
    tag.autocomplete("ghost")(offers(tag_labels))
    grow.autocomplete("ghost")(offers(growing_labels))
    grow.autocomplete("into")(offers(grown_labels, "ghost"))
    offer_numbers(side, tag, sneak, grow, pass_card, hint)


def side_typed(text: str, viewer: Viewer) -> ChooseSide:
    """A side as Discord offers it, or as it is called in the asker's language."""
    wanted = typed(text)
    for side in SIDES:
        if wanted.casefold() in (side, side_words(side, viewer.words)):
            return ChooseSide(side)
    raise RuleError("pasvu-no-such-side", side=wanted)


def sneak_typed(text: str, viewer: Viewer) -> SneakGhost:
    """A place that Discord offers; a cell alone stands for its middle, as in the panel."""
    wanted, choices = typed(text), card_choices(viewer)
    for draft, choice in choices.items():
        if isinstance(choice, SneakGhost) and wanted.casefold() == draft.casefold():
            return choice
    cell = wanted.upper()
    sneaky = any(isinstance(choice, SneakGhost) and choice.cell == cell for choice in choices.values())
    if not sneaky:
        return SneakGhost(cell)
    stand = middle_of([stand for place, stand in sneaks(view_of(viewer), seat_of(viewer)) if place == cell])
    return SneakGhost(cell, stand.spot, stand.level)
