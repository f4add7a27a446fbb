"""What must hold for every game in ALL_GAMES."""

import os
import random
from collections.abc import Callable, Iterator, Sequence
from functools import cache, wraps
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import ALL_GAMES
from engine.core import AnyGame, Dice, RuleError, UnforeseenError, dump, refusal
from engine.core.replay import Move, replay
from engine.core.transcript import heading_of, play, transcript_name, variants
from tests import ROOT
from tests.engine.core.transcripts import replayed

TRANSCRIPTS = ROOT / "tests" / "transcripts"
LONGEST = 4000  # most plies that random players may need
FOREIGN = 60  # actions of other positions that are tried in each position
seeds = st.integers(0, 2**32)
SLOW_GAMES = 2  # random games of each table if choice is free, as those take long
EXAMPLES = int(os.environ.get("CONFORMANCE_GAMES", "1"))  # of each table otherwise; `make soak` plays more
POSITIONS = 20 * EXAMPLES  # of a long game, where every one would take long


def tables(is_whole: bool) -> Iterator[Any]:
    """Yield every table that can be set; where games take long, each options with one number of seats."""
    for key, game in ALL_GAMES.items():
        for number, options in enumerate(variants(game)):
            one = game.seats[number % len(game.seats)]
            for seats in game.seats if is_whole or not game.samples else (one,):
                yield pytest.param(game, seats, options, id=f"{key}-{seats}-{dump(options)}")


table = pytest.mark.parametrize(("game", "seats", "options"), list(tables(EXAMPLES > 1)))
every_table = pytest.mark.parametrize(("game", "seats", "options"), list(tables(True)))


def few(test: Callable[..., None]) -> Callable[..., None]:
    """Run a test on some random games of each table; on fewer, each once, if choice is free."""
    done = set[tuple[str, int, str, int]]()

    @wraps(test)
    def once(game: AnyGame, seats: int, options: Any, seed: int) -> None:
        seed = seed % SLOW_GAMES if game.samples else seed
        key = (game.key, seats, dump(options), seed)
        if key not in done:
            test(game, seats, options, seed)
            done.add(key)

    slow = [HealthCheck.too_slow]
    chosen = settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=slow, derandomize=True)
    return chosen(given(seed=seeds)(once))


def wander(game: AnyGame, seats: int, options: Any, seed: int) -> Sequence[tuple[Any, int, Any, Any]]:
    """Play a game at random: each state, who acts, the action, and the step that follows."""
    return _wandered(game.key, seats, dump(options), seed)


@cache
def _wandered(key: str, seats: int, options: str, seed: int) -> Sequence[tuple[Any, int, Any, Any]]:
    game = ALL_GAMES[key]
    return list(_wander(game, seats, game.load_options(options), seed))


def _wander(game: AnyGame, seats: int, options: Any, seed: int) -> Iterator[tuple[Any, int, Any, Any]]:
    chance, dice = random.Random(seed), Dice(seed.to_bytes(8, "big"))
    state = game.setup(seats, options, dice).state
    for _ in range(LONGEST):
        if not (acting := game.to_act(state)):
            return
        seat = chance.choice(sorted(acting))
        action = chance.choice(game.legal_actions(state, seat))
        step = game.apply(state, seat, action, dice)
        yield state, seat, action, step
        state = step.state
    pytest.fail(f"no end after {LONGEST} plies")


@cache
def some_positions(game: AnyGame, seats: int, options: Any, seed: int) -> list[tuple[Any, int, Any, Any]]:
    """Return a few steps spread over a random game, the last one included."""
    whole = wander(game, seats, options, seed)
    return [*whole[:: max(1, len(whole) // 12)], whole[-1]]


@table
@few
def test_random_whole_games_end_in_a_well_formed_outcome(
    game: AnyGame, seats: int, options: Any, seed: int
) -> None:
    *_, (_, _, _, step) = wander(game, seats, options, seed)
    outcome = game.outcome(step.state)
    assert outcome is not None and outcome.reason
    assert len(outcome.places) == len(outcome.scores) == seats
    # Ties share a place, and the next places are skipped.
    assert all(place == 1 + sum(other < place for other in outcome.places) for place in outcome.places)


@table
@few
def test_nobody_is_to_act_exactly_when_there_is_an_outcome_which_is_the_standing_then(
    game: AnyGame, seats: int, options: Any, seed: int
) -> None:
    for _, _, _, step in wander(game, seats, options, seed):
        assert bool(game.to_act(step.state)) == (game.outcome(step.state) is None)
        standing = game.standing(step.state)
        assert len(standing.places) == len(standing.scores) == seats
        assert game.outcome(step.state) in (None, standing)
        assert game.to_act(step.state) <= set(range(seats))


@table
@few
def test_the_count_of_boards_never_falls(game: AnyGame, seats: int, options: Any, seed: int) -> None:
    counts = [game.board_count(step.state) for _, _, _, step in wander(game, seats, options, seed)]
    assert counts == sorted(counts) and counts[-1] > 0


@table
@few
def test_the_same_seed_and_actions_give_the_same_game(
    game: AnyGame, seats: int, options: Any, seed: int
) -> None:
    whole = wander(game, seats, options, seed)
    dice = Dice(seed.to_bytes(8, "big"))
    state = game.setup(seats, options, dice).state
    for _, seat, action, step in whole:
        again = game.apply(state, seat, game.load_actions(dump([action]))[0], dice)
        assert (dump(again.state), dump(again.events)) == (dump(step.state), dump(step.events))
        state = again.state


@table
@few
def test_what_is_saved_and_loaded_is_equal(game: AnyGame, seats: int, options: Any, seed: int) -> None:
    assert game.load_options(dump(options)) == options
    for state, _, action, step in some_positions(game, seats, options, seed):
        assert game.load_state(dump(state)) == state
        assert game.load_actions(dump([action])) == (action,)
        assert game.load_events(dump(step.events)) == step.events


@table
@few
def test_a_viewer_cannot_tell_a_redealt_state(game: AnyGame, seats: int, options: Any, seed: int) -> None:
    for state, _, _, _ in some_positions(game, seats, options, seed):
        for viewer in (None, *range(seats)):
            other = game.redeal(state, viewer, Dice(b"redeal"))
            assert game.view(other, viewer) == game.view(state, viewer)
            # What is imagined from either must be the same: a search that redeals knows no secret.
            assert game.redeal(other, viewer, Dice(b"again")) == game.redeal(state, viewer, Dice(b"again"))
            assert game.to_act(other) == game.to_act(state)
            if viewer is not None:
                assert tuple(game.legal_actions(other, viewer)) == tuple(game.legal_actions(state, viewer))


@table
@few
def test_secrets_reach_a_viewer_only_through_events_they_see(
    game: AnyGame, seats: int, options: Any, seed: int
) -> None:
    whole = list(wander(game, seats, options, seed))
    for state, seat, action, step in whole[:: 1 + len(whole) // POSITIONS]:
        for viewer in (None, *range(seats)):
            other = game.redeal(state, viewer, Dice(b"redeal"))
            # Only the player knows whether their own secret (a card in hand) allows an act.
            if viewer != seat and action not in game.legal_actions(other, seat):
                continue
            twin = game.apply(other, seat, action, Dice(b"twin"))
            told = [event for event in step.events if game.sees(event, viewer)]
            if told == [event for event in twin.events if game.sees(event, viewer)]:
                assert game.view(twin.state, viewer) == game.view(step.state, viewer)


@table
@few
def test_an_act_that_reveals_nothing_looks_the_same_for_any_hidden_state(
    game: AnyGame, seats: int, options: Any, seed: int
) -> None:
    whole = list(wander(game, seats, options, seed))
    for state, seat, action, _ in whole[:: 1 + len(whole) // POSITIONS]:
        for viewer in (None, *range(seats)):
            other = game.redeal(state, viewer, Dice(b"redeal"))
            if action not in game.legal_actions(other, seat):
                continue
            (step, is_shown), (twin, is_twin_shown) = (stepped(game, s, seat, action) for s in (state, other))
            if not is_shown and not is_twin_shown:
                assert game.view(twin, viewer) == game.view(step, viewer)


def stepped(game: AnyGame, state: Any, seat: int, action: Any) -> tuple[Any, bool]:
    """Return the state after an action, and whether it revealed chance or a secret."""
    dice = Dice(b"step")
    step = game.apply(state, seat, action, dice)
    return step.state, game.has_revealed(step.events, dice.drawn)


@table
@few
def test_an_act_that_revealed_nothing_can_be_undone(
    game: AnyGame, seats: int, options: Any, seed: int
) -> None:
    """After the undo, the position is the one before the act, and the log still replays."""
    log: list[Move] = []
    last = some_undoable(game, seats, options, seed)
    if not last:
        pytest.skip("every act of this game reveals something")
    for number, (state, seat, action, step) in enumerate(wander(game, seats, options, seed)):
        log.append(Move(seat, "act", (msgspec.to_builtins(action),)))
        if number in last:
            log.append(Move(seat, "undo", ({"to": len(log) - 1},)))
            assert replay(game, seats, options, seed.to_bytes(8, "big"), log).state == state
            log.append(Move(seat, "act", (msgspec.to_builtins(action),)))
        end = step.state
    assert replay(game, seats, options, seed.to_bytes(8, "big"), log).state == end


def some_undoable(game: AnyGame, seats: int, options: Any, seed: int) -> set[int]:
    """Return the number of an act midway in a random game that revealed nothing, if there is one."""
    revealing = revealing_acts(game, seats, options, seed)
    quiet = [n for n in range(len(wander(game, seats, options, seed))) if n not in revealing]
    return {quiet[len(quiet) // 2]} if quiet else set()


@table
@few
def test_an_act_that_revealed_something_cannot_be_undone(
    game: AnyGame, seats: int, options: Any, seed: int
) -> None:
    log: list[Move] = []
    steps = wander(game, seats, options, seed)
    for state, seat, action, _ in steps:
        log.append(Move(seat, "act", (msgspec.to_builtins(action),)))
        if stepped(game, state, seat, action)[1]:
            log.append(Move(seat, "undo", ({"to": len(log) - 1},)))
            with pytest.raises(RuleError, match="undo-shown"):
                replay(game, seats, options, seed.to_bytes(8, "big"), log)
            return
    assert not hides_something(game, steps[0][0], seats), "a whole game with secrets has shown nothing"


def hides_something(game: AnyGame, state: Any, seats: int) -> bool:
    """Could secrets, or what chance has prepared, be different as far as a seat or a spectator knows?"""
    viewers = (None, *range(seats))
    return any(game.redeal(state, viewer, Dice(bytes([n]))) != state for viewer in viewers for n in range(8))


def test_acts_that_reveal_something_and_acts_that_do_not_are_both_met() -> None:
    games = [(game, game.seats[-1], game.options()) for game in ALL_GAMES.values()]
    assert any(some_undoable(*table, 0) for table in games)
    assert any(revealing_acts(*table, 0) for table in games)


def revealing_acts(game: AnyGame, seats: int, options: Any, seed: int) -> list[int]:
    """Return the numbers of the acts of a random game that revealed chance or a secret."""
    steps = enumerate(wander(game, seats, options, seed))
    return [n for n, (state, seat, action, _) in steps if stepped(game, state, seat, action)[1]]


@table
@few
def test_check_agrees_with_apply_on_every_action(game: AnyGame, seats: int, options: Any, seed: int) -> None:
    some = some_positions(game, seats, options, seed)
    every = dict.fromkeys(action for state, seat, _, _ in some for action in game.legal_actions(state, seat))
    for state, seat, _, _ in some:
        legal = set(game.legal_actions(state, seat))
        for action in legal | set(islice(every, FOREIGN)):
            checked, applied = verdicts(game, state, seat, action)
            # If choice is free, an action of another position may be legal here without being listed.
            assert checked == applied and ((checked is None) == (action in legal) or game.samples)
            assert checked is None or action not in legal


def verdicts(game: AnyGame, state: Any, seat: Any, action: Any) -> tuple[Any, Any]:
    """Return the refusals of `check` and `apply`, or None; neither may change the state."""
    before, found = dump(state), list[Any]()
    for attempt in (
        lambda: game.check(state, seat, action),
        lambda: game.apply(state, seat, action, Dice(b"")),
    ):
        try:
            attempt()
            found.append(None)
        except RuleError as error:
            found.append((error.code, error.facts))
    assert dump(state) == before
    return found[0], found[1]


junk = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=4), st.just([]), st.just({}),
    st.sampled_from(["N1", "W3", "NES", "EW", "A1", "C3", "Z9", "N9", "nes"]),
    st.sampled_from(["B", "A12", "F", "one", "die", "target", ("rock",) * 3, ["paper"] * 3]),
)  # fmt: skip


def action_structs(game: AnyGame) -> list[type[msgspec.Struct]]:
    """Return the kinds of action of a game."""
    union = msgspec.inspect.type_info(game.action_type)
    kinds = union.types if isinstance(union, msgspec.inspect.UnionType) else (union,)
    return [kind.cls for kind in kinds if isinstance(kind, msgspec.inspect.StructType)]


@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=ALL_GAMES)
@given(data=st.data())
@settings(max_examples=150, deadline=None, derandomize=True)
def test_malformed_actions_raise_only_rule_errors(game: AnyGame, data: st.DataObject) -> None:
    options = next(variants(game))
    seats = data.draw(st.sampled_from(game.seats))
    state = data.draw(st.sampled_from(some_positions(game, seats, options, data.draw(st.integers(0, 3)))))[0]
    kind = data.draw(st.sampled_from(action_structs(game)))
    action = kind(*[data.draw(junk) for _ in kind.__struct_fields__])
    seat = data.draw(st.one_of(st.integers(-3, 9), st.none(), st.sampled_from(sorted(game.to_act(state)))))
    checked, applied = verdicts(game, state, seat, action)
    assert checked == applied
    assert checked is not None or game.samples or action in game.legal_actions(state, seat)


@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=ALL_GAMES)
def test_something_that_is_no_action_is_refused(game: AnyGame) -> None:
    state = game.setup(game.seats[-1], game.options(), Dice(b"")).state
    (code, _), _ = verdicts(game, state, min(game.to_act(state)), "push")
    assert code == "unknown-action"


@table
@pytest.mark.parametrize("seat", [-1, 99])
def test_a_seat_that_is_not_at_the_table_has_nothing_to_do(
    game: AnyGame, seats: int, options: Any, seat: int
) -> None:
    assert list(game.legal_actions(game.setup(seats, options, Dice(b"")).state, seat)) == []


@table
@pytest.mark.parametrize("number", range(EXAMPLES))
def test_stand_ins_of_every_level_play_legal_whole_games(
    game: AnyGame, seats: int, options: Any, number: int
) -> None:
    if game.samples and number:
        pytest.skip("one game of each table where they take long")
    mixed = [(game.levels * seats)[:seats]]
    for levels in mixed if game.samples else [[level] * seats for level in game.levels]:
        *_, last = play(game, seats, options, b"stand-in %d" % number, levels)
        assert game.outcome(last.state)


@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=ALL_GAMES)
def test_a_stand_in_has_a_level_even_if_nobody_chose_one(game: AnyGame) -> None:
    assert game.usual_level in game.levels


@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=ALL_GAMES)
def test_an_unknown_level_is_refused(game: AnyGame) -> None:
    state = game.setup(game.seats[0], game.options(), Dice(b"")).state
    with pytest.raises(RuleError, match="no-such-level"):
        game.suggest(game.view(state, 0), 0, Dice(b""), "genius")


@every_table
def test_every_table_has_a_transcript(game: AnyGame, seats: int, options: Any) -> None:
    name = transcript_name(heading_of(game, seats, options, b""))
    lines = (TRANSCRIPTS / name).read_text(encoding="utf-8").splitlines()
    assert lines[-1].startswith("outcome ")


@pytest.mark.parametrize("path", sorted(TRANSCRIPTS.rglob("*.txt")), ids=lambda path: path.stem)
def test_transcripts_replay_line_by_line(path: Path) -> None:
    recorded = path.read_text(encoding="utf-8").splitlines()
    for number, (then, now) in enumerate(zip(recorded, replayed(recorded, ALL_GAMES), strict=True), 1):
        assert now == then, f"{path.name}, line {number}"


@table
@few
def test_the_notation_reads_what_it_writes(game: AnyGame, seats: int, options: Any, seed: int) -> None:
    whole = wander(game, seats, options, seed)
    for state, seat, action, _ in whole[:: 1 + len(whole) // POSITIONS]:
        for each in (action, *islice(game.legal_actions(state, seat), FOREIGN)):
            assert game.parse(game.text(each)) == each


@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=ALL_GAMES)
@pytest.mark.parametrize(
    "text", ["", "?", "|", "p|", "é", "-", "--", "zz9", "p" * 200, "@everyone", "0", "m1-2-3-4-5"]
)
def test_a_text_that_is_no_action_is_refused(game: AnyGame, text: str) -> None:
    try:
        action = game.parse(text)
    except RuleError as error:
        assert error.code == "unknown-action"
    else:
        assert game.text(action) == text


@table
@few
def test_a_preview_is_what_the_seat_sees_afterwards(
    game: AnyGame, seats: int, options: Any, seed: int
) -> None:
    for state, seat, action, step in some_positions(game, seats, options, seed):
        if isinstance(action, game.previewed_alone):
            continue
        try:
            seen = game.preview(game.view(state, seat), seat, [action])
        except UnforeseenError:
            continue
        assert seen == game.view(step.state, seat)


@table
@few
def test_a_preview_refuses_what_the_rules_refuse(game: AnyGame, seats: int, options: Any, seed: int) -> None:
    for state, _seat, action, _ in some_positions(game, seats, options, seed):
        for other in range(seats):
            if other not in game.may_act(state) and (why := refusal(game.check, state, other, action)):
                told = refusal(game.preview, game.view(state, other), other, [action])
                assert told and told.code in (why.code, "unforeseen")


@table
@few
def test_what_hides_nothing_and_draws_nothing_can_be_foreseen(
    game: AnyGame, seats: int, options: Any, seed: int
) -> None:
    """Where a game can imagine a state, a preview stops only at chance and secrets."""
    for state, seat, action, step in some_positions(game, seats, options, seed):
        view = game.view(state, seat)
        if game.imagine(view) is not None and refusal(game.preview, view, seat, [action]):
            assert game.has_revealed(step.events, 0) or step_draws(game, state, seat, action)


def step_draws(game: AnyGame, state: Any, seat: int, action: Any) -> bool:
    dice = Dice(b"draws")
    game.apply(state, seat, action, dice)
    return dice.drawn > 0
