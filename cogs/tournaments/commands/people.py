"""The organiser's page about people at work: what `/organise` and `/tournament` do, by choosing a person."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import cast

import discord

from cogs.tournaments.commands.finding import Finder
from cogs.tournaments.commands.hands import HandsCommands
from cogs.tournaments.commands.organiser import OrganiserCommands
from cogs.tournaments.pages.names import title
from cogs.tournaments.pages.people_panel import acts, people_text, people_view
from cogs.tournaments.service.terms import Tournament
from cogs.ui.answers import Answer
from cogs.ui.controls import Press, button, view_with
from engine.core import RuleError

ID = re.compile("[1-9][0-9]{0,19}")
SURE = "hand-over-sure"

Act = Callable[[Answer, discord.User, Tournament], Awaitable[None]]


def person_of(text: str) -> int:
    """The id that a control holds; a forged one is refused."""
    if not ID.fullmatch(text):
        raise RuleError("unknown-button")
    return int(text)


@dataclass
class PeopleCommands:
    """Opens the page, and does what was chosen there by the same code as the commands."""

    finder: Finder
    hands: HandsCommands
    organiser: OrganiserCommands

    async def press_people(self, answer: Answer, press: Press) -> None:
        """Open the page from the panel."""
        tournament = await self.finder.organised(answer.interaction, press.subject_id)
        answer.anew()
        await self._show(answer, tournament, 0)

    async def press_person(self, answer: Answer, press: Press) -> None:
        """Show what can be done with the person who was chosen."""
        tournament = await self.finder.organised(answer.interaction, press.subject_id)
        await self._show(answer, tournament, person_of(next(iter(press.values), "")))

    async def _show(self, answer: Answer, tournament: Tournament, person: int) -> None:
        words = await answer.words()
        text, view = people_text(tournament, person, words), people_view(tournament, person, words)
        await answer.put(text, view)

    async def press_with(self, answer: Answer, press: Press) -> None:
        """Do what the button says with the person who was chosen."""
        tournament = await self.finder.organised(answer.interaction, press.subject_id)
        person = person_of(press.draft)
        known: dict[str, Act] = {
            "helper": lambda answer, user, one: self.hands.helper(answer, helper=user, tournament=one),
            SURE: lambda answer, user, one: self.hands.hand_over(answer, helper=user, tournament=one),
            "bye": lambda answer, user, one: self.hands.bye(answer, entrant=user, tournament=one),
            "substitute": lambda answer, user, one: self.hands.substitute(
                answer, entrant=user, tournament=one
            ),
            "add": lambda answer, user, one: self.organiser.add(answer, entrant=user, tournament=one),
            "drop": lambda answer, user, one: self.organiser.drop(answer, entrant=user, tournament=one),
        }
        if press.field not in (*known, "hand-over"):
            raise RuleError("unknown-button")
        offered = [act for act, _, _ in acts(tournament, person)]
        if press.field.removesuffix("-sure") not in offered:
            raise RuleError("tournament-changed")
        if press.field == "hand-over":
            await self._ask(answer, tournament, person)
            return
        await known[press.field](answer, await self._user(answer, person), tournament)

    async def _ask(self, answer: Answer, tournament: Tournament, person: int) -> None:
        """Ask once more before another person organises it: only they could give it back."""
        words = await answer.words()
        press = Press("tournament-with", tournament.row.id, tournament.row.version, SURE, str(person))
        sure = button(press, words("button-person-hand-over"), discord.ButtonStyle.danger)
        facts = {"user": f"<@{person}>", "title": title(tournament, words)}
        await answer.tell(words("tournament-hand-over-sure", **facts), view=view_with(sure))

    async def press_seed(self, answer: Answer, press: Press) -> None:
        """Give the person who was chosen a seed by hand."""
        tournament = await self.finder.organised(answer.interaction, press.subject_id)
        value = next(iter(press.values), "")
        if not re.fullmatch("[0-9]{1,3}", value):
            raise RuleError("unknown-button")
        user = await self._user(answer, person_of(press.field))
        await self.hands.seed(answer, entrant=user, seed=int(value), tournament=tournament)

    async def press_replace(self, answer: Answer, press: Press) -> None:
        """Put a person in the place of another one, or ask them."""
        tournament = await self.finder.organised(answer.interaction, press.subject_id)
        leaver = await self._user(answer, person_of(press.field))
        taker = await self._user(answer, person_of(next(iter(press.values), "")))
        await self.hands.substitute(answer, entrant=leaver, substitute=taker, tournament=tournament)

    async def _user(self, answer: Answer, user_id: int) -> discord.User:
        """The person by their id: a member of this server, or somebody who has left it."""
        places = self.hands.runner.desk.places
        member = await places.member(answer.interaction.guild_id or 0, user_id)
        try:
            # As with options of commands, which are annotated so and hold members.
            return cast(discord.User, member or await places.user(user_id))
        except discord.NotFound:
            raise RuleError("unknown-button") from None
