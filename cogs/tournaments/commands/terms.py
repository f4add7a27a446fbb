"""The organiser's panel at work: create a draft, change it choice by choice, open the entries."""

import secrets
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from msgspec.structs import replace

from cogs.games import FACES
from cogs.tournaments.commands.finding import PUBLIC, find_tournament, need_organiser, tournament_of
from cogs.tournaments.commands.group import tournament_slash
from cogs.tournaments.commands.terms_fields import fields, may_write, settled, values
from cogs.tournaments.commands.terms_panel import panel_text, panel_view
from cogs.tournaments.pages.card import title
from cogs.tournaments.service.formats import FORMATS, make_plan, usual_size, with_points
from cogs.tournaments.service.terms import Terms, Tournament
from cogs.tournaments.service.transactions import OPEN
from cogs.ui import Interaction
from cogs.ui.controls import Press
from cogs.ui.names import plain
from cogs.ui.places import cannot_play_here, missing_in
from cogs.ui.slash import choices
from engine import GAMES
from engine.core import RuleError, dump
from engine.tournaments import League

if TYPE_CHECKING:
    from bot import Dedale


def role_id(role: discord.Role | None) -> int | None:
    """The role that may join; None for everybody."""
    return None if role is None or role.is_default() else role.id


def written(known: Tournament, points: str, role: discord.Role | None) -> dict[str, Any]:
    """What the options of `/tournament panel` make of a tournament, for `Tournaments.settle`."""
    plan = {"plan": with_points(known.state.plan, points)} if points else {}
    terms = {"terms": replace(known.terms, role_id=role_id(role))} if role else {}
    return {**plan, **terms}


def member_of(interaction: Interaction) -> discord.Member | None:
    """The asker as this server knows them."""
    return interaction.user if isinstance(interaction.user, discord.Member) else None


class SettlingPanel:
    """Part of the cog."""

    bot: "Dedale"

    @tournament_slash("create")
    @app_commands.choices(
        game=choices("game", tuple(FACES)), format=choices("tournament-format", tuple(FORMATS))
    )
    async def create(
        self,
        interaction: Interaction,
        game: str,
        name: str = "",
        format: str = "swiss",
        table_size: int | None = None,
        rounds: int | None = None,
        cut: int | None = None,
        points: str = "",
        entry_role: discord.Role | None = None,
        channel: discord.TextChannel | None = None,
    ) -> None:
        """A draft, and the panel in which everything else is settled."""
        if game not in FACES or format not in FORMATS:
            raise RuleError("option-not-understood")
        await self.bot.lobby.need_may_host(interaction)
        place = channel or interaction.channel
        await self.need_place(interaction, place)
        seats = GAMES[game].seats
        size = usual_size(format, seats) if table_size is None else table_size
        chosen = {"rounds": rounds, "cut": cut}
        plan = make_plan(format, size, seats, **{key: n for key, n in chosen.items() if n is not None})
        plan = with_points(plan, points) if points else plan
        words = await self.bot.replies.public(interaction.guild_id or 0, interaction.guild)
        known = await self.bot.tournaments.service.create(
            guild_id=interaction.guild_id or 0,
            channel_id=place.id if place else 0,
            organiser_id=interaction.user.id,
            name=plain(name) or words("tournament-default-name", game=words(f"game-{game}")),
            game=game,
            options=dump(GAMES[game].options()),
            plan=plan,
            terms=Terms(least=max(4, min(plan.sizes)), role_id=role_id(entry_role)),
            # Drawn before anybody joins; only its hash is shown until the tournament is over.
            secret=secrets.token_bytes(32),
            is_draft=True,
        )
        await self.open_panel(interaction, known)

    async def need_place(self, interaction: Interaction, place: object) -> None:
        """Refuse a channel in which the asker may not write, or the bot could not announce anything."""
        if (
            not isinstance(place, discord.TextChannel | discord.Thread)
            or place.guild.id != interaction.guild_id
        ):
            raise RuleError("tournament-needs-channel")
        if not may_write(member_of(interaction), place):
            raise RuleError("tournament-place-closed", place=place.mention)
        if missing := missing_in(place):
            raise cannot_play_here(missing, await self.bot.replies.private(interaction))

    @tournament_slash("panel")
    async def panel(
        self,
        interaction: Interaction,
        tournament: int | None = None,
        points: str = "",
        entry_role: discord.Role | None = None,
        channel: discord.TextChannel | None = None,
    ) -> None:
        """The panel again, to change what may still be changed; what is given here is changed at once."""
        known = await find_tournament(self.bot, interaction, tournament, ("draft", *PUBLIC))
        await need_organiser(self.bot, interaction, known)
        given = {"points": points, "role": entry_role, "channel": channel}
        if any(value and field not in fields(known) for field, value in given.items()):
            raise RuleError("tournament-settled" if fields(known) else "tournament-over")
        place = self.bot.get_channel(channel.id) if channel else None
        if channel:
            await self.need_place(interaction, place)
        service, actor = self.bot.tournaments.service, interaction.user.id
        if points or entry_role:
            known = await service.settle(known.row.id, actor, lambda now: written(now, points, entry_role))
        if place:
            known = await service.set_channel(known.row.id, place.id, actor)
        await self.open_panel(interaction, known)
        if any(given.values()):
            await self.bot.tournaments.teller.renew_card(known)
            await self.bot.tournaments.after_act(known.row.id)

    async def open_panel(self, interaction: Interaction, known: Tournament) -> None:
        """A private panel."""
        if not fields(known):
            raise RuleError("tournament-over")
        words = await self.bot.replies.private(interaction)
        view = panel_view(member_of(interaction), known, words)
        await self.bot.replies.reply(interaction, panel_text(member_of(interaction), known, words), view=view)

    async def renew_panel(self, interaction: Interaction, known: Tournament, field: str = "") -> None:
        """The panel that was clicked, as things stand now; a forged click may come from elsewhere."""
        words = await self.bot.replies.private(interaction)
        text = panel_text(member_of(interaction), known, words, field)
        view = panel_view(member_of(interaction), known, words, field)
        await self.bot.replies.put(interaction, text, view, fresh=False)

    async def pressed(self, interaction: Interaction, press: Press) -> Tournament:
        """The tournament behind a panel, for its organiser."""
        known = await tournament_of(self.bot, interaction, press.subject_id)
        await need_organiser(self.bot, interaction, known)
        return known

    async def press_field(self, interaction: Interaction, press: Press) -> None:
        """Which field is to be changed?"""
        known = await self.pressed(interaction, press)
        field = next(iter(press.values), "")
        if field not in fields(known):
            raise RuleError("tournament-settled")
        await self.renew_panel(interaction, known, field)

    async def press_set(self, interaction: Interaction, press: Press) -> None:
        """A value was chosen."""
        known = await self.pressed(interaction, press)
        field, value = press.field, next(iter(press.values), "")
        if field not in fields(known):
            raise RuleError("tournament-settled")
        words = await self.bot.replies.private(interaction)
        if value not in values(known, field, member_of(interaction), words):
            raise RuleError("option-not-understood")
        service, now = self.bot.tournaments.service, self.bot.tournaments.service.now()
        if field == "channel":
            await self.need_place(interaction, self.bot.get_channel(int(value)))
            changed = await service.set_channel(known.row.id, int(value), interaction.user.id)
        else:
            changed = await service.settle(
                known.row.id, interaction.user.id, lambda latest: settled(latest, field, value, now)
            )
        await self.renew_panel(interaction, changed, field)
        await self.bot.tournaments.teller.renew_card(changed)
        await self.bot.tournaments.after_act(changed.row.id)

    async def press_open(self, interaction: Interaction, press: Press) -> None:
        """Open entries: the card is posted."""
        known = await self.pressed(interaction, press)
        await self.need_place(interaction, self.bot.get_channel(known.row.channel_id))
        await self.bot.replies.take_time(interaction, fresh=False)  # divisions are reckoned by a worker
        changed = await self.bot.tournaments.service.open_entries(known.row.id, interaction.user.id)
        await self.close_panel(interaction, changed, "tournament-opened-now")
        await self.bot.tournaments.after_act(changed.row.id)

    async def press_discard(self, interaction: Interaction, press: Press) -> None:
        """The draft was nothing."""
        known = await self.pressed(interaction, press)
        if known.row.status != "draft":
            raise RuleError("tournament-opened")
        changed = await self.bot.tournaments.service.cancel(known.row.id, interaction.user.id)
        await self.close_panel(interaction, changed, "tournament-discarded")

    async def close_panel(self, interaction: Interaction, known: Tournament, key: str) -> None:
        """What has become of a draft, in place of its panel."""
        words = await self.bot.replies.private(interaction)
        text = words(key, title=title(known, words), place=f"<#{known.row.channel_id}>", number=known.row.id)
        await self.bot.replies.put(interaction, text, discord.ui.View(timeout=None), fresh=False)

    @tournament_slash("next-season")
    async def next_season(self, interaction: Interaction, ended_season: int) -> None:
        """The season after a league's that is over: a draft with the same terms."""
        known = await tournament_of(self.bot, interaction, ended_season)
        await need_organiser(self.bot, interaction, known)
        if known.row.status in ("draft", *OPEN) and isinstance(known.state.plan, League):
            raise RuleError("tournament-season-unplayed")
        draft = await self.bot.tournaments.service.next_season(
            known.row.id, interaction.user.id, secrets.token_bytes(32)
        )
        await self.open_panel(interaction, draft)
