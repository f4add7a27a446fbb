"""The answer to an organiser who has changed a tournament."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cogs.tournaments.pages.names import title
from cogs.tournaments.pages.own_table import Sentence
from cogs.tournaments.runner import Runner
from cogs.tournaments.service.terms import Tournament
from cogs.ui.answers import Answer
from locales import Fact, Words


class Done(NamedTuple):
    """What an act has changed, and the sentences that tell it."""

    tournament: Tournament
    key: str
    facts: Mapping[str, Fact]
    more: Sequence[Sentence] = ()

    def told(self, words: Words) -> str:
        """What the organiser reads."""
        first = words(self.key, title=title(self.tournament, words), **self.facts)
        return " ".join([first, *(words(key, **why) for key, why in self.more)])


async def tell_done(answer: Answer, runner: Runner, done: Done, below: Sequence[str] = ()) -> None:
    """Answer the organiser, let the tournament go on."""
    try:
        await answer.tell("\n".join([done.told(await answer.words()), *below]))
    finally:
        await runner.after_act(done.tournament)


async def answer_done(
    answer: Answer,
    runner: Runner,
    tournament: Tournament,
    key: str,
    more: Sequence[Sentence] = (),
    below: Sequence[str] = (),
    **facts: Fact,
) -> None:
    """Answer the organiser in so many words, let the tournament go on."""
    await tell_done(answer, runner, Done(tournament, key, facts, more), below)
