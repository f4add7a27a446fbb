"""Proposals: a public message with Agree and Refuse; what all have agreed to is carried out."""

import logging
from collections.abc import Mapping

import msgspec

from cogs.consent.card import case_of, proposal_card, proposal_controls, waiting
from cogs.consent.cooldown import declined, need_not_declined
from cogs.consent.kinds import Case, Kind, deciders
from cogs.moderation.moderators import is_moderator
from cogs.runtime.background import NOT_TAKEN
from cogs.tables.service import Tables
from cogs.tables.table import Table, decode, need_own_table
from cogs.ui import Interaction
from cogs.ui.answers import Answer
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Press
from cogs.ui.mentions import only
from cogs.ui.places import Places
from cogs.ui.replies import Replies
from db import ALL_ACTS, AlreadyExists, Due, GameRow, NewProposal, OutboxRow, ProposalKind, ProposalRow, Store
from db.queries import audit, proposals
from engine.core import RuleError
from locales import Words

log = logging.getLogger("dedale.proposals")


class Proposals:
    """All open proposals; each is changed under the lock of its table."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        kinds: Mapping[ProposalKind, Kind],
        replies: Replies,
        places: Places,
        controls: ControlTable,
    ) -> None:
        self._store = store
        self._tables = tables
        self._kinds = kinds
        self._replies = replies
        self._places = places
        controls.on_seat("agree", self.press_agree)
        controls.on_seat("refuse", self.press_refuse)

    async def propose(self, interaction: Interaction, game_id: int, kind: ProposalKind, case: Case) -> bool:
        """Asks the people it concerns. If there are none, carries it out at once and returns True."""
        proposed = self._kinds[kind]
        async with self._tables.lock(game_id):
            table = await self._tables.load(game_id)
            need_own_table(table)
            if kind == "replace" and await is_moderator(self._store, interaction):
                case = msgspec.structs.replace(case, moderated=True)
            needed = await proposed.needed(table, case) - {case.user_id}
            if not needed:
                await proposed.carry_out(table, case, interaction.id, None)
                return True
            _, log = await self._store.read(audit.newest, game_id, ALL_ACTS)
            need_not_declined(table, kind, case, log, self._tables.now())
            case = await proposed.aimed(table, case)
            try:
                await self._store.write(
                    proposals.add,
                    NewProposal(
                        game_id=game_id,
                        kind=kind,
                        user_id=case.user_id,
                        seat=case.seat,
                        data=msgspec.json.encode(case).decode(),
                        needed=tuple(sorted(needed)),
                        at=self._tables.now(),
                    ),
                )
            except AlreadyExists:
                raise RuleError("already-proposed") from None
            return False

    async def find(self, press: Press, interaction: Interaction) -> ProposalRow:
        """The open proposal that a button belongs to."""
        row = await self._tables.row(press.subject_id)
        if row.guild_id == interaction.guild_id:
            for proposal in await self._store.read(proposals.of_game, press.subject_id):
                if str(proposal.id) == press.field:
                    return proposal
        raise RuleError("proposal-gone")

    async def press_agree(self, answer: Answer, press: Press) -> None:
        """Takes a person's consent; with the last one it is carried out."""
        lock = self._tables.lock(press.subject_id)
        answer.in_place()
        await answer.before(lock)
        async with lock:
            proposal = await self.find(press, answer.interaction)
            table = await self._tables.load(press.subject_id)
            current = await self._current(table, proposal)
            is_done = False
            if current is None:
                await self._store.write(proposals.close, proposal.id)
            else:
                proposal = await self._agreed(answer.interaction, table, current)
                is_done = not waiting(proposal)
        if current is None:
            await self._show(table, proposal, "lapsed", None)
            raise RuleError("proposal-lapsed")
        await self._show(table, proposal, "agreed" if is_done else "", answer)

    async def _agreed(self, interaction: Interaction, table: Table, proposal: ProposalRow) -> ProposalRow:
        """Stores a person's consent, or carries out what all have agreed to."""
        agreed = await self._with_consent(interaction, table, proposal)
        proposal = msgspec.structs.replace(proposal, agreed=agreed)
        if waiting(proposal):
            await self._store.write(proposals.set_consents, proposal.id, proposal.needed, proposal.agreed)
        else:
            kind = self._kinds[proposal.kind]
            await kind.carry_out(table, case_of(proposal), interaction.id, proposal.id)
        return proposal

    async def _with_consent(
        self, interaction: Interaction, table: Table, proposal: ProposalRow
    ) -> tuple[int, ...]:
        """Returns who has agreed with this person's consent; a moderator decides for the host."""
        user, left = interaction.user.id, waiting(proposal)
        if user in left:
            return (*proposal.agreed, user)
        if proposal.kind == "replace" and await is_moderator(self._store, interaction):
            decided = [u for u in left if u in deciders(table, proposal.seat)]
            if decided:
                return (*proposal.agreed, *decided)
        raise RuleError("already-agreed" if user in proposal.agreed else "not-asked")

    async def press_refuse(self, answer: Answer, press: Press) -> None:
        """One refusal settles it; the person who proposed it takes it back in the same way."""
        lock = self._tables.lock(press.subject_id)
        answer.in_place()
        await answer.before(lock)
        async with lock:
            proposal = await self.find(press, answer.interaction)
            table = await self._tables.load(press.subject_id)
            proposal = await self._current(table, proposal) or proposal
            user = answer.user_id
            is_own = user == proposal.user_id
            if not is_own and user not in proposal.needed:
                raise RuleError("not-asked")
            act = declined(table, proposal.kind, case_of(proposal))
            await self._store.write(proposals.decline, proposal.id, act, self._tables.now())
        await self._show(table, proposal, "withdrawn" if is_own else "refused", answer)

    async def review(self, due: Due) -> None:
        """After an act: some proposals can no longer be carried out, others concern other people now."""
        if not due.has_proposals:
            return
        game_id = due.game.id
        changed: list[tuple[ProposalRow, str]] = []
        async with self._tables.lock(game_id):
            table = await self._tables.load(game_id)
            for proposal in await self._store.read(proposals.of_game, game_id):
                current = await self._current(table, proposal)
                if current is None:
                    await self._store.write(proposals.close, proposal.id)
                    changed.append((proposal, "lapsed"))
                elif current.needed != proposal.needed:
                    await self._store.write(
                        proposals.set_consents, proposal.id, current.needed, proposal.agreed
                    )
                    changed.append((current, ""))
        for proposal, how in changed:  # outside the lock: Discord may take its time
            await self._show(table, proposal, how, None)

    async def _current(self, table: Table, proposal: ProposalRow) -> ProposalRow | None:
        """Returns the proposal with the people it concerns now.

        None if it can no longer be carried out, or nobody is left to decide about it.

        A person who has left or handed over their seat has no say; one who came back or took a seat has.
        """
        case = case_of(proposal)
        try:
            need_own_table(table)
            needed = await self._kinds[proposal.kind].needed(table, case) - {case.user_id}
        except RuleError:
            return None
        current = msgspec.structs.replace(proposal, needed=tuple(sorted(needed)))
        return current if waiting(current) else None

    async def post(self, game: GameRow, row: OutboxRow, words: Words) -> None:
        """Posts the message that asks for consent and calls those who are asked, unless it is settled."""
        table, place = decode(game), await self._places.home(game, words)
        found = await self._store.read(proposals.of_game, game.id)
        proposal = next((p for p in found if str(p.id) == row.payload), None)
        if proposal is None:
            return
        proposal = await self._current(table, proposal) or proposal
        card, controls = proposal_card(table, proposal, words), proposal_controls(table, proposal, words)
        called = only(waiting(proposal))
        message = await place.send(view=card.layout(controls), nonce=row.nonce, allowed_mentions=called)
        await self._store.write(proposals.set_shown, proposal.id, message.channel.id, message.id)

    async def _show(self, table: Table, proposal: ProposalRow, how: str, answer: Answer | None) -> None:
        """Shows the message as it is now: by the click's own answer if it was clicked, else by an edit."""
        words = await self._replies.public(table.row.guild_id, self._places.guild(table.row.guild_id))
        card = proposal_card(table, proposal, words, how, answer.user_id if answer else 0)
        layout = card.layout(() if how else proposal_controls(table, proposal, words))
        clicked = answer.interaction.message if answer else None
        if answer and clicked and clicked.id == proposal.message_id:
            await answer.renew_card(layout)
            return
        if answer:
            await answer.accept()
        if proposal.channel_id is None or proposal.message_id is None:
            return
        message = self._places.message(proposal.channel_id, proposal.message_id, table.row.guild_id)
        try:
            await message.edit(view=layout)
        except NOT_TAKEN as error:
            log.info("proposal %s of game %s stays as it is: %s", proposal.id, table.row.id, error)
