"""`/junior …`: every act of Labyrinthe Junior as a slash command. The same code as the panel's."""

from typing import ClassVar

from cogs.games.junior.draft import Plan, read_plan, spare_sides, view_after
from cogs.games.junior.words import sides_words, slot_label, slot_words, treasure_words
from cogs.panels.game_commands import Acts, Choices, typed
from cogs.ui import Interaction
from cogs.ui.slash import group, matching, slash
from engine.junior.layout import MAZE, treasure_of
from engine.junior.model import MovePawn, PushTile, View
from engine.junior.turn import ways_to_lie
from engine.mazes.sliding import OPENINGS, glyph, openings


class JuniorCog(Acts):
    """Push, move, stay, hint."""

    key: ClassVar = "junior"
    junior = group("junior")

    @slash("junior-push", parent=junior)
    async def push(
        self, interaction: Interaction, slot: str, turned: str | None = None, number: int | None = None
    ) -> None:
        """J4: push the spare in."""
        viewer = await self.mine(interaction, number)
        sides = turned or spare_sides(viewer.table.view(viewer.seat))
        await self.act(interaction, viewer, PushTile(slot_typed(slot), typed(sides).upper()))

    @slash("junior-move", parent=junior)
    async def move(self, interaction: Interaction, square: str, number: int | None = None) -> None:
        """J7: go to a square."""
        viewer = await self.mine(interaction, number)
        await self.act(interaction, viewer, MovePawn(typed(square).upper()))

    @slash("junior-stay", parent=junior)
    async def stay(self, interaction: Interaction, number: int | None = None) -> None:
        """J12: staying is always legal."""
        viewer = await self.mine(interaction, number)
        view: View = viewer.table.view(viewer.seat)
        await self.act(interaction, viewer, MovePawn(MAZE.names[view.pawns[viewer.seat or 0]]))

    @slash("junior-hint", parent=junior)
    async def hint(self, interaction: Interaction, number: int | None = None) -> None:
        """What the stand-in would play, in words."""
        viewer = await self.mine(interaction, number)
        plan = read_plan(await self.hinted(interaction, viewer), viewer.table.view(viewer.seat))
        words = viewer.words
        if not plan.slot:
            await self.bot.replies.reply(interaction, words("junior-hint-move", square=plan.to))
            return
        turned = f"{glyph(openings(plan.sides))} ({sides_words(plan.sides, words)})"
        text = words("junior-hint-turn", slot=slot_label(plan.slot), turned=turned, square=plan.to)
        await self.bot.replies.reply(interaction, text)

    @push.autocomplete("slot")
    async def slots(self, interaction: Interaction, current: str) -> Choices:
        """The slots that are allowed now."""
        viewer = await self.offered(interaction)
        if viewer is None:
            return []
        view: View = viewer.table.view(viewer.seat)
        words = viewer.words
        labels = {
            slot: f"{slot_label(slot)} · {slot_words(slot, words)}"
            for slot in MAZE.slots
            if slot != view.banned and view.phase == "push"
        }
        return matching(labels, current)

    @push.autocomplete("turned")
    async def turns(self, interaction: Interaction, current: str) -> Choices:
        """The ways in which the spare can lie, told with the slot chosen so far."""
        viewer = await self.offered(interaction)
        if viewer is None:
            return []
        view: View = viewer.table.view(viewer.seat)
        words = viewer.words
        slot = str(interaction.namespace.slot or "")
        lead = f"{slot_words(slot, words)} — " if slot in MAZE.slots else ""
        labels = {
            way: lead
            + words("junior-spare-turned", glyph=glyph(openings(way)), sides=sides_words(way, words))
            for way in ways_to_lie(view.spare & OPENINGS)
        }
        return matching(labels, current)

    @move.autocomplete("square")
    async def squares(self, interaction: Interaction, current: str) -> Choices:
        """The squares within reach, with what lies on them."""
        viewer = await self.offered(interaction)
        if viewer is None or (view := view_after(viewer.table.view(viewer.seat), Plan())) is None:
            return []
        words = viewer.words
        labels: dict[str, str] = {}
        for square in MAZE.reach(view.tiles, view.pawns[viewer.seat or 0]):
            treasure = treasure_of(view.tiles[square])
            name = MAZE.names[square]
            facts = {"square": name, "treasure": treasure_words(treasure, words)} if treasure else {}
            labels[name] = words("junior-square-with", **facts) if treasure else name
        return matching(labels, current)

    for command in (push, move, stay, hint):
        command.autocomplete("number")(Acts.numbers)


def slot_typed(text: str) -> str:
    """A slot by its value or as its tab shows it: "B ↓", "b↓"."""
    wanted = text.replace(" ", "").upper()
    return next((s for s in MAZE.slots if wanted in (s, slot_label(s).replace(" ", ""))), typed(text))
