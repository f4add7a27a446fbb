"""The public message of a proposal: what is proposed, who has agreed, who is asked, how it was settled."""

import msgspec
from discord import ButtonStyle

from cogs.consent.kinds import Case
from cogs.posting.table_messages import person_of
from cogs.tables.seating import seat_names
from cogs.tables.table import Table, title_of
from cogs.ui.cards import Card
from cogs.ui.controls import Press, PressButton, button
from cogs.ui.names import escaped
from db import ProposalRow
from locales import Words


def case_of(proposal: ProposalRow) -> Case:
    """What a stored proposal wants."""
    return msgspec.json.decode(proposal.data, type=Case)


def waiting(proposal: ProposalRow) -> list[int]:
    """Who has still to agree."""
    return [user for user in proposal.needed if user not in proposal.agreed]


def proposal_card(table: Table, proposal: ProposalRow, words: Words, how: str = "", doer: int = 0) -> Card:
    """The message as it stands; `how` it was settled, and by whom."""
    case = case_of(proposal)
    title = title_of(table.row, words)
    facts = {
        "name": person_of(table.row, proposal.user_id, words),
        "seat": escaped(seat_names(table.row, words)[case.seat]),
        "taker": escaped(case.taker.name) if case.taker else "",
    }
    lines = [f"### {title}", words(f"ask-{proposal.kind}", **facts)]
    lines += [words("consent-given", name=person_of(table.row, user, words)) for user in proposal.agreed]
    if how:
        return Card("\n".join(lines), words(f"settled-{how}", name=person_of(table.row, doer, words)))
    asked = words.listed([f"<@{user}>" for user in waiting(proposal)])
    return Card("\n".join(lines), words("consent-asked", names=asked))


def proposal_controls(table: Table, proposal: ProposalRow, words: Words) -> list[PressButton]:
    """Agree and Refuse; the person who made the proposal takes it back with Refuse."""
    return [
        button(Press(verb, table.row.id, table.row.version, str(proposal.id)), words(f"button-{verb}"), style)
        for verb, style in (("agree", ButtonStyle.success), ("refuse", ButtonStyle.secondary))
    ]
