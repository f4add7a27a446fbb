"""Alt texts and text versions of pictures of tournaments, in both languages."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from locales import LANGUAGES, Words, plain, words
from render import tournaments
from render.tournaments import samples
from render.tournaments.model import Column
from tests.render.tournaments.hostile import HOSTILE, double_elimination, named

EN, FR = words("en"), words("fr")
ALTS: dict[str, Callable[[Words], str]] = {
    "standings": lambda say: tournaments.standings_alt(samples.table(128, say, 100), say),
    "leaderboard": lambda say: tournaments.leaderboard_alt(samples.ratings(128, say, 100), say),
    "bracket": lambda say: tournaments.bracket_alt(samples.knockout(64, say), say),
    "double": lambda say: tournaments.bracket_alt(double_elimination(say), say),
    "pairings": lambda say: tournaments.pairings_alt(samples.seating(32, say), say),
    "podium": lambda say: tournaments.podium_alt(samples.ending(say), say),
    "header": lambda say: tournaments.header_alt(samples.opening(say), say),
    "curve": lambda say: tournaments.curve_alt(samples.career(400), say),
}
TEXTS: dict[str, Callable[[Words], str]] = {
    "standings": lambda say: tournaments.standings_text(samples.table(128, say, 100), say),
    "leaderboard": lambda say: tournaments.leaderboard_text(samples.ratings(128, say, 100), say),
    "bracket": lambda say: tournaments.bracket_text(samples.knockout(64, say), say),
    "double": lambda say: tournaments.bracket_text(double_elimination(say), say),
    "pairings": lambda say: tournaments.pairings_text(samples.seating(32, say), say),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ALTS)
def test_alt_texts_fit_discord(name: str, language: str):
    assert 0 < len(ALTS[name](words(language))) <= 1024


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TEXTS)
def test_texts_fit_a_message_and_are_not_cut(name: str, language: str):
    text = TEXTS[name](words(language))
    assert 0 < len(text) <= 1900
    assert not text.endswith("…")


@pytest.mark.parametrize("tell", [*ALTS.values(), *TEXTS.values()])
def test_both_languages_are_told(tell: Callable[[Words], str]):
    assert tell(EN) != tell(FR)


def test_the_alt_text_of_standings_tells_the_top_ranks():
    told = tournaments.standings_alt(samples.table(12, EN), EN)
    assert "1 Zoé, Pts: 25. 2 Matthieu, Pts: 24.5. 3 Lou-Anne, Pts: 24. 3 François, Pts: 24." in told
    assert "11 Søren, Pts: 20, dropped out." in told
    assert told.endswith("A line below place 4: top 4 go through.")


def test_the_alt_text_tells_ones_own_line_from_another_page_first():
    told = plain(tournaments.standings_alt(samples.table(60, FR, own=40), FR))
    assert told.index("Ta ligne : 41 Bartholomew-Maximilian 3") < told.index("1 Zoé")


def test_the_alt_text_of_a_leaderboard_tells_who_is_provisional():
    told = tournaments.leaderboard_alt(samples.ratings(5, FR), FR)
    assert "1 Zoé, cote 1612. " in told
    assert "5 Ngọc-Ánh, cote 1576 (provisoire)." in told


def test_the_alt_text_of_a_bracket_tells_later_rounds_first():
    told = tournaments.bracket_alt(samples.knockout(4, EN, played=1), EN)
    assert told.index("Table 1, playing, Zoé; Lou-Anne.") < told.index(
        "Table 1, Zoé, goes through; Matthieu, is out."
    )


def test_the_alt_text_of_tables_tells_seats_results_and_byes():
    told = tournaments.pairings_alt(samples.seating(3, EN, 2), EN)
    assert "Table 1, finished: seat 1, Zoé, 2; seat 2, Matthieu, 1." in told
    assert "Table 3, to come: seat 1, Ngọc-Ánh; seat 2, Çağla." in told
    assert told.endswith("Bye (5): Łukasz W.")


def test_the_alt_text_of_a_podium_tells_the_three_first():
    told = tournaments.podium_alt(samples.ending(FR), FR)
    assert told.endswith("32 personnes. 1er Zoé, 22. 2e Bartholomew-Maximilian, 21. 3e Lou-Anne, 20.")


def test_the_alt_text_of_a_curve_tells_now_best_and_first():
    told = plain(tournaments.curve_alt(samples.career(34), FR))
    assert "1098 le 15 févr. 2026, après 34 parties. Record : 1156." in told
    assert told.endswith("La cote a commencé à 1000 le 8 nov. 2025.")


def test_a_curve_that_is_provisional_says_so_and_has_no_best():
    told = tournaments.curve_alt(samples.career(3), EN)
    assert "still provisional, after 3 games" in told
    assert "Best" not in told


def test_a_curve_without_games_says_so():
    assert "No rated game yet" in tournaments.curve_alt(samples.career(0), EN)


def test_standings_as_text():
    assert tournaments.standings_text(samples.table(5, EN, own=1), EN).splitlines() == [
        "Tournament · Junior · 5 / 7",
        "Zoé: place 1, Pts: 25, 1–2–3: 5–0–0, Opp.: 16.5",
        "Matthieu (you): place 2, Pts: 24.5, 1–2–3: 5–1–0, Opp.: 16.4, up",
        "Lou-Anne: place 3, Pts: 24, 1–2–3: 5–0–0, Opp.: 16.2, up",
        "François: place 3, Pts: 24, 1–2–3: 4–1–0, Opp.: 16.1, down",
        "(top 4 go through)",
        "Ngọc-Ánh: place 5, Pts: 23, 1–2–3: 4–0–0, Opp.: 16.0, up",
    ]


def test_a_bracket_as_text():
    assert plain(tournaments.bracket_text(samples.knockout(4, FR, played=1), FR)).splitlines() == [
        "Tournoi · Junior",
        "Ronde 1 :",
        "Table 1",
        "- Zoé, se qualifie",
        "- Matthieu, quitte le tableau",
        "Table 2",
        "- Lou-Anne, se qualifie",
        "- François, quitte le tableau",
        "Ronde 2 :",
        "Table 1, en cours",
        "- Zoé",
        "- Lou-Anne",
    ]


def test_a_table_too_wide_for_a_message_loses_its_muted_columns():
    table = samples.table(24, EN)
    titles = tuple(Column(f"{at}" * 16, "muted") for at in range(4))
    rows = tuple(replace(row, values=(*row.values, *"abcd")) for row in table.rows)
    text = tournaments.standings_text(replace(table, columns=(*table.columns, *titles), rows=rows), EN)
    assert "0000" not in text
    assert len(text.splitlines()) == len(tournaments.standings_text(table, EN).splitlines())


def test_hostile_names_neither_break_nor_turn_the_text():
    text = tournaments.standings_text(named(samples.table(len(HOSTILE), FR), HOSTILE), FR)
    assert not set(text) & set("\u202e\u2066\u200b\t`")
    assert len(text.splitlines()) == len(HOSTILE) + 1 + 1  # a heading and a cut
    assert "Anonyme 9" in text
