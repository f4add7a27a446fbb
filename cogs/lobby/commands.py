"""`/game new | join | leave | start | add-bot | remove-bot | options`, and the buttons of the lobby card."""

import logging

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.clock.deadlines import OFFERED
from cogs.games import FACES
from cogs.lobby.card import TIME_PAGE, bot_items, bot_text, pick_words, removal_items
from cogs.lobby.lobby import Lobby
from cogs.panels.finding import is_mine, which_game
from cogs.runtime.background import NOT_TAKEN
from cogs.tables import rated, seating
from cogs.tables.service import Tables
from cogs.ui import Interaction
from cogs.ui.answers import Answer, answer_to
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Press, button, view_with
from cogs.ui.names import escaped
from cogs.ui.slash import choices, matching, slash
from db import GameRow, Store
from db.queries import games
from engine import GAMES
from engine.core import RuleError, commitment
from locales import Words

log = logging.getLogger("dedale.game")

LEVELS = tuple(dict.fromkeys(level for game in GAMES.values() for level in game.strengths))
ALONE = "alone"  # the field of a Start that was asked whether it is meant
# What a person who has changed a lobby by a command is told.
CHANGED = {
    "join": "joined",
    "leave": "left",
    "add-bot": "bot-added",
    "remove-bot": "bot-removed",
    "option": "options-changed",
}


def told(row: GameRow, key: str, words: Words) -> str:
    """What a person is told who has changed a lobby; a bot that joined, on the last seat, by its name."""
    if key != CHANGED["add-bot"]:
        return words(key, game=row.id)
    name, bot = seating.seat_names(row, words)[-1], row.seats[-1]
    return words(key, game=row.id, bot=escaped(name), level=words(f"level-{bot.level}"))


class LobbyCog(commands.Cog):
    """Tables before their first turn."""

    def __init__(self, store: Store, tables: Tables, lobby: Lobby, controls: ControlTable) -> None:
        self._store = store
        self._tables = tables
        self._lobby = lobby
        asking = {"add-bot": self.press_bot, "remove-bot": self.press_remove}
        for verb in CHANGED:
            controls.on(verb, asking.get(verb, self.press_change))
        controls.on("options", self.press_options)
        controls.on("start", self.press_start)
        controls.on("again", self.press_again)
        controls.on("fair", self.press_fair)
        controls.on("new", self.press_new)

    async def lobby_here(self, interaction: Interaction, number: int | None) -> int:
        """The lobby a person means: the number given, else the only one open in this channel."""
        if number is not None:
            return (await self._lobby.row_for(number, interaction)).id
        rows = [
            row
            for row in await self._store.read(games.in_channel, interaction.channel_id or 0, ("lobby",))
            if not row.daily
        ]
        if len(rows) == 1:
            return rows[0].id
        if not rows:
            raise RuleError("no-lobby-here")
        raise await which_game(interaction, rows)

    async def changed(self, answer: Answer, row: GameRow, key: str) -> None:
        """Answers the person who changed a lobby, and shows the card as it is now."""
        if answer.interaction.type is discord.InteractionType.application_command:
            await answer.tell(told(row, key, await answer.words()))
        await self._lobby.redraw(answer, row)
        await answer.accept()

    async def press_change(self, answer: Answer, press: Press) -> None:
        """Sit down or get up, seat a stand-in or send it away, choose an option."""
        row = await self._lobby.press(answer.interaction, press)
        if press.verb in ("remove-bot", "option"):
            await self.renew_options(answer, row, TIME_PAGE if press.field in OFFERED else "")
        elif answer.is_private_click:
            await answer.put(told(row, CHANGED[press.verb], await answer.words()))
        await self.changed(answer, row, CHANGED[press.verb])

    async def press_bot(self, answer: Answer, press: Press) -> None:
        """Add a bot: asks in private how strong it is to be, unless that is said."""
        words, row = await answer.words(), await self._lobby.row_for(press.subject_id, answer.interaction)
        if not press.field:
            seating.need_own_lobby(row, answer.user_id)
            seating.need_room(row)
            await answer.put(bot_text(row, words), view_with(*bot_items(row, words)))
            return
        row = await self._lobby.press(answer.interaction, press)
        if answer.is_private_click:
            await answer.put(told(row, CHANGED["add-bot"], words))
        await self.changed(answer, row, CHANGED["add-bot"])

    async def press_remove(self, answer: Answer, press: Press) -> None:
        """Remove a bot: asks in private which one, where there are several."""
        row = await self._lobby.row_for(press.subject_id, answer.interaction)
        if press.field or len(seating.standins(row)) < 2:
            await self.press_change(answer, press)
            return
        seating.need_own_lobby(row, answer.user_id)
        words = await answer.words()
        await answer.put(words("bot-which"), view_with(*removal_items(row, words)))

    async def press_fair(self, answer: Answer, press: Press) -> None:
        """Fair dice: the whole commitment, and what it means."""
        row = await self._lobby.row_for(press.subject_id, answer.interaction)
        answer.anew()
        await answer.say(
            "dice-promise-over" if row.status == "over" else "dice-promise", hash=commitment(row.secret)
        )

    async def press_new(self, answer: Answer, press: Press) -> None:
        """A button that opens a lobby, as `/game new` does."""
        if press.field not in FACES:
            raise RuleError("unknown-button")
        await self._lobby.open(answer, press.field)

    async def press_options(self, answer: Answer, press: Press) -> None:
        """Open the private panel of options."""
        row = await self._lobby.row_for(press.subject_id, answer.interaction)
        seating.need_lobby(row)
        words = await answer.words()
        text, view = self._lobby.options_page(row, answer.user_id, words, press.field)
        if not view.children:
            raise RuleError("join-first")
        await answer.put(text, view)

    async def renew_options(self, answer: Answer, row: GameRow, page: str = "") -> None:
        """Redraw the options panel that was clicked."""
        if answer.is_private_click:
            words = await answer.words()
            text, view = self._lobby.options_page(row, answer.user_id, words, page)
            await answer.put(text, view)

    async def press_start(self, answer: Answer, press: Press) -> None:
        """Deals, shows that on the card and opens the thread; asks once whoever would play alone."""
        is_alone = press.field == ALONE
        row = await self._lobby.start(press.subject_id, answer.interaction, is_alone=is_alone)
        if row is None:
            await self.ask_alone(answer, press)
            return
        try:
            if answer.is_private_click:
                await answer.put((await answer.words())("started", game=row.id))
            await self.changed(answer, row, "started")
        except NOT_TAKEN:
            # The game is dealt all the same, and the first player must be called.
            log.warning("the start of game %s was not answered", row.id, exc_info=True)
        # The first board goes out once this is answered: into the thread, if there is one by then.
        if remark := await self._lobby.open_thread(row):
            await answer.say(remark)

    async def ask_alone(self, answer: Answer, press: Press) -> None:
        """Play alone, or add a bot?"""
        words = await answer.words()
        alone = replace(press, verb="start", field=ALONE)
        bot = replace(press, verb="add-bot", field="")
        yes = button(alone, words("button-alone"), discord.ButtonStyle.success)
        await answer.put(words("alone-asked"), view_with(yes, button(bot, words("button-add-bot"))))

    async def press_again(self, answer: Answer, press: Press) -> None:
        """The same table once more: a new lobby with the same options, colours and stand-ins."""
        row = await self._lobby.row_for(press.subject_id, answer.interaction)
        if row.status != "over":
            raise RuleError("unknown-button")
        if not is_mine(row, answer.interaction):
            await self._offer_own(answer, row.game)
            return
        async with self._tables.lock(row.id):
            waiting = await self._lobby.again(row)
            if waiting is None:
                await self._lobby.open(answer, row.game, again=row)
                return
        # Another player of that table was quicker: there is one new table, not one each.
        joined = await self._lobby.join_again(answer.interaction, waiting, row)
        await answer.say("joined", game=joined.id)
        await self._lobby.redraw(answer, joined)

    async def _offer_own(self, answer: Answer, game: str) -> None:
        """Tells somebody who did not play there how to open a table of their own."""
        words = await answer.words()
        answer.anew()
        await answer.put(
            words("again-not-seated", game=words(f"game-{game}")),
            view_with(button(Press("new", 0, 0, game), words("button-new-table"))),
        )

    async def _change(
        self, answer: Answer, number: int | None, verb: str, field: str = "", *values: str
    ) -> None:
        """Changes the lobby that is meant as a press would."""
        game_id = await self.lobby_here(answer.interaction, number)
        await self.press_change(answer, Press(verb, game_id, 0, field, values=values))

    @slash("game-new")
    @app_commands.choices(game=choices("game", tuple(FACES)), clock=choices("time-clock", OFFERED["clock"]))
    async def new(self, answer: Answer, game: str, clock: str | None = None) -> None:
        """Open a lobby."""
        if game not in FACES or clock not in (None, *OFFERED["clock"]):
            raise RuleError("option-not-understood")
        await self._lobby.open(answer, game, clock=clock)

    @slash("game-join")
    async def join(self, answer: Answer, number: int | None = None) -> None:
        """Sit down at an open table."""
        await self._change(answer, number, "join")

    @slash("game-leave")
    async def leave(self, answer: Answer, number: int | None = None) -> None:
        """Leave a table that has not started."""
        await self._change(answer, number, "leave")

    @slash("game-start")
    async def start(self, answer: Answer, number: int | None = None) -> None:
        """Start the game."""
        game_id = await self.lobby_here(answer.interaction, number)
        await self.press_start(answer, Press("start", game_id, 0))

    @slash("game-add-bot")
    @app_commands.choices(level=choices("level", LEVELS))
    async def add_bot(self, answer: Answer, level: str = "", number: int | None = None) -> None:
        """Seat a stand-in."""
        await self._change(answer, number, "add-bot", level)

    @slash("game-remove-bot")
    async def remove_bot(self, answer: Answer, number: int | None = None) -> None:
        """Send a stand-in away."""
        game_id = await self.lobby_here(answer.interaction, number)
        await self.press_remove(answer, Press("remove-bot", game_id, 0))

    @slash("game-options")
    async def options(
        self,
        answer: Answer,
        option: str | None = None,
        value: str | None = None,
        number: int | None = None,
    ) -> None:
        """Show the options panel, or set one option at once."""
        if option is None:
            game_id = await self.lobby_here(answer.interaction, number)
            await self.press_options(answer, Press("options", game_id, 0))
        else:
            await self._change(answer, number, "option", option, value or "")

    @options.autocomplete("option")
    async def option_names(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The options of the lobby in this channel."""
        row, words = await self.offered_lobby(interaction)
        if row is None:
            return []
        names = {
            name: words(f"option-{row.game}-{name.replace('_', '-')}") for name in seating.offered_values(row)
        }
        names |= {name: words(f"time-{name}") for name in OFFERED}
        names[rated.OPTION] = words("option-rated")
        return matching({"pick": words("pick-title"), **names}, typed)

    @options.autocomplete("value")
    async def option_choices(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The values of the option chosen so far."""
        row, words = await self.offered_lobby(interaction)
        name = str(interaction.namespace.option or "")
        if row is None:
            return []
        if name == "pick":
            picks = seating.pick_values(row, interaction.user.id)
            return matching({v: pick_words(row.game, pick, words) for v, pick in picks.items()}, typed)
        if name == rated.OPTION:
            return matching({value: words(f"option-rated-{value}") for value in rated.VALUES}, typed)
        if name in OFFERED:
            return matching({value: words(f"time-{name}-{value}") for value in OFFERED[name]}, typed)
        values = seating.option_values(row.game).get(name, ())
        key = f"option-{row.game}-{name.replace('_', '-')}"
        return matching({value: words(f"{key}-{value}") for value in values}, typed)

    async def offered_lobby(self, interaction: Interaction) -> tuple[GameRow | None, Words]:
        """The lobby whose options are being typed, if it can be told."""
        words = await answer_to(interaction).words()
        try:
            number = interaction.namespace.number
            game_id = await self.lobby_here(interaction, number if isinstance(number, int) else None)
            return await self._tables.row(game_id), words
        except RuleError:
            return None, words
