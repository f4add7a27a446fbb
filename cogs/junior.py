"""`/junior …`: every act of Labyrinthe Junior as a slash command. The same code as the panel's."""

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.boards import my_numbers
from cogs.commands import group, matching, slash
from cogs.faces.junior import (
    Plan,
    read_plan,
    sides_words,
    slot_label,
    slot_words,
    spare_sides,
    treasure_words,
    view_after,
)
from cogs.names import escaped
from cogs.play import find_table
from cogs.tables import Table, seat_to_act
from engine.core import RuleError, Seat
from engine.core.sliding import OPENINGS, glyph, openings
from engine.junior.layout import MAZE, treasure_of
from engine.junior.model import MovePawn, PushTile, View
from engine.junior.turn import ways_to_lie

if TYPE_CHECKING:
    from bot import Dedale

Asker = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]


class JuniorCog(commands.Cog):
    """Push, move, stay, hint."""

    junior = group("junior")

    def __init__(self, bot: "Dedale") -> None:
        self.bot = bot

    async def mine(self, interaction: Asker, number: int | None) -> tuple[Table, Seat]:
        """The asker's table of this game, on their turn."""
        table = await find_table(self.bot, interaction, "junior", number)
        return table, seat_to_act(table, interaction.user.id)

    @slash("junior-push", parent=junior)
    async def push(
        self, interaction: Asker, slot: str, turned: str | None = None, number: int | None = None
    ) -> None:
        """J4: push the spare in."""
        table, seat = await self.mine(interaction, number)
        sides = turned or spare_sides(table.view(seat))
        await self.bot.play.act(interaction, table, PushTile(slot_typed(slot), typed(sides).upper()))

    @slash("junior-move", parent=junior)
    async def move(self, interaction: Asker, square: str, number: int | None = None) -> None:
        """J7: go to a square."""
        table, _ = await self.mine(interaction, number)
        await self.bot.play.act(interaction, table, MovePawn(typed(square).upper()))

    @slash("junior-stay", parent=junior)
    async def stay(self, interaction: Asker, number: int | None = None) -> None:
        """J12: staying is always legal."""
        table, seat = await self.mine(interaction, number)
        view: View = table.view(seat)
        await self.bot.play.act(interaction, table, MovePawn(MAZE.names[view.pawns[seat]]))

    @slash("junior-hint", parent=junior)
    async def hint(self, interaction: Asker, number: int | None = None) -> None:
        """What the stand-in would play, in words."""
        table, seat = await self.mine(interaction, number)
        asked = await self.bot.play.asked(interaction, table, seat)
        draft = await self.bot.workers.run(lambda: self.bot.faces["junior"].hint(asked))
        plan = read_plan(draft, table.view(seat))
        words = asked.words
        if not plan.slot:
            await self.bot.talk.reply(interaction, words("hint-move", square=plan.to))
            return
        turned = f"{glyph(openings(plan.sides))} ({sides_words(plan.sides, words)})"
        text = words("hint-turn", slot=slot_label(plan.slot), turned=turned, square=plan.to)
        await self.bot.talk.reply(interaction, text)

    async def offered(self, interaction: Asker) -> tuple[Table, Seat] | None:
        """The table whose options are being typed, if it is the asker's turn there."""
        number = interaction.namespace.number
        try:
            return await self.mine(interaction, number if isinstance(number, int) else None)
        except RuleError:
            return None

    @push.autocomplete("slot")
    async def slots(self, interaction: Asker, current: str) -> Choices:
        """The slots that are allowed now."""
        found = await self.offered(interaction)
        if found is None:
            return []
        view: View = found[0].view(found[1])
        words = await self.bot.talk.private(interaction)
        labels = {
            slot: f"{slot_label(slot)} · {slot_words(slot, words)}"
            for slot in MAZE.slots
            if slot != view.banned and view.phase == "push"
        }
        return matching(labels, current)

    @push.autocomplete("turned")
    async def turns(self, interaction: Asker, current: str) -> Choices:
        """The ways in which the spare can lie, told with the slot chosen so far."""
        found = await self.offered(interaction)
        if found is None:
            return []
        view: View = found[0].view(found[1])
        words = await self.bot.talk.private(interaction)
        slot = str(interaction.namespace.slot or "")
        lead = f"{slot_words(slot, words)} — " if slot in MAZE.slots else ""
        labels = {
            way: lead + words("spare-turned", glyph=glyph(openings(way)), sides=sides_words(way, words))
            for way in ways_to_lie(view.spare & OPENINGS)
        }
        return matching(labels, current)

    @move.autocomplete("square")
    async def squares(self, interaction: Asker, current: str) -> Choices:
        """The squares within reach, with what lies on them."""
        found = await self.offered(interaction)
        if found is None or (view := view_after(found[0].view(found[1]), Plan())) is None:
            return []
        words = await self.bot.talk.private(interaction)
        labels: dict[str, str] = {}
        for square in MAZE.reach(view.tiles, view.pawns[found[1]]):
            treasure = treasure_of(view.tiles[square])
            name = MAZE.names[square]
            facts = {"square": name, "treasure": treasure_words(treasure, words)} if treasure else {}
            labels[name] = words("square-with", **facts) if treasure else name
        return matching(labels, current)

    @push.autocomplete("number")
    @move.autocomplete("number")
    @stay.autocomplete("number")
    @hint.autocomplete("number")
    async def numbers(self, interaction: Asker, current: str) -> list[app_commands.Choice[int]]:
        """The asker's tables."""
        return await my_numbers(self.bot, interaction, current)


def slot_typed(text: str) -> str:
    """A slot by its value or as its tab shows it: "B ↓", "b↓"."""
    wanted = text.replace(" ", "").upper()
    return next((s for s in MAZE.slots if wanted in (s, slot_label(s).replace(" ", ""))), typed(text))


def typed(text: str) -> str:
    """An option is free text whatever the client offers: cut and made harmless before it is repeated."""
    return escaped(text.strip())[:20]
