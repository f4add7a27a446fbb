"""Le labyrinthe secret on Discord: whole games, duels, restarts, strangers, and what memory hides."""

from itertools import combinations
from types import SimpleNamespace
from typing import Any, cast, get_args

import pytest
from msgspec.structs import replace

from cogs.games import FACES
from cogs.games.secret.commands import SecretCog
from cogs.lobby import lobby
from cogs.posting import steps
from engine import GAMES
from engine.core import Dice, dump
from engine.secret.layout import RINGS
from engine.secret.model import (
    Challenge,
    ChooseSigns,
    EndTurn,
    MovePawn,
    PlacePawn,
    Stake,
    State,
    TurnCentre,
    TurnRing,
)
from tests.playing.saying import says
from tests.playing.tables import board, broken, label, on_turn, open_table, people, stored

BUDGET = 8  # clicks of a turn without a duel, Play and every Confirm included
SIGNS = ("rock", "paper", "scissors")


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games in every run: simcord's interaction ids are the same, and now so is the secret."""
    monkeypatch.setattr(lobby.secrets, "token_bytes", lambda size: b"\7" * size)


async def now(world: Any) -> tuple[Any, Any]:
    """The table, and the person who is to act (in a duel, one of the two)."""
    table = await world.bot.tables.load(1)
    if not table.to_act:
        return table, None
    user = table.row.seats[min(table.to_act)].user_id
    return table, next(player for player in people(world) if player.id == user)


async def play_by_clicks(world: Any, player: Any, signs: tuple[str, ...] = SIGNS) -> int:
    """All that a person may do now; the number of clicks."""
    panel = await player.press(board(world), label(world, "button-play"))
    clicks = 1
    after = {label(world, f"button-{name}") for name in ("undo", "again", "result")}
    while set(panel.buttons) - after:
        if label(world, "secret-sign-rock") in panel.buttons:
            for sign in signs:
                await player.press(panel, label(world, f"secret-sign-{sign}"))
            clicks += len(signs) - 1
        else:
            await player.advised(panel)
        done = "button-confirm" if label(world, "button-confirm") in panel.buttons else "secret-no-duel"
        await player.press(panel, label(world, done))
        clicks += 1 if done == "secret-no-duel" else 2  # the hint before it is no click of the turn
    return clicks


async def play_by_command(world: Any, player: Any, action: Any) -> Any:
    match action:
        case TurnRing(ring=ring):
            return await player.slash("secret turn", part=ring.lower())
        case TurnCentre(by=by):
            return await player.slash("secret turn", part="f", by=by)
        case MovePawn(to=to):
            return await player.slash("secret move", cell=to)
        case Challenge(seat=seat, stake=stake):
            return await player.slash("secret duel", rival=str(seat), stake=stake)
        case EndTurn():
            return await player.slash("secret pass")
        case ChooseSigns(signs=(first, second, third)):
            return await player.slash("secret choose", first=first, second=second, third=third)
        case PlacePawn(to=to):
            return await player.slash("secret place", cell=to)


async def set_state(world: Any, **changes: Any) -> None:
    """Put the table into another position."""
    table = await world.bot.tables.load(1)
    state = dump(replace(table.state, **changes))
    await world.bot.store._connection.write(
        lambda db: db.execute("UPDATE games SET state = ? WHERE id = 1", (state,))
    )


async def open_duel(world: Any, **options: str) -> Any:
    """S9: Zoé, in her move phase, goes to Matthieu’s cell, away from the target, and challenges him."""
    await open_table(world, world.zoe, world.matthieu, world.lou, game="secret", **options)
    table = await world.bot.tables.load(1)
    state: State = table.state
    taken = (*state.pawns, table.view(None).target_place)
    free = [place for place in range(RINGS.size) if place not in taken]
    areas = RINGS.areas(state.positions)
    start, spot = next((a, b) for a, b in combinations(free, 2) if areas[a] >> b & 1)
    pawns, held = (start, spot, state.pawns[2]), ((1,), (2, 3), (4,))
    bag = tuple(n for n in state.bag if n > 4)
    await set_state(world, turn=0, phase="move", changes_left=0, pawns=pawns, held=held, bag=bag)
    await world.zoe.slash("secret move", cell=RINGS.names[spot])
    await world.zoe.slash("secret duel", rival="1", stake="one")
    return board(world)


async def test_three_people_play_a_whole_game_by_clicks_in_french(french_world: Any) -> None:
    world = french_world
    await open_table(world, world.zoe, world.matthieu, world.lou, game="secret", goal="5")
    told: list[str] = []
    while True:
        table, player = await now(world)
        if player is None:
            break
        is_turn = table.view(None).phase == "change"
        clicks = await play_by_clicks(world, player, SIGNS[len(told) % 3 :] + SIGNS[: len(told) % 3])
        text = board(world).text
        assert not is_turn or "⚔️" in text or clicks <= BUDGET
        told.append(text)
    assert any("⚔️" in text for text in told)
    assert label(world, "result-title") in told[-1]
    # A duel is no turn, neither on the last board nor in Replay.
    turns = table.game.turn_count(table.state)
    assert turns < table.game.board_count(table.state)
    film = await world.zoe.slash("replay", number=1)
    assert f"{turns} tours" in board(world).text and f"{turns} tours" in film.text
    assert "Everyone" not in "".join(told) and "turn" not in "".join(told).lower().replace("tournent", "")


async def test_two_people_play_a_whole_game_by_commands(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, game="secret", goal="5")
    dice = Dice(b"commands")
    while True:
        table, player = await now(world)
        if player is None:
            break
        seat = min(table.to_act)
        action = table.game.suggest(table.view(seat), seat, dice, "normal")
        answer = await play_by_command(world, player, action)
        assert answer and answer.is_private
    assert label(world, "result-title") in board(world).text


async def test_a_change_is_never_shown_before_it_is_confirmed(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, game="secret")
    _, player = await now(world)
    before = await stored(world)
    panel = await player.press(board(world), label(world, "button-play"))
    shown = [panel.pictures[0].alt]
    await player.press(panel, label(world, "secret-turn-b"))
    table, _ = await now(world)
    assert await stored(world) == before and table.state.changes_left == 2
    assert shown[0].split(".")[0] == panel.pictures[0].alt.split(".")[0]


async def test_both_duellists_are_called_and_the_message_tells_who_is_still_to_choose(world: Any) -> None:
    message = await open_duel(world)
    assert world.zoe.mention in message.text and world.matthieu.mention in message.text
    await play_by_clicks(world, world.matthieu)
    assert world.zoe.mention in board(world).text and world.matthieu.mention not in board(world).text
    assert not says(board(world), "secret-sign-rock")


async def test_the_posted_board_shows_who_has_still_to_choose_in_a_duel(world: Any) -> None:
    await open_duel(world)
    await play_by_clicks(world, world.zoe)
    await world.env.advance_time(steps.FOLLOW_SECONDS + 1)
    assert says(board(world).pictures[0].alt, "alt-secret-waiting", names="Matthieu")
    assert says(board(world), "secret-told-duel-objects", name="Zoé", rival="Matthieu", stake=1)
    assert world.matthieu.mention in board(world).text


@pytest.mark.draws_all
@pytest.mark.logs_errors
async def test_a_picture_that_follows_a_board_in_characters_takes_its_place(
    world: Any, monkeypatch: Any
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("render.kit.pictures.Pictures.board", broken)
        await open_duel(world)
    assert not board(world).pictures and "```" in board(world).text
    await play_by_clicks(world, world.zoe)
    await world.env.advance_time(steps.FOLLOW_SECONDS + 1)
    assert board(world).pictures and "```" not in board(world).text


async def test_two_duellists_who_choose_at_the_same_moment_are_both_heard(world: Any) -> None:
    message = await open_duel(world)
    panels = []
    for player, sign in ((world.zoe, "rock"), (world.matthieu, "paper")):
        panel = await player.press(message, label(world, "button-play"))
        for _ in range(3):
            await player.press(panel, label(world, f"secret-sign-{sign}"))
        panels.append((player, panel))
    await world.at_once(*(player.press(panel, label(world, "button-confirm")) for player, panel in panels))
    table, _ = await now(world)
    assert table.state.held == ((), (2, 3, 1), (4,)) and table.view(None).phase == "place"


async def test_a_duellist_who_is_not_on_turn_plays_after_a_restart(world: Any) -> None:
    message = await open_duel(world)
    await world.restart()
    await play_by_clicks(world, world.matthieu, ("paper",) * 3)
    await play_by_clicks(world, world.zoe, ("rock",) * 3)
    assert message.id != board(world).id and "Matthieu" in board(world).text
    assert (await now(world))[1] is world.matthieu  # S13: the winner sets the loser's pawn


async def test_a_stranger_cannot_press_a_duel(world: Any) -> None:
    message = await open_duel(world)
    before = await stored(world)
    for stranger in (world.lou, world.francois):
        answer = await stranger.press(message, label(world, "button-play"))
        assert answer.is_private and label(world, "button-hint") not in answer.buttons
    panel = await world.zoe.press(message, label(world, "button-play"))
    forged = (
        panel.button(label(world, "secret-sign-rock"))
        .replace("page", "confirm")
        .replace("|rock|drock", "||drock-paper-scissors")
    )
    for stranger in (world.lou, world.francois):
        answer = await stranger.forge(message, forged)
        assert answer.is_private
    assert await stored(world) == before


@pytest.mark.parametrize("draft", ["d{0}-{0}-{0}.pA1", "d{0}-{0}-{0}.d{0}-{0}-{0}", "d{0}-{0}-{0}.e"])
@pytest.mark.parametrize("sign", ["rock", "paper", "scissors"])
async def test_s12_a_confirm_that_goes_on_after_the_signs_tells_nothing_of_the_duel(
    world: Any, sign: str, draft: str
) -> None:
    message = await open_duel(world)
    await play_by_clicks(world, world.matthieu, ("paper",) * 3)
    before, version = await stored(world), (await now(world))[0].row.version
    answer = await world.zoe.forge(message, f"b|confirm|1|{version}||{draft.format(sign)}")
    assert says(answer, "unknown-button") and await stored(world) == before


async def test_s2_a_forged_confirm_of_a_whole_turn_tries_nothing_out(world: Any) -> None:
    message = await open_table(world, world.zoe, world.matthieu, game="secret")
    before, version = await stored(world), (await now(world))[0].row.version
    answer = await on_turn(world).forge(message, f"b|confirm|1|{version}||rB.rD.mC5.e")
    assert says(answer, "unknown-button") and await stored(world) == before


@pytest.mark.parametrize(
    "draft", ["", "d", "dx-y-z", "drock-paper", "f99x", "c9-die", "pZ9", "x", "duel:rps", "rps"]
)
async def test_a_forged_draft_is_refused_and_changes_nothing(world: Any, draft: str) -> None:
    message = await open_duel(world)
    before = await stored(world)
    version = (await now(world))[0].row.version
    answer = await world.zoe.forge(message, f"b|confirm|1|{version}||{draft}")
    assert answer.is_private and not says(answer, "our-error")
    assert await stored(world) == before


async def test_with_memory_on_nobody_sees_how_much_another_holds(world: Any, caplog: Any) -> None:
    seen: list[list[str]] = []
    for held in (((1,), (2, 3), (4,)), ((1,), (2,), (4, 3))):
        if not seen:
            await open_table(world, world.zoe, world.matthieu, world.lou, game="secret", memory="on")
        table, _ = await now(world)
        bag = tuple(n for n in range(1, 19) if n not in (1, 2, 3, 4, table.state.target))
        await set_state(world, held=held, bag=bag, turn=0)
        texts: list[str] = []
        for viewer in (world.zoe, world.francois):
            for options in ({}, {"text": True}, {"view": "zoom"}):
                answer = await viewer.slash("board", number=1, **options)
                texts.append(answer.text + "".join(p.alt + p.data.hex() for p in answer.pictures))
        seen.append(texts)
    assert seen[0] == seen[1]
    assert all("held" not in record.getMessage() for record in caplog.records)


async def test_taking_is_refused_away_from_the_target(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, game="secret")
    await set_state(world, turn=0, phase="move", changes_left=0)
    answer = await world.zoe.slash("secret take")
    assert answer.text == label(world, "secret-not-on-target")
    assert (await now(world))[0].view(None).phase == "move"


async def test_s6_pass_stays_on_the_first_cell_too(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, game="secret")
    await set_state(world, turn=0, phase="move", changes_left=0, pawns=(0, 1))
    await world.zoe.slash("secret pass")
    state: State = (await now(world))[0].state
    assert (state.pawns[0], state.turn) == (0, 1)


async def test_s6_the_button_stays_on_the_first_cell_too(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, game="secret")
    await set_state(world, turn=0, phase="move", changes_left=0, pawns=(0, 1))
    panel = await world.zoe.press(board(world), label(world, "button-play"))
    await world.zoe.press(panel, label(world, "button-stay"))
    await world.zoe.press(panel, label(world, "button-confirm"))
    state: State = (await now(world))[0].state
    assert (state.pawns[0], state.turn) == (0, 1)


async def test_commands_offer_what_is_legal_now(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, game="secret")
    await set_state(world, turn=0, phase="move", changes_left=0)
    table, _ = await now(world)
    offered = [choice["value"] for choice in await world.zoe.complete("secret move", "cell", "")]
    reach = RINGS.reach(table.state.positions, table.state.pawns[0])
    assert sorted(offered) == sorted(RINGS.names[place] for place in reach)[:25]
    assert await world.matthieu.complete("secret move", "cell", "") == []


def test_the_command_and_the_panel_know_every_stake_of_the_rules() -> None:
    offered = SecretCog.duel.get_parameter("stake")
    assert offered and [choice.value for choice in offered.choices] == list(get_args(Stake))
    viewer = cast(Any, SimpleNamespace(game=GAMES["secret"]))
    confirmed = [FACES["secret"].panel.actions(viewer, f"c1-{stake}") for stake in get_args(Stake)]
    assert confirmed == [(Challenge(1, stake),) for stake in get_args(Stake)]
