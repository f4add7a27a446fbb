"""What organisers do with one person, by a command or by choosing them: acts, and what is told of them."""

from dataclasses import dataclass

import discord

from cogs.tournaments.commands.done import Done
from cogs.tournaments.commands.finding import Finder, need_member
from cogs.tournaments.pages.names import listed
from cogs.tournaments.pages.own_table import Sentence
from cogs.tournaments.service.field import place_in_line
from cogs.tournaments.service.service import TournamentService
from cogs.tournaments.service.terms import Tournament
from cogs.ui.answers import Answer
from cogs.ui.names import escaped, plain
from db import Taker
from engine.core import RuleError
from engine.tournaments import players, table_sizes

# What a person is told about themselves, and what the organiser is told about them.
SAID_OF_OTHERS = {
    "tournament-entered-already": "tournament-entered-other",
    "tournament-full": "tournament-full-other",
}


def about_other(error: RuleError, user: str) -> RuleError:
    """Turn a refusal that speaks to a person into one that speaks about them."""
    key = SAID_OF_OTHERS.get(error.code)
    return RuleError(key, user=user, **error.facts) if key else error


def passed_over(tournament: Tournament, entrant: discord.abc.User) -> list[Sentence]:
    """That a person was added without the role that others need."""
    role_id = tournament.terms.role_id
    roles = entrant.roles if isinstance(entrant, discord.Member) else []
    if role_id is None or any(role.id == role_id for role in roles):
        return []
    return [("tournament-added-role", {"role": f"<@&{role_id}>"})]


def odd_round(tournament: Tournament) -> list[Sentence]:
    """That somebody else will have a bye in the next round, because those who play do not fill its tables."""
    number, sizes = tournament.round + 1, tournament.state.plan.sizes
    count = len(players(tournament.state, number))
    seats = sum(table_sizes(count, sizes, count) or ())
    return [("tournament-bye-odd", {"count": count, "round": number})] if seats < count else []


@dataclass
class PeopleActs:
    """Each act refuses what the asker may not do, and returns what it has changed."""

    finder: Finder
    service: TournamentService

    async def share(self, answer: Answer, user: discord.User, tournament: Tournament) -> Done:
        """Let a person help to organise, or no longer."""
        await self.finder.need_head(answer.interaction, tournament)
        need_member(user, is_needed=user.id not in tournament.helpers)
        changed = await self.service.hands.share(tournament.row.id, user.id, answer.user_id)
        way = "on" if user.id in changed.helpers else "off"
        return Done(changed, f"tournament-helper-{way}", {"user": user.mention})

    async def hand_over(self, answer: Answer, user: discord.User, tournament: Tournament) -> Done:
        """Make another person the organiser."""
        await self.finder.need_head(answer.interaction, tournament)
        need_member(user)
        changed = await self.service.hands.hand_over(tournament.row.id, user.id, answer.user_id)
        more: list[Sentence] = [("tournament-handed-helps", {})] if answer.user_id in changed.helpers else []
        return Done(changed, "tournament-handed-now", {"user": user.mention}, more)

    async def seed(self, answer: Answer, user: discord.User, tournament: Tournament, seed: int) -> Done:
        """Give an entrant a seed before the start."""
        changed = await self.service.hands.seed(tournament.row.id, user.id, seed, answer.user_id)
        order = sorted((one for one in changed.entrants if one.seed), key=lambda one: one.seed or 0)
        names = listed([f"{one.seed}. {escaped(one.name)}" for one in order], await answer.words()) or "–"
        return Done(changed, "tournament-seeds-now", {"names": names})

    async def sit_out(self, answer: Answer, user: discord.User, tournament: Tournament) -> Done:
        """Let a player sit out the next round."""
        changed = await self.service.hands.sit_out(tournament.row.id, user.id, answer.user_id)
        facts = {"user": user.mention, "round": changed.round + 1}
        return Done(changed, "tournament-bye-now", facts, odd_round(changed))

    async def substitute(
        self, answer: Answer, user: discord.User, tournament: Tournament, taker: discord.User | None = None
    ) -> Done:
        """Put a substitute in a player's place: the first of the list, or a person who is asked first."""
        number, click, actor = tournament.row.id, answer.interaction.id, answer.user_id
        if taker is None or place_in_line(tournament, taker.id):
            wanted = taker.id if taker else None
            changed, found = await self.service.substitutes.put(number, user.id, wanted, actor, click)
            facts = {"user": f"<@{found}>", "other": user.mention}
            return Done(changed, "tournament-substituted-now", facts)
        need_member(taker)
        person = Taker(taker.id, plain(taker.display_name))
        changed = await self.service.substitutes.ask(number, user.id, person, actor, click)
        facts = {"user": taker.mention, "other": user.mention}
        return Done(changed, "tournament-substitute-asked", facts)

    async def add(self, answer: Answer, user: discord.User, tournament: Tournament) -> Done:
        """Ask a person to take part, whatever their roles; moderators enter members of the server at once."""
        need_member(user)
        name, is_moderating = plain(user.display_name), await self.finder.moderates(answer.interaction)
        enter = self.service.entries.join if is_moderating else self.service.entries.invite
        try:
            changed = await enter(tournament.row.id, user.id, name, answer.interaction.id, answer.user_id)
        except RuleError as error:
            raise about_other(error, user.mention) from None
        key = "tournament-added-late" if changed.round else "tournament-added-now"
        facts = {"user": user.mention, "round": changed.round + 1}
        key = key if is_moderating else "tournament-invited-now"
        return Done(changed, key, facts, passed_over(tournament, user))

    async def withdraw(self, answer: Answer, user: discord.User, tournament: Tournament) -> Done:
        """Take back what a person was asked and has not answered."""
        changed = await self.service.entries.withdraw(tournament.row.id, user.id, answer.user_id)
        return Done(changed, "tournament-withdrawn-now", {"user": user.mention})

    async def drop(self, answer: Answer, user: discord.User, tournament: Tournament) -> Done:
        """Take a person out: they are no longer paired."""
        changed = await self.service.entries.leave(tournament.row.id, user.id, answer.user_id)
        own = [one for one in changed.open_pairings if user.id in changed.seats(one.round, one.number)]
        games = await self.service.progress.open_games(changed) if own else {}
        is_played = any(games[one.game_id][0].status == "playing" for one in own)
        more: list[Sentence] = [("tournament-dropped-seat", {})] if is_played else []
        return Done(changed, "tournament-dropped-now", {"user": user.mention}, more)
