"""Pictures of tournaments: pages, marks, hostile names, small files."""

from collections.abc import Callable
from datetime import UTC, datetime
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from locales import LANGUAGES, words
from render import games, tournaments
from render.kit import fonts
from render.kit.theme import rgb
from render.tournaments import samples, signs, theme
from render.tournaments.curve import scaled, ticks
from render.tournaments.model import (
    Bracket,
    Entrant,
    Free,
    Laureate,
    Match,
    Part,
    Round,
    Row,
    SeatLine,
    Slot,
    Table,
)
from render.tournaments.pairings import tables_of
from render.tournaments.rounds import bracket_blocks, heir, name_room
from render.tournaments.standings import page_of
from tests.render.tournaments.hostile import HOSTILE, double_elimination, has, named, opened

EN = words("en")
PICTURES: dict[str, Callable[[str], bytes]] = {
    "standings": lambda language: tournaments.standings(
        samples.table(60, words(language), 40), words(language), 2
    ),
    "leaderboard": lambda language: tournaments.leaderboard(
        samples.ratings(30, words(language), 3), words(language)
    ),
    "bracket": lambda language: tournaments.bracket(samples.knockout(16, words(language)), words(language)),
    "pairings": lambda language: tournaments.pairings(samples.seating(6, words(language)), words(language)),
    "podium": lambda language: tournaments.podium(samples.ending(words(language)), words(language)),
    "header": lambda language: tournaments.header(samples.opening(words(language)), words(language)),
    "curve": lambda language: tournaments.curve(samples.career(34), words(language)),
}


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_are_small_files_of_few_colours_and_always_the_same(name: str):
    english, again, french = PICTURES[name]("en"), PICTURES[name]("en"), PICTURES[name]("fr")
    assert english == again
    assert english != french
    assert max(len(english), len(french)) <= 150 * 1024
    assert opened(english).width == theme.WIDTH


@pytest.mark.parametrize(
    ("count", "sizes"), [(0, [0]), (1, [1]), (24, [24]), (25, [24, 1]), (128, [24, 24, 24, 24, 24, 8])]
)
def test_standings_are_paged_above_24_players(count: int, sizes: list[int]):
    table = samples.table(count, EN)
    pages = [page_of(table, number) for number in range(1, tournaments.standings_pages(table) + 1)]
    assert [len(page.rows) for page in pages] == sizes
    assert tuple(row for page in pages for row in page.rows) == table.rows


@pytest.mark.parametrize(("count", "page", "rows"), [(1, 1, 1), (24, 1, 24), (25, 2, 1), (128, 6, 8)])
def test_a_page_is_as_high_as_its_rows(count: int, page: int, rows: int):
    table = replace(samples.table(count, EN), cuts=())
    table = replace(table, rows=tuple(replace(row, status="") for row in table.rows))
    foot = theme.FOOT if tournaments.standings_pages(table) > 1 else 0
    height = 2 * theme.MARGIN + theme.BAND + theme.HEAD + 8 + rows * theme.ROW + foot
    assert opened(tournaments.standings(table, EN, page)).height == max(height, theme.LEAST_HEIGHT)


@pytest.mark.parametrize("page", [-3, 0, 7, 10**9])
def test_a_page_that_is_not_there_is_the_nearest_one(page: int):
    table = samples.table(60, EN)
    nearest = tournaments.standings(table, EN, 1 if page < 1 else 3)
    assert tournaments.standings(table, EN, page) == nearest


def test_ones_own_line_is_added_when_it_is_on_another_page():
    table = samples.table(60, EN, own=50)
    own = table.rows[50]
    assert [page_of(table, page).own for page in (1, 2, 3)] == [own, own, None]


def test_ones_own_line_is_lit():
    box = (300, 100, 400, 900)
    assert has(tournaments.leaderboard(samples.ratings(10, EN, own=4), EN), rgb("lit"), box)
    assert not has(tournaments.leaderboard(samples.ratings(10, EN), EN), rgb("lit"), box)


def test_a_cut_line_is_drawn_on_the_page_where_it_falls():
    table = samples.table(30, EN)
    plain = replace(table, cuts=())
    assert tournaments.standings(table, EN, 1) != tournaments.standings(plain, EN, 1)
    assert tournaments.standings(table, EN, 2) == tournaments.standings(plain, EN, 2)


@pytest.mark.parametrize(
    "change", [{"movement": "down"}, {"status": "dropped"}, {"status": "absent"}, {"rank": 2}]
)
def test_every_mark_of_a_row_shows(change: dict[str, object]):
    table = samples.table(1, EN)
    changed = replace(table, rows=(replace(table.rows[0], **change),))
    assert tournaments.standings(changed, EN) != tournaments.standings(table, EN)


def test_signs_differ_without_their_colours():
    names = ("up", "down", "same", "dropped", "absent", "playing", "waiting", "finished")
    for one, other in combinations(names, 2):
        greys = [_grey(name) for name in (one, other)]
        assert ImageStat.Stat(ImageChops.difference(*greys)).mean[0] > 8, (one, other)


def _grey(name: str) -> Image.Image:
    ground = Image.new("RGBA", signs.sign(name, 24).size, (*rgb("panel"), 255))
    ground.alpha_composite(signs.sign(name, 24))
    return ground.convert("L")


def test_hostile_names_are_drawn():
    table = named(samples.table(len(HOSTILE), EN), HOSTILE)
    assert opened(tournaments.standings(replace(table, title="🏆\u202e"), EN)).width == theme.WIDTH


def test_a_name_with_nothing_left_becomes_a_number():
    table = samples.table(3, EN)
    nothing, digit, number = (named(table, (name, "b", "c")) for name in ("👻", "👻 2", "Player 1"))
    assert tournaments.standings(nothing, EN) == tournaments.standings(number, EN)
    assert tournaments.standings(digit, EN) == tournaments.standings(number, EN)
    assert tournaments.standings(named(table, ("2", "b", "c")), EN) != tournaments.standings(number, EN)


def test_there_are_no_medals_where_nobody_has_earned_one():
    table = samples.table(3, EN)
    box = (30, 148, 96, 205)  # the first rank
    one, other = (
        opened(tournaments.standings(each, EN)).crop(box)
        for each in (table, replace(table, has_medals=False))
    )
    assert max(high for _, high in ImageStat.Stat(ImageChops.difference(one, other)).extrema) > 100


def test_a_crowd_without_a_table_takes_a_few_lines():
    alone, many = (
        replace(samples.seating(1, EN), free=(Free("Bye", (Entrant("Somebody", 1),) * count),))
        for count in (1, 200)
    )
    heights = [opened(tournaments.pairings(each, EN)).height for each in (alone, many)]
    assert heights[1] - heights[0] == 3 * theme.FREE_LINE


def test_two_who_share_the_third_place_both_stand_on_the_podium():
    end = samples.ending(EN)
    shared = replace(end, laureates=(*end.laureates, Laureate(3, Entrant("Fourth", 4))))
    right = (760, 690, 980, 812)  # where the second of them stands
    one, other = (opened(tournaments.podium(each, EN)).crop(right) for each in (end, shared))
    assert ImageChops.difference(one, other).getbbox()
    assert tournaments.podium_alt(shared, EN).endswith("3rd Lou-Anne, 20. 3rd Fourth.")


@settings(max_examples=8, deadline=None)
@given(st.text(max_size=40), st.text(max_size=60))
def test_any_name_and_any_title_can_be_drawn_and_told(name: str, title: str):
    who = Entrant(name, 7)
    row = Row(rank=1, entrant=who, values=("1", "2", "3"))
    table = replace(samples.table(0, EN), title=title, rows=(row,))
    seats = (SeatLine(who, "5"), SeatLine(who))
    seating = replace(
        samples.seating(0, EN), title=title, tables=(Table(1, seats),), free=(Free("Bye", (who,) * 9),)
    )
    assert tournaments.standings(table, EN)
    assert tournaments.pairings(seating, EN)
    for text in (tournaments.standings_text(table, EN), tournaments.pairings_text(seating, EN)):
        assert not set(text) & set("\u202e\u2066\u200f\r\x00`")


def test_names_never_leave_their_column():
    table = samples.table(1, EN)
    long, short = (named(table, (name,)) for name in ("W" * 32, "i"))
    box = (655, 148, 1000, 205)  # the columns of values
    one, other = (opened(tournaments.standings(each, EN)).crop(box) for each in (long, short))
    # The two pictures differ a little in their few colours.
    assert max(high for _, high in ImageStat.Stat(ImageChops.difference(one, other)).extrema) <= 16


@pytest.mark.parametrize(("size", "count", "a_page"), [(2, 30, 12), (3, 20, 8), (4, 32, 6)])
def test_no_page_of_tables_has_more_than_24_players(size: int, count: int, a_page: int):
    seating = samples.seating(count, EN, size)
    pages = [tables_of(seating, page) for page in range(1, tournaments.pairings_pages(seating) + 1)]
    assert max(map(len, pages)) == a_page
    assert tuple(table for page in pages for table in page) == seating.tables


@pytest.mark.parametrize("size", [2, 4])
@pytest.mark.parametrize("count", [4, 8, 16, 32, 64])
def test_every_match_of_a_bracket_is_on_one_page(count: int, size: int):
    tree = samples.knockout(count, EN, size)
    shown = [
        m.name for page in bracket_blocks(tree) for block in page for r in block.rounds for m in r.matches
    ]
    assert sorted(shown) == sorted(match.name for one in tree.parts[0].rounds for match in one.matches)


@settings(max_examples=15, deadline=None)
@given(st.lists(st.integers(0, 36), max_size=5), st.sampled_from([2, 3, 4]))
def test_rounds_of_any_sizes_show_every_match_once(sizes: list[int], slots: int):
    rounds = tuple(
        Round(f"R{at}", tuple(Match(f"{at}.{number}", (Slot(label="?"),) * slots) for number in range(size)))
        for at, size in enumerate(sizes)
    )
    tree = Bracket("Cup", "", (Part("", rounds),))
    shown = [
        m.name for page in bracket_blocks(tree) for block in page for r in block.rounds for m in r.matches
    ]
    assert sorted(shown) == sorted(match.name for one in rounds for match in one.matches)
    assert tournaments.bracket(tree, EN, tournaments.bracket_pages(tree))


@pytest.mark.parametrize(("count", "pages"), [(2, 1), (8, 1), (16, 1), (32, 3), (64, 5)])
def test_a_bracket_up_to_16_is_one_picture(count: int, pages: int):
    tree = samples.knockout(count, EN)
    assert tournaments.bracket_pages(tree) == pages
    heights = [opened(tournaments.bracket(tree, EN, page)).height for page in range(1, pages + 1)]
    assert max(heights) <= theme.BRACKET_HEIGHT + 200


def test_a_double_elimination_of_8_is_one_picture():
    tree = double_elimination(EN)
    assert tournaments.bracket_pages(tree) == 1
    assert opened(tournaments.bracket(tree, EN)).width == theme.WIDTH


def long_named(tree: Bracket, name: str) -> Bracket:
    """The same bracket, with one name for everybody."""
    parts = tuple(
        replace(
            part,
            rounds=tuple(
                replace(
                    one,
                    matches=tuple(
                        replace(
                            match,
                            slots=tuple(
                                replace(slot, entrant=slot.entrant and replace(slot.entrant, name=name))
                                for slot in match.slots
                            ),
                        )
                        for match in one.matches
                    ),
                )
                for one in part.rounds
            ),
        )
        for part in tree.parts
    )
    return replace(tree, parts=parts)


def test_a_name_too_long_for_its_slot_takes_two_lines():
    tree = samples.knockout(16, EN)
    short, long = (
        bracket_blocks(long_named(tree, name))[0][0] for name in ("Zoé", "Jean-Christophe de la Tour")
    )
    assert (short.line, long.line) == (theme.LINE, theme.LINE_TALL)
    room = min(name_room(slot, long.wide) for match in long.rounds[0].matches for slot in match.slots)
    lines = fonts.parted("Jean-Christophe de la Tour", fonts.BOLD, room, theme.TYPE_SLOT_LEAST)
    assert max(fonts.width(line, fonts.BOLD, theme.TYPE_SLOT_LEAST) for line in lines) <= room


@pytest.mark.parametrize("name", ["Zoé", "Jean-Christophe de la Tour", "W" * 32])
def test_a_bracket_of_16_is_one_picture_whatever_the_names(name: str):
    assert tournaments.bracket_pages(long_named(samples.knockout(16, EN), name)) == 1


def test_matches_lead_to_their_own_heir_or_to_one_shared_with_a_neighbour():
    assert [heir(at, 4, 2) for at in range(4)] == [0, 0, 1, 1]
    assert [heir(at, 4, 4) for at in range(4)] == [0, 1, 2, 3]


def test_the_live_page_is_the_first_with_an_open_match():
    assert tournaments.live_page(samples.knockout(64, EN, played=0)) == 1
    assert tournaments.live_page(samples.knockout(64, EN, played=4)) == 5
    assert tournaments.live_page(samples.knockout(64, EN, played=6)) == 5


@pytest.mark.parametrize("parts", [(), (Part("", ()),)])
def test_a_bracket_without_matches_says_so(parts: tuple[Part, ...]):
    assert opened(tournaments.bracket(Bracket("Cup", "", parts), EN)).height == theme.LEAST_HEIGHT


@pytest.mark.parametrize("game", games.PICTURES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_podium_and_title_card(game: str, language: str):
    say = words(language)
    end, card = samples.ending(say, game), samples.opening(say, game)
    files = tournaments.podium(end, say), tournaments.header(card, say)
    assert [opened(file).height for file in files] == [420 + theme.STAGE, 420]
    assert max(map(len, files)) <= 150 * 1024


@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_podium_takes_fewer_than_three(count: int):
    end = samples.ending(EN)
    fewer = replace(end, laureates=end.laureates[:count])
    assert tournaments.podium(fewer, EN) != tournaments.podium(end, EN)


@pytest.mark.parametrize("count", [0, 1, 2, 9, 10, 400])
def test_curves_of_any_length_are_drawn(count: int):
    assert opened(tournaments.curve(samples.career(count), EN)).height == theme.CURVE_HEIGHT


def test_a_provisional_line_is_dashed():
    told = samples.career(60)
    sure = replace(told, points=tuple(replace(point, is_provisional=False) for point in told.points))
    blue = [_blue(tournaments.curve(each, EN)) for each in (told, sure)]
    assert blue[0] < blue[1]


def _blue(png: bytes) -> int:
    left, top, right, bottom = theme.PLOT
    found = opened(png).crop((left, top, right, bottom)).getcolors(1 << 20) or []
    return sum(count for count, (red, _, blue) in found if blue > red + 60)


@given(st.lists(st.integers(-500, 4000), min_size=1, max_size=20))
def test_the_scale_holds_every_point(ratings: list[int]):
    points = tuple(replace(samples.career(1).points[0], rating=rating) for rating in ratings)
    scale, step = scaled(points)
    assert scale.low <= min(ratings) <= max(ratings) <= scale.high
    assert scale.low < scale.high
    assert (scale.high - scale.low) // step >= 2
    assert scale.low % step == scale.high % step == 0
    assert step % 25 == 0


@pytest.mark.parametrize(("days", "dates"), [(0, 1), (1, 2), (2, 3), (300, 4)])
def test_dates_on_the_axis_are_different_days(days: int, dates: int):
    assert len(ticks(0, days * 86_400.0)) == dates


@given(st.floats(0, 60 * 366 * 86_400), st.floats(0, 30 * 366 * 86_400))
def test_dates_on_the_axis_are_few_in_order_and_within_it(first: float, length: float):
    found = ticks(first, first + length)
    assert 1 <= len(found) <= 4
    assert found == sorted(set(found))
    assert first <= found[0] <= found[-1] <= first + length


@pytest.mark.parametrize(("days", "is_round"), [(20, "Monday"), (120, "first"), (900, "first")])
def test_dates_on_the_axis_are_those_that_people_count_by(days: int, is_round: str):
    start = datetime(2025, 11, 8, 15, 30, tzinfo=UTC).timestamp()
    found = [datetime.fromtimestamp(at, UTC) for at in ticks(start, start + days * 86_400.0)]
    assert len(found) >= 2
    assert all(day.weekday() == 0 if is_round == "Monday" else day.day == 1 for day in found)


def test_a_curve_says_with_which_rating_it_began():
    told = samples.career(1)
    x, y = map(round, scaled(told.points)[0].spot(told.points[0]))
    above = opened(tournaments.curve(told, EN)).crop((x - 10, y - 36, x + 60, y - 14))
    assert any(max(colour) < 80 for _, colour in above.getcolors(1 << 16) or [])


def test_a_long_title_is_never_cut_while_there_is_room_for_another_line():
    title = "Grand tournoi d'automne du Labyrinthe de Saint-Germain"
    card = replace(samples.opening(EN), title=title)
    assert tournaments.header(card, EN) != tournaments.header(replace(card, title=title + "ni"), EN)
