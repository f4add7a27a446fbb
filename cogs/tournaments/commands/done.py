"""The answer to an organiser who has changed a tournament."""

from collections.abc import Sequence

from cogs.tournaments.pages.names import title
from cogs.tournaments.pages.own_table import Sentence
from cogs.tournaments.runner import Runner
from cogs.tournaments.service.terms import Tournament
from cogs.ui.answers import Answer
from locales import Fact


async def answer_done(
    answer: Answer,
    runner: Runner,
    tournament: Tournament,
    key: str,
    more: Sequence[Sentence] = (),
    below: Sequence[str] = (),
    **facts: Fact,
) -> None:
    """Answer the organiser, let the tournament go on."""
    words = await answer.words()
    told = [
        words(key, title=title(tournament, words), **facts),
        *(words(also, **why) for also, why in more),
    ]
    try:
        await answer.tell("\n".join([" ".join(told), *below]))
    finally:
        await runner.after_act(tournament)
