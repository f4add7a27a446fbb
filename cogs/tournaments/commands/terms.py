"""The organiser's panel at work: create a draft, change it choice by choice, open the entries."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

import discord
from discord import ButtonStyle
from msgspec.structs import replace

from cogs.clock.deadlines import CLOCKS, Clock
from cogs.clock.moments import read_moment
from cogs.clock.personal_time import zone_named
from cogs.games import FACES
from cogs.lobby.lobby import Lobby
from cogs.tournaments.commands.finding import Finder
from cogs.tournaments.commands.group import subcommand
from cogs.tournaments.pages.names import title
from cogs.tournaments.pages.prize import prize_flaw
from cogs.tournaments.pages.start import panel_button, panel_question
from cogs.tournaments.pages.terms_fields import SAME, chosen_change, fields, may_write, values
from cogs.tournaments.pages.terms_panel import panel_text, panel_view
from cogs.tournaments.runner import Runner
from cogs.tournaments.service.drafts import NewDraft, Settled
from cogs.tournaments.service.formats import (
    DECIDERS,
    FORMATS,
    format_of,
    knockout_fields,
    make_plan,
    numbers_of,
    usual_size,
    with_points,
)
from cogs.tournaments.service.pace import usual_terms
from cogs.tournaments.service.records import OPEN, OVER, PUBLIC
from cogs.tournaments.service.service import TournamentService
from cogs.tournaments.service.terms import Tournament
from cogs.ui import Interaction
from cogs.ui.answers import Answer
from cogs.ui.controls import Press, view_with
from cogs.ui.names import plain
from cogs.ui.places import cannot_play_here, missing_in
from cogs.ui.replies import Replies
from cogs.ui.slash import choices
from db import TournamentStatus
from db.queries import settings
from engine import GAMES
from engine.core import RuleError, dump
from engine.tournaments import AnyPlan, League
from engine.tournaments.model import Decider
from locales import Words

ALL: tuple[TournamentStatus, ...] = ("draft", *PUBLIC)
SURE = "sure"  # the button below the question acts; the panel's, which has no field, asks


def role_id(role: discord.Role | None) -> int | None:
    """The role that may join; None for everybody."""
    return None if role is None or role.is_default() else role.id


def written(
    tournament: Tournament,
    points: str,
    role: discord.Role | None,
    starts_at: int | None = None,
    prize: discord.Role | None = None,
) -> Settled:
    """Return what the options of `/tournament panel` change, for `Drafts.settle`."""
    new: Settled = {}
    if points:
        new["plan"] = with_points(tournament.state.plan, points)
    terms = tournament.terms
    if starts_at:  # the check-in comes before the start
        terms = replace(terms, closes_at=starts_at - 60 * terms.check_in_minutes)
    if role:
        terms = replace(terms, role_id=role_id(role))
    if prize:  # @everyone: none
        terms = replace(terms, prize_id=role_id(prize))
    if terms != tournament.terms:
        new["terms"] = terms
    return new


def member_of(interaction: Interaction) -> discord.Member | None:
    """The asker as a member of this server."""
    return interaction.user if isinstance(interaction.user, discord.Member) else None


def need_prize(interaction: Interaction, role: discord.Role | None) -> None:
    """Refuse a winner's role that the asker or the bot could not give, or that lets people moderate."""
    if role is None or role.is_default():
        return
    if flaw := prize_flaw(role, member_of(interaction)):
        raise RuleError(f"tournament-prize-{flaw}", role=role.mention)


def need_used(plan: AnyPlan, given: Mapping[str, object], words: Words) -> None:
    """Refuse options that mean nothing in this format: nobody should believe that they count."""
    for field, value in given.items():
        is_given = value is True or value not in (None, False, 1)
        if is_given and field not in (*numbers_of(plan), *knockout_fields(plan)):
            option = words(f"tournament-field-{field.replace('_', '-')}")
            kind = "match" if field in ("best_of", "third", "decider") else "format"
            name = words(f"tournament-format-{format_of(plan)}")
            raise RuleError(f"tournament-unused-{kind}", option=option, format=name)


async def need_place(answer: Answer, place: object) -> None:
    """Refuse a channel in which the asker may not write, or the bot could not announce anything."""
    if (
        not isinstance(place, discord.TextChannel | discord.Thread)
        or place.guild.id != answer.interaction.guild_id
    ):
        raise RuleError("tournament-needs-channel")
    if not may_write(member_of(answer.interaction), place):
        raise RuleError("tournament-place-closed", place=place.mention)
    if missing := missing_in(place):
        raise cannot_play_here(missing, await answer.words())


@dataclass
class TermsCommands:
    """The commands that create a tournament and open its panel, and the panel's controls."""

    finder: Finder
    replies: Replies
    service: TournamentService
    runner: Runner
    lobby: Lobby

    @subcommand(
        "create",
        game=choices("game", tuple(FACES)),
        format=choices("tournament-format", tuple(FORMATS)),
        clock=choices("time-clock", CLOCKS),
        decider=choices("tournament-decider", DECIDERS),
    )
    async def create(
        self,
        answer: Answer,
        game: str,
        name: str = "",
        format: str = "swiss",
        table_size: int | None = None,
        rounds: int | None = None,
        groups: int | None = None,
        cut: int | None = None,
        best_of: int | None = None,
        third_place: bool | None = None,
        decider: str | None = None,
        points: str = "",
        clock: str = "24h",
        starts: str = "",
        zone: str = "",
        entry_role: discord.Role | None = None,
        channel: discord.TextChannel | None = None,
    ) -> None:
        """Create a draft, and open the panel in which everything else is set."""
        known = game in FACES and format in FORMATS and clock in CLOCKS
        if not known or decider not in (None, *DECIDERS):
            raise RuleError("option-not-understood")
        await self.lobby.need_may_host(answer.interaction)
        place = channel or answer.interaction.channel
        await need_place(answer, place)
        rules = GAMES[game]
        size = usual_size(format, rules) if table_size is None else table_size
        chosen = {"rounds": rounds, "groups": groups, "cut": cut, "best_of": best_of}
        plan = make_plan(format, size, rules.seats, **{key: n for key, n in chosen.items() if n is not None})
        plan = replace(plan, third=bool(third_place), decider=cast(Decider, decider or DECIDERS[1]))
        need_used(plan, {**chosen, "third": third_place, "decider": decider}, await answer.words())
        plan, options = with_points(plan, points) if points else plan, dump(rules.tournament_options())
        closes_at = await self._start(answer, starts, zone) if starts else None
        terms = replace(usual_terms(game, options, plan, cast(Clock, clock)), closes_at=closes_at)
        words = await self.replies.public(answer.interaction.guild_id or 0, answer.interaction.guild)
        draft = NewDraft(
            guild_id=answer.interaction.guild_id or 0,
            channel_id=place.id if place else 0,
            organiser_id=answer.user_id,
            name=plain(name) or words("tournament-default-name", game=words(f"game-{game}")),
            game=game,
            options=options,
            plan=plan,
            terms=replace(terms, role_id=role_id(entry_role)),
            # Drawn before anybody joins; only its hash is shown until the tournament is over.
            secret=secrets.token_bytes(32),
        )
        await self._open_panel(answer, await self.service.drafts.create(draft))

    @subcommand("panel", ALL, organised=True)
    async def panel(
        self,
        answer: Answer,
        tournament: Tournament,
        points: str = "",
        starts: str = "",
        zone: str = "",
        entry_role: discord.Role | None = None,
        winner_role: discord.Role | None = None,
        channel: discord.TextChannel | None = None,
    ) -> None:
        """Open the panel again, to change what may still be changed; the options are changed at once."""
        given = {
            "points": points,
            "closes": starts,
            "role": entry_role,
            "prize": winner_role,
            "channel": channel,
        }
        if any(value and field not in fields(tournament) for field, value in given.items()):
            raise RuleError("tournament-settled" if fields(tournament) else "tournament-over")
        actor = answer.user_id
        place = answer.interaction.client.get_channel(channel.id) if channel else None
        if channel:
            await need_place(answer, place)
        starts_at = await self._start(answer, starts, zone) if starts else None
        need_prize(answer.interaction, winner_role)
        if points or entry_role or winner_role or starts_at:
            tournament = await self.service.drafts.settle(
                tournament.row.id, actor, lambda now: written(now, points, entry_role, starts_at, winner_role)
            )
        if place:
            tournament = await self.service.organiser.set_channel(tournament.row.id, place.id, actor)
        await self._open_panel(answer, tournament)
        if any(given.values()):
            await self.runner.after_act(tournament)

    async def _start(self, answer: Answer, text: str, zone: str) -> int:
        """The moment that was written, by the clocks of the asker's time zone."""
        store = self.service.records.store
        named = zone_named(zone) if zone else await store.read(settings.get, "user", answer.user_id, "zone")
        if not named:
            raise RuleError("tournament-zone-unknown")
        return read_moment(text, named, self.service.records.now())

    async def _open_panel(self, answer: Answer, tournament: Tournament) -> None:
        if not fields(tournament):
            raise RuleError("tournament-over")
        words, asker = await answer.words(), member_of(answer.interaction)
        view = panel_view(asker, tournament, words)
        await answer.tell(panel_text(asker, tournament, words), view=view)

    async def _renew_panel(self, answer: Answer, tournament: Tournament, field: str) -> None:
        """Show the panel that was clicked as things stand now; a forged click may come from elsewhere."""
        words, asker = await answer.words(), member_of(answer.interaction)
        text = panel_text(asker, tournament, words, field)
        view = panel_view(asker, tournament, words, field)
        await answer.put(text, view)

    async def press_panel(self, answer: Answer, press: Press) -> None:
        """Show the panel in place of what told about it."""
        tournament = await self.finder.organised(answer.interaction, press.subject_id)
        if not fields(tournament):
            raise RuleError("tournament-over")
        await self._renew_panel(answer, tournament, "")

    async def press_field(self, answer: Answer, press: Press) -> None:
        """Show the values of the field that was chosen."""
        tournament = await self.finder.organised(answer.interaction, press.subject_id)
        field = next(iter(press.values), "")
        if field not in fields(tournament):
            raise RuleError("tournament-settled")
        await self._renew_panel(answer, tournament, field)

    async def press_set(self, answer: Answer, press: Press) -> None:
        """Give a field the value that was chosen."""
        tournament = await self.finder.organised(answer.interaction, press.subject_id)
        field, value = press.field, next(iter(press.values), "")
        if field not in fields(tournament):
            raise RuleError("tournament-settled")
        words = await answer.words()
        if value not in values(tournament, field, member_of(answer.interaction), words):
            raise RuleError("option-not-understood")
        if field == "prize" and value.isdecimal() and answer.interaction.guild:
            need_prize(answer.interaction, answer.interaction.guild.get_role(int(value)))
        number, actor, now = tournament.row.id, answer.user_id, self.service.records.now()
        if field == "tables-channel":
            there = None if value == SAME else int(value)
            if there is not None:
                await need_place(answer, answer.interaction.client.get_channel(there))
            changed = await self.service.organiser.set_tables_channel(number, there, actor)
        elif field == "channel":
            await need_place(answer, answer.interaction.client.get_channel(int(value)))
            changed = await self.service.organiser.set_channel(number, int(value), actor)
        else:
            changed = await self.service.drafts.settle(
                number, actor, lambda latest: chosen_change(latest, field, value, now)
            )
        await self._renew_panel(answer, changed, field)
        await self.runner.after_act(changed)

    async def press_open(self, answer: Answer, press: Press) -> None:
        """Open the entries: the card is posted."""
        tournament = await self.finder.organised(answer.interaction, press.subject_id)
        place = answer.interaction.client.get_channel(tournament.row.channel_id)
        await need_place(answer, place)
        changed = await self.service.drafts.open(tournament.row.id, answer.user_id)
        await self._close_panel(answer, changed, "tournament-opened-now")
        await self.runner.after_act(changed)

    async def press_discard(self, answer: Answer, press: Press) -> None:
        """Ask once more before the draft is thrown away; do it when that is confirmed."""
        tournament = await self.finder.organised(answer.interaction, press.subject_id)
        row = tournament.row
        if row.status != "draft":
            raise RuleError("tournament-opened")
        if press.field != SURE:
            words, yes = await answer.words(), Press("tournament-discard", row.id, row.version, SURE)
            view = panel_question(yes, words("button-discard"), ButtonStyle.danger, words)
            await answer.put(words("tournament-discard-sure", title=title(tournament, words)), view)
            return
        changed = await self.service.organiser.cancel(tournament.row.id, answer.user_id)
        await self._close_panel(answer, changed, "tournament-discarded")

    async def _close_panel(self, answer: Answer, tournament: Tournament, key: str) -> None:
        """Say what has become of a draft, in place of its panel."""
        words, row = await answer.words(), tournament.row
        text = words(key, title=title(tournament, words), place=f"<#{row.channel_id}>", number=row.id)
        await answer.put(text, None if row.status in OVER else view_with(panel_button(tournament, words)))

    @subcommand("next-season")
    async def next_season(self, answer: Answer, ended_season: int) -> None:
        """Create a draft of a league's next season, with the same terms."""
        found = await self.finder.organised(answer.interaction, ended_season)
        if found.row.status in ("draft", *OPEN) and isinstance(found.state.plan, League):
            raise RuleError("tournament-season-unplayed")
        secret = secrets.token_bytes(32)
        draft = await self.service.drafts.next_season(found.row.id, answer.user_id, secret)
        await self._open_panel(answer, draft)
