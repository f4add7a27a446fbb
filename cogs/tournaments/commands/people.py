"""The organiser's page about people at work: what `/organise` and `/tournament` do, by choosing a person."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import cast

import discord

from cogs.tournaments.commands.done import Done
from cogs.tournaments.commands.finding import Finder
from cogs.tournaments.commands.people_acts import PeopleActs
from cogs.tournaments.pages.names import title
from cogs.tournaments.pages.people_panel import (
    PLAYED,
    Asker,
    Chosen,
    acts,
    people_text,
    people_view,
    sure_view,
)
from cogs.tournaments.runner import Runner
from cogs.tournaments.service.terms import Tournament
from cogs.ui.answers import Answer
from cogs.ui.controls import Press
from engine.core import RuleError

ID = re.compile("[1-9][0-9]{0,19}")
SURE = "-sure"  # what cannot be taken back is asked once more

Act = Callable[[Answer, discord.User, Tournament], Awaitable[Done]]


def person_of(text: str) -> int:
    """The id that a control holds; a forged one is refused."""
    if not ID.fullmatch(text):
        raise RuleError("unknown-button")
    return int(text)


@dataclass
class PeopleCommands:
    """Opens the page, and does what was chosen there by the same code as the commands."""

    finder: Finder
    acts: PeopleActs
    runner: Runner

    async def press_people(self, answer: Answer, press: Press) -> None:
        """Open the page from the panel."""
        tournament = await self.finder.organised(answer.interaction, press.subject_id)
        answer.anew()
        await self._show(answer, tournament, Chosen())

    async def press_person(self, answer: Answer, press: Press) -> None:
        """Show what can be done with the person who was chosen."""
        tournament = await self.finder.organised(answer.interaction, press.subject_id)
        user = await self._user(answer, person_of(press.draft or next(iter(press.values), "")))
        await self._show(answer, tournament, Chosen(user.id, user.bot))

    async def _show(self, answer: Answer, tournament: Tournament, person: Chosen, told: str = "") -> None:
        words = await answer.words()
        moderates = await self.finder.moderates(answer.interaction)
        asker = Asker(moderates or answer.user_id == tournament.row.organiser_id, moderates)
        text, view = people_text(tournament, person, words), people_view(tournament, person, asker, words)
        await answer.put(f"{told}\n\n{text}".strip(), view)

    async def press_with(self, answer: Answer, press: Press) -> None:
        """Do what the button says with the person who was chosen."""
        tournament = await self.finder.organised(answer.interaction, press.subject_id)
        person, act = person_of(press.draft), press.field.removesuffix(SURE)
        known: dict[str, Act] = {
            "helper": self.acts.share,  # of older pages, which did not say which way: it is asked anew
            "helper-on": self.acts.share,
            "helper-off": self.acts.share,
            "hand-over": self.acts.hand_over,
            "bye": self.acts.sit_out,
            "substitute": self.acts.substitute,
            "add": self.acts.add,
            "withdraw": self.acts.withdraw,
            "drop": self.acts.drop,
        }
        if act not in known:
            raise RuleError("unknown-button")
        if act not in [offered for offered, _, _ in acts(tournament, person, Asker(moderates=True))]:
            await self._renew(answer, tournament, person)
            return
        is_final = act in ("hand-over", "bye") or (act == "drop" and tournament.row.status in PLAYED)
        if is_final and act == press.field:
            await self._ask(answer, tournament, person, act)
            return
        user = await self._user(answer, person)
        try:
            done = await known[act](answer, user, tournament)
        except RuleError as error:
            if error.code != "tournament-changed":
                raise
            await self._renew(answer, await self.acts.service.records.load(tournament.row.id), person)
            return
        await self._done(answer, user, done)

    async def _renew(self, answer: Answer, tournament: Tournament, person: int) -> None:
        """Show the page as things stand now: what was pressed on it can no longer be done."""
        user, words = await self._user(answer, person), await answer.words()
        await self._show(answer, tournament, Chosen(user.id, user.bot), words("tournament-people-changed"))

    async def _ask(self, answer: Answer, tournament: Tournament, person: int, act: str) -> None:
        """Ask once more: an organiser can take none of this back."""
        words, key = await answer.words(), "sit-out" if act == "bye" else act
        facts = {"title": title(tournament, words), "round": tournament.round + 1}
        text = words(f"tournament-{key}-sure", user=f"<@{person}>", **facts)
        await answer.put(text, sure_view(tournament, person, f"{act}{SURE}", key, words))

    async def _done(self, answer: Answer, user: discord.User, done: Done) -> None:
        """Say what was done, above the page as things stand now."""
        try:
            told = done.told(await answer.words())
            await self._show(answer, done.tournament, Chosen(user.id, user.bot), f"✅ {told}")
        finally:
            await self.runner.after_act(done.tournament)

    async def press_seed(self, answer: Answer, press: Press) -> None:
        """Give the person who was chosen a seed by hand."""
        tournament = await self.finder.organised(answer.interaction, press.subject_id)
        value = next(iter(press.values), "")
        if not re.fullmatch("[0-9]{1,3}", value):
            raise RuleError("unknown-button")
        user = await self._user(answer, person_of(press.field))
        await self._done(answer, user, await self.acts.seed(answer, user, tournament, int(value)))

    async def press_replace(self, answer: Answer, press: Press) -> None:
        """Put a person in the place of another one, or ask them."""
        tournament = await self.finder.organised(answer.interaction, press.subject_id)
        leaver = await self._user(answer, person_of(press.field))
        taker = await self._user(answer, person_of(next(iter(press.values), "")))
        await self._done(answer, leaver, await self.acts.substitute(answer, leaver, tournament, taker))

    async def _user(self, answer: Answer, user_id: int) -> discord.User:
        """The person by their id: a member of this server, or somebody who has left it."""
        places = self.runner.desk.places
        member = await places.member(answer.interaction.guild_id or 0, user_id)
        try:
            # As with options of commands, which are annotated so and hold members.
            return cast(discord.User, member or await places.user(user_id))
        except discord.NotFound:
            raise RuleError("unknown-button") from None
