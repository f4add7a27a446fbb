"""`/pasvu …`: the keyhole's side, the midnight cards and a hint; the moves are in `planning_commands`."""

from cogs.games.pasvu.action_words import step_words
from cogs.games.pasvu.face import FACE
from cogs.games.pasvu.midnight_panel import choice_words, middle_of, offered
from cogs.games.pasvu.planning_commands import PasvuMoves, pasvu
from cogs.games.pasvu.side_panel import open_sides
from cogs.games.pasvu.words import ghost_named, seat_of, side_words, view_of
from cogs.panels.face import Asked
from cogs.panels.game_commands import Acts, Choices, typed
from cogs.ui import Asker
from cogs.ui.slash import matching, slash
from engine.core import RuleError
from engine.pasvu.midnight import sneaks
from engine.pasvu.model import SIDES, ChooseSide, GrowGhost, PassCard, SneakGhost, TagGhost
from render.pasvu.scene import ghost_name


class PasvuCog(PasvuMoves):
    """Side, tag, sneak, grow, pass, hint; furniture and plans are the mixin's."""

    @slash("pasvu-side", parent=pasvu)
    async def side(self, interaction: Asker, side: str, number: int | None = None) -> None:
        """V6: the side for the keyhole."""
        asked = await self.mine(interaction, number)
        await self.act(interaction, asked, side_typed(side, asked))

    @slash("pasvu-tag", parent=pasvu)
    async def tag(self, interaction: Asker, ghost: str, number: int | None = None) -> None:
        """V30: replace a small ghost of the right neighbour."""
        asked = await self.mine(interaction, number)
        await self.act(interaction, asked, TagGhost(ghost_named(typed(ghost), asked.words)))

    @slash("pasvu-sneak", parent=pasvu)
    async def sneak(self, interaction: Asker, spot: str, number: int | None = None) -> None:
        """V30: set a small ghost in the third row."""
        asked = await self.mine(interaction, number)
        await self.act(interaction, asked, sneak_typed(spot, asked))

    @slash("pasvu-grow", parent=pasvu)
    async def grow(self, interaction: Asker, ghost: str, into: str, number: int | None = None) -> None:
        """V33: replace a ghost by a larger one."""
        asked = await self.mine(interaction, number)
        growth = GrowGhost(ghost_named(typed(ghost), asked.words), ghost_named(typed(into), asked.words))
        await self.act(interaction, asked, growth)

    @slash("pasvu-pass", parent=pasvu)
    async def pass_card(self, interaction: Asker, number: int | None = None) -> None:
        """V33: replace nothing."""
        await self.act(interaction, await self.mine(interaction, number), PassCard())

    @slash("pasvu-hint", parent=pasvu)
    async def hint(self, interaction: Asker, number: int | None = None) -> None:
        """What the stand-in would do in this step, in words."""
        asked = await self.mine(interaction, number)
        (action,) = FACE.actions(asked, await self.hinted(interaction, asked))
        await self.bot.talk.reply(interaction, asked.words("pasvu-hint", step=step_words(action, asked)))

    @side.autocomplete("side")
    async def sides(self, interaction: Asker, current: str) -> Choices:
        """V7: the sides where the keyhole is not."""
        asked = await self.offered_in(interaction, "side")
        if asked is None:
            return []
        labels = {side: side_words(side, asked.words) for side in open_sides(view_of(asked))}
        return matching(labels, current)

    @tag.autocomplete("ghost")
    async def tags(self, interaction: Asker, current: str) -> Choices:
        """V30: the neighbour's ghosts that can be tagged."""
        asked = await self.offered_in(interaction, "midnight")
        if asked is None:
            return []
        choices = offered(view_of(asked), seat_of(asked)).values()
        labels = {c.ghost: choice_words(c, asked) for c in choices if isinstance(c, TagGhost)}
        return matching(labels, current)

    @sneak.autocomplete("spot")
    async def places(self, interaction: Asker, current: str) -> Choices:
        """V30: the places in the third row."""
        asked = await self.offered_in(interaction, "midnight")
        if asked is None:
            return []
        return await self.bot.workers.run(lambda: matching(sneak_labels(asked), current))

    @grow.autocomplete("ghost")
    async def growing(self, interaction: Asker, current: str) -> Choices:
        """V33: one's ghosts that can be replaced."""
        asked = await self.offered_in(interaction, "midnight")
        if asked is None:
            return []
        choices = offered(view_of(asked), seat_of(asked)).values()
        labels = {c.ghost: ghost_name(asked.words, c.ghost) for c in choices if isinstance(c, GrowGhost)}
        return matching(labels, current)

    @grow.autocomplete("into")
    async def grown(self, interaction: Asker, current: str) -> Choices:
        """V33: the larger ghosts that fit where the one named so far stands."""
        asked = await self.offered_in(interaction, "midnight")
        if asked is None:
            return []
        ghost = ghost_named(str(interaction.namespace.ghost or ""), asked.words)
        choices = offered(view_of(asked), seat_of(asked)).values()
        growths = [c.into for c in choices if isinstance(c, GrowGhost) and c.ghost == ghost]
        return matching({into: ghost_name(asked.words, into) for into in growths}, current)

    async def offered_in(self, interaction: Asker, phase: str) -> Asked | None:
        """The table whose options are being typed, if the asker is to act there in this step."""
        asked = await self.offered(interaction)
        return asked if asked and view_of(asked).phase == phase else None

    for command in (side, tag, sneak, grow, pass_card, hint):
        command.autocomplete("number")(Acts.numbers)


def side_typed(text: str, asked: Asked) -> ChooseSide:
    """A side as Discord offers it, or as it is called in the asker's language."""
    wanted = typed(text)
    for side in SIDES:
        if wanted.casefold() in (side, side_words(side, asked.words)):
            return ChooseSide(side)
    raise RuleError("pasvu-no-such-side", side=wanted)


def sneak_labels(asked: Asked) -> dict[str, str]:
    """V30: the places in the third row as they are offered."""
    choices = offered(view_of(asked), seat_of(asked)).items()
    return {draft: choice_words(c, asked) for draft, c in choices if isinstance(c, SneakGhost)}


def sneak_typed(text: str, asked: Asked) -> SneakGhost:
    """A place that Discord offers; a cell alone stands for its middle, as in the panel."""
    wanted, view = typed(text), view_of(asked)
    choices = offered(view, seat_of(asked)) if view.phase == "midnight" else {}
    for draft, choice in choices.items():
        if isinstance(choice, SneakGhost) and wanted.casefold() == draft.casefold():
            return choice
    cell = wanted.upper()
    sneaky = any(isinstance(choice, SneakGhost) and choice.cell == cell for choice in choices.values())
    if not sneaky:
        return SneakGhost(cell)
    stand = middle_of([stand for place, stand in sneaks(view, seat_of(asked)) if place == cell])
    return SneakGhost(cell, stand.spot, stand.level)
