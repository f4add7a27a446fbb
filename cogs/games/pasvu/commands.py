"""`/pasvu …`: the keyhole's side, the midnight cards and a hint; the moves are in `planning_commands`."""

from cogs.games.pasvu.action_words import step_words
from cogs.games.pasvu.face import FACE
from cogs.games.pasvu.midnight_panel import choice_words, middle_of, offered
from cogs.games.pasvu.planning_commands import PasvuMoves, pasvu
from cogs.games.pasvu.side_panel import open_sides
from cogs.games.pasvu.words import ghost_named, seat_of, side_words, view_of
from cogs.panels.game_commands import Choices, GameCommands, typed
from cogs.tables.viewer import Viewer
from cogs.ui import Interaction
from cogs.ui.slash import matching, slash
from engine.core import RuleError
from engine.pasvu.midnight import sneaks
from engine.pasvu.model import SIDES, ChooseSide, GrowGhost, PassCard, SneakGhost, TagGhost
from render.pasvu.scene import ghost_name


class PasvuCog(PasvuMoves):
    """Side, tag, sneak, grow, pass, hint; furniture and plans are the mixin's."""

    @slash("pasvu-side", parent=pasvu)
    async def side(self, interaction: Interaction, side: str, number: int | None = None) -> None:
        """V6: the side for the keyhole."""
        viewer = await self.mine(interaction, number)
        await self.act(interaction, viewer, side_typed(side, viewer))

    @slash("pasvu-tag", parent=pasvu)
    async def tag(self, interaction: Interaction, ghost: str, number: int | None = None) -> None:
        """V30: replace a small ghost of the right neighbour."""
        viewer = await self.mine(interaction, number)
        await self.act(interaction, viewer, TagGhost(ghost_named(typed(ghost), viewer.words)))

    @slash("pasvu-sneak", parent=pasvu)
    async def sneak(self, interaction: Interaction, spot: str, number: int | None = None) -> None:
        """V30: set a small ghost in the third row."""
        viewer = await self.mine(interaction, number)
        await self.act(interaction, viewer, sneak_typed(spot, viewer))

    @slash("pasvu-grow", parent=pasvu)
    async def grow(self, interaction: Interaction, ghost: str, into: str, number: int | None = None) -> None:
        """V33: replace a ghost by a larger one."""
        viewer = await self.mine(interaction, number)
        growth = GrowGhost(ghost_named(typed(ghost), viewer.words), ghost_named(typed(into), viewer.words))
        await self.act(interaction, viewer, growth)

    @slash("pasvu-pass", parent=pasvu)
    async def pass_card(self, interaction: Interaction, number: int | None = None) -> None:
        """V33: replace nothing."""
        await self.act(interaction, await self.mine(interaction, number), PassCard())

    @slash("pasvu-hint", parent=pasvu)
    async def hint(self, interaction: Interaction, number: int | None = None) -> None:
        """What the stand-in would do in this step, in words."""
        viewer = await self.mine(interaction, number)
        (action,) = FACE.actions(viewer, await self.hinted(interaction, viewer))
        await self.bot.replies.reply(interaction, viewer.words("pasvu-hint", step=step_words(action, viewer)))

    @side.autocomplete("side")
    async def sides(self, interaction: Interaction, current: str) -> Choices:
        """V7: the sides where the keyhole is not."""
        viewer = await self.offered_in(interaction, "side")
        if viewer is None:
            return []
        labels = {side: side_words(side, viewer.words) for side in open_sides(view_of(viewer))}
        return matching(labels, current)

    @tag.autocomplete("ghost")
    async def tags(self, interaction: Interaction, current: str) -> Choices:
        """V30: the neighbour's ghosts that can be tagged."""
        viewer = await self.offered_in(interaction, "midnight")
        if viewer is None:
            return []
        choices = offered(view_of(viewer), seat_of(viewer)).values()
        labels = {c.ghost: choice_words(c, viewer) for c in choices if isinstance(c, TagGhost)}
        return matching(labels, current)

    @sneak.autocomplete("spot")
    async def places(self, interaction: Interaction, current: str) -> Choices:
        """V30: the places in the third row."""
        viewer = await self.offered_in(interaction, "midnight")
        if viewer is None:
            return []
        return await self.bot.workers.run(lambda: matching(sneak_labels(viewer), current))

    @grow.autocomplete("ghost")
    async def growing(self, interaction: Interaction, current: str) -> Choices:
        """V33: one's ghosts that can be replaced."""
        viewer = await self.offered_in(interaction, "midnight")
        if viewer is None:
            return []
        choices = offered(view_of(viewer), seat_of(viewer)).values()
        labels = {c.ghost: ghost_name(viewer.words, c.ghost) for c in choices if isinstance(c, GrowGhost)}
        return matching(labels, current)

    @grow.autocomplete("into")
    async def grown(self, interaction: Interaction, current: str) -> Choices:
        """V33: the larger ghosts that fit where the one named so far stands."""
        viewer = await self.offered_in(interaction, "midnight")
        if viewer is None:
            return []
        ghost = ghost_named(str(interaction.namespace.ghost or ""), viewer.words)
        choices = offered(view_of(viewer), seat_of(viewer)).values()
        growths = [c.into for c in choices if isinstance(c, GrowGhost) and c.ghost == ghost]
        return matching({into: ghost_name(viewer.words, into) for into in growths}, current)

    async def offered_in(self, interaction: Interaction, phase: str) -> Viewer | None:
        """The table whose options are being typed, if the asker is to act there in this step."""
        viewer = await self.offered(interaction)
        return viewer if viewer and view_of(viewer).phase == phase else None

    for command in (side, tag, sneak, grow, pass_card, hint):
        command.autocomplete("number")(GameCommands.numbers)


def side_typed(text: str, viewer: Viewer) -> ChooseSide:
    """A side as Discord offers it, or as it is called in the asker's language."""
    wanted = typed(text)
    for side in SIDES:
        if wanted.casefold() in (side, side_words(side, viewer.words)):
            return ChooseSide(side)
    raise RuleError("pasvu-no-such-side", side=wanted)


def sneak_labels(viewer: Viewer) -> dict[str, str]:
    """V30: the places in the third row as they are offered."""
    choices = offered(view_of(viewer), seat_of(viewer)).items()
    return {draft: choice_words(c, viewer) for draft, c in choices if isinstance(c, SneakGhost)}


def sneak_typed(text: str, viewer: Viewer) -> SneakGhost:
    """A place that Discord offers; a cell alone stands for its middle, as in the panel."""
    wanted, view = typed(text), view_of(viewer)
    choices = offered(view, seat_of(viewer)) if view.phase == "midnight" else {}
    for draft, choice in choices.items():
        if isinstance(choice, SneakGhost) and wanted.casefold() == draft.casefold():
            return choice
    cell = wanted.upper()
    sneaky = any(isinstance(choice, SneakGhost) and choice.cell == cell for choice in choices.values())
    if not sneaky:
        return SneakGhost(cell)
    stand = middle_of([stand for place, stand in sneaks(view, seat_of(viewer)) if place == cell])
    return SneakGhost(cell, stand.spot, stand.level)
