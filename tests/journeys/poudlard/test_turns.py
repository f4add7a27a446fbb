"""Single turns of Poudlard: what the panel offers, what is final when, what is refused."""

from typing import Any

import msgspec
import pytest

from cogs.games.poudlard import labels as choices
from cogs.games.poudlard.words import token_label
from cogs.ui.limits import ALT_LIMIT, CONTENT_LIMIT, CUSTOM_ID_LIMIT
from engine.poudlard.events import DieRolled, TokenPivoted, TurnBegan
from engine.poudlard.layout import BACK, CARDS, DECK, PLACES, SQUARES, STAR
from engine.poudlard.model import FlipToken, PivotToken, RollDie
from locales import LANGUAGES, words
from tests.playing import poudlard, tables
from tests.playing.poudlard import change, open_castle, state_of, take_panel
from tests.playing.saying import EN, END_BUTTONS, labels, says
from tests.playing.tables import board

CROSS, CORNER, STRAIGHT = 15, 3, 5
D4 = SQUARES.index("D4")
HOSTILE = (
    "",
    ".",
    "x",
    "h",
    "hD4",
    "p",
    "pD4",
    "pD4x",
    "pZ91",
    "pD499999999",
    "pD41.pD41",
    "fZ9",
    "f@everyone",
    "l<@1>",
    "lNESWN",
    "cD4",
    "mnowhere",
    "slake",
    "kpeeves-C1",
    "kpeeves-C1-C1",
    "klost-x-y",
    "klost-9-99999999999",
    "kswap-0",
    "knothing",
    "k",
    "r.r.r",
    "e.e",
    "`*_~",
)


async def castle(world: Any, *people: Any, **facts: Any) -> Any:
    """Zoé's turn on a floor of crosses, with no stars, stairs or classes."""
    await open_castle(world, world.zoe, world.matthieu, *people)
    facts = {"tokens": (CROSS,) * len(SQUARES), "hands": ((), ()), "turn": 0, "first": 0} | facts
    return await change(world, **facts)


def floor(**tokens: int) -> tuple[int, ...]:
    """Crosses, but for these tokens."""
    return tuple(tokens.get(name, CROSS) for name in SQUARES)


async def version_of(world: Any) -> int:
    return (await world.bot.tables.load(1)).row.version


async def test_a_plan_can_be_taken_back_before_it_is_confirmed(world: Any) -> None:
    await castle(world, tokens=floor(D4=CORNER), die=1, left=1, pawns=(D4, 33))
    hand = await take_panel(world)
    before, near = await tables.stored(world), {*hand.panel.buttons}
    await hand.press("poudlard-button-others")
    assert "D4└" not in hand.panel.buttons and len({*hand.panel.buttons} - near) > 1
    await hand.press("button-back")
    await hand._press("D4└")
    assert {"┌ E S", "┐ S W", "┘ N W"} <= set(hand.panel.buttons)
    await hand._press("┐ S W")
    assert says(hand.panel, "poudlard-panel-drafted", steps="D4\N{NO-BREAK SPACE}┐")
    assert says(hand.panel, "poudlard-panel-move")
    await hand._press("poudlard-button-undo")
    assert says(hand.panel, "poudlard-panel-change-first", left=1)
    assert await tables.stored(world) == before


async def test_several_changes_and_the_movement_are_confirmed_at_once(world: Any) -> None:
    await castle(world, tokens=floor(D4=CORNER, C3=STRAIGHT), pawns=(D4, 33), die=2, left=2)
    hand = await take_panel(world)
    await hand.do(PivotToken("D4", 2))
    await hand.do(PivotToken("C3", 1))
    await hand._choose("D3")
    await hand._press("poudlard-button-move-end")
    assert hand.clicks == 1 + 2 + 2 + 3
    corner = EN("poudlard-told-pivot", square="D4", token=EN("alt-poudlard-corner"))
    straight = EN("poudlard-told-pivot", square="C3", token=EN("alt-poudlard-straight"))
    assert f"{corner}, {straight}" in board(world).text
    assert not says(board(world), "poudlard-told-roll-changes")
    assert (await state_of(world)).turn == 1


async def test_a_roll_and_a_flip_are_final_at_once(world: Any) -> None:
    await castle(world, tokens=floor(D4=CORNER | BACK))
    hand = await take_panel(world)
    await hand.do(RollDie())
    assert (await state_of(world)).die
    await hand.do(FlipToken("D4"))
    assert (await state_of(world)).lifted == D4
    assert EN("button-undo") not in hand.panel.buttons and "└ N E" in hand.panel.buttons


async def test_a_place_is_offered_once_over_a_star_and_the_card_may_be_declined(world: Any) -> None:
    tokens = floor(D4=STRAIGHT | STAR, D3=STRAIGHT)
    await castle(world, tokens=tokens, die=1, can_move=True, pawns=(SQUARES.index("D5"), 33))
    hand = await take_panel(world)
    plain, starred = "D3", EN("poudlard-stop-star", label="D3")
    assert "D3 ★" in hand.panel.buttons and plain not in hand.panel.buttons
    await hand._press("D3 ★")
    assert says(hand.panel, "poudlard-panel-to", place=starred)
    await hand._press("poudlard-button-no-star")
    assert says(hand.panel, "poudlard-panel-to", place=plain)
    await hand._press("poudlard-button-star")
    await hand._press("poudlard-button-move-only")
    state = await state_of(world)
    assert state.turn == 0 and len(state.hands[0]) == 1
    title = tables.label(world, f"poudlard-card-{state.hands[0][0]}")
    assert says(hand.panel, "poudlard-told-drew", card=title)
    await hand._press("poudlard-button-end")
    assert says(board(world), "poudlard-told-taken") and title not in board(world).text


async def test_a_way_over_a_star_can_end_the_turn_with_the_same_click(world: Any) -> None:
    await castle(world, tokens=floor(D4=STRAIGHT | STAR), die=1, pawns=(SQUARES.index("D5"), 33))
    hand = await take_panel(world)
    await hand._press(EN("poudlard-button-go-end", label="D4 ★"))
    state = await state_of(world)
    assert state.turn == 1 and len(state.hands[0]) == 1


def pivoted(square: str) -> str:
    return EN("poudlard-told-pivot", square=square, token=EN("alt-poudlard-corner"))


async def test_changes_of_a_card_and_of_the_roll_are_told_apart(world: Any) -> None:
    await castle(world)
    viewer = await poudlard.asked_by(world, 1)
    turned = [TokenPivoted(0, square, 1, CORNER) for square in ("C1", "D1", "E1")]
    lines = world.bot.faces["poudlard"].narration.tell(
        [turned[0], DieRolled(0, 2), *turned[1:], TurnBegan(1, 1)], viewer
    )
    assert lines == [
        EN(
            "poudlard-told-changes",
            name="Zoé",
            changes=pivoted("C1"),
        ),
        EN(
            "poudlard-told-roll-changes",
            die=2,
            name="Zoé",
            changes=f"{pivoted('D1')}, {pivoted('E1')}",
        ),
    ]


async def test_p26_a_card_that_can_do_nothing_is_not_offered_and_says_why(world: Any) -> None:
    await castle(world, hands=(("asleep", "password"), ()))
    hand = await take_panel(world)
    await hand.press("poudlard-button-cards", count=2)
    assert hand.panel.buttons == labels("poudlard-card-password", "button-back")
    assert says(hand.panel, "poudlard-nothing-asleep")
    command = world.zoe.slash("poudlard card", card="asleep", target="1")
    assert says(await tables.refused(world, command), "poudlard-nothing-asleep")


async def test_a_look_at_the_cards_keeps_the_chosen_place(world: Any) -> None:
    facts = {"die": 1, "can_move": True, "pawns": (SQUARES.index("D5"), 33), "hands": (("password",), ())}
    await castle(world, tokens=floor(D4=STRAIGHT | STAR, D3=STRAIGHT), **facts)
    hand = await take_panel(world)
    await hand._choose(EN("poudlard-stop-star", label="D3"))
    chosen = hand.panel.text
    assert says(chosen, "poudlard-panel-to", place=EN("poudlard-stop-star", label="D3"))
    await hand.press("poudlard-button-cards", count=1)
    assert says(hand.panel, "poudlard-hand", count=1)
    await hand.press("button-back")
    assert hand.panel.text == chosen


async def test_cards_wait_while_a_token_is_being_laid(world: Any) -> None:
    tokens = floor(D4=CORNER | BACK)
    await castle(world, tokens=tokens, die=1, left=1, lifted=D4, hands=(("password",), ()))
    hand = await take_panel(world)
    await hand.press("poudlard-button-cards", count=1)
    assert says(hand.panel, "poudlard-hand-later") and hand.panel.choices == []


async def test_friday_reshuffle_takes_five_tokens_in_one_go_and_shuffles_at_confirm(world: Any) -> None:
    tokens = tuple(CROSS if at < 8 else CROSS | BACK for at in range(len(SQUARES)))
    await castle(world, tokens=tokens, hands=(("friday",), ()))
    hand = await take_panel(world)
    before = await state_of(world)
    await hand.press("poudlard-button-cards", count=1)
    await hand._press("poudlard-card-friday")
    await hand._choose(*[token_label(name, CROSS, EN) for name in ("C1", "D1", "E1", "C2", "D2")])
    assert await state_of(world) == before and hand.clicks == 1 + 1 + 1 + 7
    await hand._press("button-confirm")
    after = await state_of(world)
    assert all(after.tokens[at] & BACK for at in range(5)) and not after.shuffle_left
    assert says(hand.panel, "poudlard-told-shuffled", squares="C1, D1, E1, C2, D2")


async def test_friday_reshuffle_of_more_tokens_than_a_select_holds_is_chosen_in_parts(world: Any) -> None:
    await castle(world, hands=(("friday",), ()))
    hand = await take_panel(world)
    await hand.press("poudlard-button-cards", count=1)
    await hand._press("poudlard-card-friday")
    await hand._choose(*[token_label(name, CROSS, EN) for name in ("C1", "D1", "E1")])
    assert says(hand.panel, "poudlard-panel-aim-squares", count=2)
    await hand._choose(*[token_label(name, CROSS, EN) for name in ("D7", "E7")])
    await hand._press("button-confirm")
    assert says(hand.panel, "poudlard-told-shuffled", squares="C1, D1, E1, D7, E7")


async def test_friday_reshuffle_begun_by_command_goes_on_in_the_panel(world: Any) -> None:
    tokens = tuple(CROSS if at < 8 else CROSS | BACK for at in range(len(SQUARES)))
    await castle(world, tokens=tokens, hands=(("friday",), ()))
    await world.zoe.slash("poudlard card", card="friday")
    await world.zoe.slash("poudlard choose", token="c1")
    hand = await take_panel(world)
    await hand._choose(*[token_label(name, CROSS, EN) for name in ("D1", "E1", "C2", "D2")])
    await hand._press("button-confirm")
    assert says(hand.panel, "poudlard-told-shuffled", squares="C1, D1, E1, C2, D2")


async def test_the_last_class_and_the_way_home_are_told(world: Any) -> None:
    state = await castle(world, progress=(7, 0), pawns=(D4, 33), die=1)
    zone = f"poudlard-zone-{('pitch', 'hut', 'forest', 'lake')[state.students[0]]}"
    hand = await take_panel(world)
    assert says(hand.panel, "poudlard-panel-home", place=EN(zone))
    await hand._press(EN("poudlard-button-go-win", label=EN(f"{zone}-short")))
    assert board(world).buttons == END_BUTTONS


async def test_a_turn_goes_on_after_a_restart_in_its_middle(world: Any) -> None:
    await castle(world, tokens=floor(D4=CORNER | BACK), die=1, left=1, pawns=(SQUARES.index("D5"), 33))
    hand = await take_panel(world)
    await hand._press("D4?")
    await world.restart()
    await hand._press("┌ E S")
    await world.restart()
    await hand._choose("D4")
    await hand._press("poudlard-button-move-end")
    state = await state_of(world)
    assert state.pawns[0] == D4 and state.tokens[D4] == 6 and state.turn == 1


async def test_a_stranger_and_whoever_is_not_on_turn_are_refused_in_private(world: Any) -> None:
    await castle(world)
    hand = await take_panel(world)
    roll = hand.panel.button("poudlard-button-roll")
    assert says(await tables.refused(world, world.matthieu.forge(hand.panel, roll)), "not-your-turn")
    assert says(await tables.refused(world, world.lou.forge(hand.panel, roll)), "not-seated")
    assert says(await tables.refused(world, world.matthieu.slash("poudlard roll")), "not-your-turn")
    assert await tables.refused(world, world.lou.slash("poudlard hand"))


@pytest.mark.parametrize("phase", ["roll", "change", "lay", "friday", "move"])
async def test_forged_drafts_change_nothing(world: Any, phase: str) -> None:
    facts = {
        "roll": {},
        "change": {"die": 2, "left": 2, "changed": (D4,)},
        "lay": {"die": 1, "left": 1, "lifted": D4, "tokens": floor(D4=CORNER | BACK)},
        "friday": {"shuffle_left": 2, "chosen": (0, D4)},
        "move": {"die": 1, "tokens": floor(D4=STRAIGHT)},
    }[phase]
    await castle(world, hands=(("peeves", "lost"), ()), pawns=(SQUARES.index("D3"), 33), **facts)
    hand = await take_panel(world)
    version, before = await version_of(world), await state_of(world)
    for draft in HOSTILE:
        for verb in ("page", "confirm"):
            answer = await world.zoe.forge(hand.panel, f"b|{verb}|1|{version}||{draft}")
            assert answer is None or answer.is_private, draft
            answer = await world.zoe.forge(hand.panel, f"s|{verb}|1|{version}|flip0|", draft or "?")
            assert answer is None or answer.is_private, draft
    assert await state_of(world) == before


async def test_free_text_of_commands_is_refused_and_made_harmless(world: Any) -> None:
    await castle(world, die=2, left=2, hands=(("lost", "peeves"), ()))
    nasty = "<@1> **D4** `x` " + "z" * 200
    for command, options in {
        "flip": {"token": nasty},
        "lay": {"way": nasty},
        "pivot": {"token": "D4", "way": nasty},
        "choose": {"token": nasty},
        "move": {"to": nasty},
        "card": {"card": nasty},
    }.items():
        text = await tables.refused(world, world.zoe.slash(f"poudlard {command}", **options))
        assert "<@1>" not in text.replace("\\<", "") and len(text) < 300, text
    for target in (nasty, "7", "-1"):
        command = world.zoe.slash("poudlard card", card="lost", target=target, other="1")
        assert await tables.refused(world, command)
        assert await tables.refused(world, world.zoe.slash("poudlard card", card="peeves", target=target))


async def test_a_panel_of_an_older_board_is_renewed(world: Any) -> None:
    await castle(world)
    first, second = await take_panel(world), await take_panel(world)
    await first._press("poudlard-button-roll")
    die = (await state_of(world)).die
    await second._press("poudlard-button-roll")
    assert says(second.panel, "panel-renewed")
    assert (await state_of(world)).die == die


async def test_fifty_confirms_at_once_have_one_effect(world: Any) -> None:
    await castle(world)
    hand = await take_panel(world)
    await world.at_once(*[world.zoe.press(hand.panel, "poudlard-button-roll") for _ in range(50)])
    moves = (await tables.stored(world))[2]
    assert len(moves) == 1 and (await state_of(world)).die


async def test_the_longest_plans_fit_into_custom_ids(world: Any) -> None:
    tokens = tuple(token | STAR for token in (CROSS,) * len(SQUARES))
    await castle(
        world, tokens=tokens, die=4, left=4, extra_left=5, hands=(("peeves", "cancelled", "lost"), ())
    )
    viewer = await poudlard.asked_by(world, 0)
    viewer = msgspec.structs.replace(viewer, table_id=10**9, version=10**6)
    panel = world.bot.faces["poudlard"].panel
    changes = ".".join(f"p{square}1" for square in (*SQUARES[:5], *SQUARES[:4]))
    ids: list[str] = []
    # One of the two zones may be where the pawn already stands.
    for step in ("", "sforest", "slake", "h", "kpeeves", "kpeeves-C1", "kpeeves-C1-D1", "klost-0-1"):
        page = panel.page(viewer, ".".join(filter(None, (changes, step))))
        texts = [item.item.custom_id for row_of in page.rows for item in row_of]
        assert len(set(texts)) == len(texts) and len(page.rows) <= 5 and page.view()
        ids += texts
    assert any("sforest.e" in text or "slake.e" in text for text in ids)
    assert any("kpeeves-C1-D1" in text for text in ids)
    assert max(map(len, ids)) <= CUSTOM_ID_LIMIT


async def after_the_movement(world: Any, card: str) -> Any:
    """Zoé has moved to C1, and D1 bars the way along row 1; all else is face down but C2."""
    tokens = dict.fromkeys(SQUARES, STRAIGHT | BACK) | {"C1": 10, "D1": STRAIGHT, "E1": 10, "C2": 10}
    facts = {"die": 1, "can_move": False, "students": (0, 2), "pawns": (0, 35), "hands": ((card,), ())}
    await castle(world, tokens=floor(**tokens), **facts)
    return world.bot.faces["poudlard"].panel, await poudlard.asked_by(world, 0)


@pytest.mark.parametrize(
    ("draft", "told"),
    [
        ("kpeeves-C2-D1", "opened"),
        ("kpeeves-D4-D5", "none"),
        ("klost-0-1", "opened"),
        ("ksquid", "opened"),
        ("kquidditch", "none"),
        ("kfriday", "none"),
        ("kpassword", "password"),
    ],
)
async def test_p12_whether_a_card_opens_a_new_way_is_told_before_it_is_played(
    world: Any, draft: str, told: str
) -> None:
    panel, viewer = await after_the_movement(world, draft[1:].split("-")[0])
    assert EN(f"poudlard-way-{told}") in panel.page(viewer, draft).text


async def test_p12_the_choice_that_opens_a_new_way_is_marked(world: Any) -> None:
    _, viewer = await after_the_movement(world, "peeves")
    offered = choices.targets(viewer, "peeves", "D1")
    assert offered["C2"] == EN("poudlard-opening", label=token_label("C2", 10, EN))
    assert offered["D4"] == EN("poudlard-face-down-at", square="D4")
    await change(world, hands=(("squid",), ()))
    viewer = await poudlard.asked_by(world, 0)
    assert choices.cards(viewer) == {"squid": EN("poudlard-opening", label=EN("poudlard-card-squid"))}


async def test_p12_a_password_says_whether_it_has_opened_a_way_so_far(world: Any) -> None:
    panel, viewer = await after_the_movement(world, "password")
    await change(world, extra_left=2, reached=tuple(map(PLACES.index, ("C1", "pitch", "C2"))))
    viewer = await poudlard.asked_by(world, 0)
    assert EN("poudlard-way-not-yet") in panel.page(viewer, "").text
    assert EN("poudlard-way-so-far") in panel.page(viewer, "pD11").text


@pytest.mark.parametrize("french", [False, True])
async def test_the_rules_have_pages_with_pictures(make_world: Any, french: bool) -> None:
    world = await make_world("fr" if french else "en-US", where="channel")
    page = await world.zoe.slash("rules", game="poudlard")
    seen = [page.text]
    while (label := tables.label(world, "button-on")) in page.buttons:
        assert page.pictures[0].data[:4] == b"\x89PNG" and page.pictures[0].alt
        await world.zoe.press(page, label)
        seen.append(page.text)
    assert len(set(seen)) == 9
    told = "\n".join(seen)
    for card in CARDS:
        facts = {"title": f"poudlard-card-{card}", "does": f"poudlard-card-{card}-about"}
        spoken = {fact: tables.label(world, key) for fact, key in facts.items()}
        assert tables.label(world, "rules-poudlard-card", copies=DECK[card], **spoken) in told
    # P20: Mrs Norris's "you" is our reading, and is marked as such.
    assert tables.label(world, "rules-poudlard-people-house") in told


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_hand_fits_a_message(world: Any, language: str) -> None:
    await castle(world, hands=(CARDS, ()), pawns=(33, 33), losing=(False, True), plays_again=True)
    viewer = msgspec.structs.replace(await poudlard.asked_by(world, 0), words=words(language))
    page = world.bot.faces["poudlard"].panel.page(viewer, "h")
    assert page.text.count("✗") >= 5 and len(page.text) < CONTENT_LIMIT
    assert len(page.drawing.alt) <= ALT_LIMIT and page.drawing.draw()[:4] == b"\x89PNG"
