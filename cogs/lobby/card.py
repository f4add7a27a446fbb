"""What a lobby shows: its public card, and the private panel of its options."""

from discord import ButtonStyle

from cogs.clock.deadlines import OFFERED, Timing, load_timing
from cogs.panels.face import AnyFace
from cogs.panels.rules_button import rules_button
from cogs.tables import rated, seating
from cogs.tables.table import title_of
from cogs.ui.cards import Card, Foot
from cogs.ui.controls import Option, Press, PressButton, PressSelect, button, select
from cogs.ui.names import escaped
from db import GameRow
from engine import GAMES
from engine.core import EXPERT, AnyGame, commitment
from locales import Words

FIRST_SEAT_MARK = "①"  # Unicode goes on to twenty
TIME_PAGE = "time"
SHORT_PROMISE = 16  # digits of the commitment: few enough for a line, too many to find others that fit


def options_items(row: GameRow, user_id: int, words: Words) -> list[PressButton | PressSelect]:
    """The controls of the options panel."""
    items: list[PressButton | PressSelect] = []
    game = GAMES[row.game]
    mine = next((seat for seat in row.seats if seat.user_id == user_id), None)
    if mine:
        lines = [
            Option(value, pick_words(row.game, number, words), chosen=mine.pick == number)
            for value, number in seating.pick_values(row, user_id).items()
        ]
        items.append(select(Press("option", row.id, row.version, "pick"), words("pick-title"), lines))
    leave = [button(Press("leave", row.id, row.version), words("button-leave"))] if mine else []
    if row.host_id != user_id:
        return [*items, *leave]
    options = game.load_options(row.options)
    for name, values in seating.offered_values(row).items():
        items.append(option_select(row, words, name, values, seating.option_value(options, name)))
    items.append(button(Press("options", row.id, row.version, TIME_PAGE), words("button-time")))
    if all(seat.user_id is not None for seat in row.seats):
        other = rated.CASUAL if row.rated else rated.RATED
        press = Press("option", row.id, row.version, rated.OPTION, other)
        items.append(button(press, words(f"button-{other}")))
    if any(seat.user_id is None for seat in row.seats):
        items.append(button(Press("remove-bot", row.id, row.version), words("button-remove-bot")))
    return [*items, *leave]


def bot_items(row: GameRow, words: Words) -> list[PressButton]:
    """A button for each strength of a stand-in, as long as there is a free seat."""
    game = GAMES[row.game]
    if len(row.seats) >= max(game.seats):
        return []
    return [
        button(Press("add-bot", row.id, row.version, level), words(f"level-{level}-label"))
        for level in game.strengths
    ]


def removal_items(row: GameRow, words: Words) -> list[PressButton]:
    """A button for each stand-in, by its name, and the way back to the options."""
    names = seating.seat_names(row, words)
    bots = [
        button(Press("remove-bot", row.id, row.version, number), names[bot.seat])
        for number, bot in seating.standins(row).items()
    ]
    return [*bots, button(Press("options", row.id, row.version), words("button-back"))]


def bot_text(row: GameRow, words: Words) -> str:
    """What each strength of a stand-in is like."""
    game = GAMES[row.game]
    lines = [words(f"level-{level}-about") for level in game.strengths]
    return "\n".join([words("bot-strength"), *lines, *expert_lines(game, max(game.seats), words)])


def expert_lines(game: AnyGame, seats: int, words: Words) -> list[str]:
    """That an expert is no stronger than the usual stand-in with so many players, if it is not."""
    most = game.expert_up_to
    return ["-# " + words("level-expert-up-to", most=most)] if most and seats > most else []


def time_items(row: GameRow, words: Words) -> list[PressButton | PressSelect]:
    """The controls of the options panel's second page: the table's rules about time."""
    items: list[PressButton | PressSelect] = []
    for name, values in OFFERED.items():
        present = getattr(load_timing(row.timing), name)
        if name == "extension":  # a message has five rows
            other = next(value for value in values if value != present)
            press = Press("option", row.id, row.version, name, other)
            items.append(button(press, option_words(f"time-{name}", present, words)))
            continue
        about = {v: words(f"time-timeout-{v}-about") for v in values} if name == "timeout" else {}
        lines = [
            Option(v, option_words(f"time-{name}", v, words), about.get(v), chosen=v == present)
            for v in values
        ]
        items.append(select(Press("option", row.id, row.version, name), words(f"time-{name}"), lines))
    items.append(button(Press("options", row.id, row.version), words("button-back")))
    return items


def pick_words(game: str, pick: int | None, words: Words) -> str:
    """A colour or side by its name."""
    return words("pick-any") if pick is None else words(f"pick-{game}-{GAMES[game].picks[pick]}")


def option_words(key: str, value: str, words: Words) -> str:
    """An option and its value: "Goals: shared"."""
    return words("option-line", option=words(key), value=words(f"{key}-{value}"))


def option_select(
    row: GameRow, words: Words, name: str, values: tuple[str, ...], present: str
) -> PressSelect:
    """One option of a game as a select."""
    key = f"option-{row.game}-{name.replace('_', '-')}"
    lines = [
        Option(v, option_words(key, v, words), words(f"{key}-{v}-about"), chosen=v == present) for v in values
    ]
    return select(Press("option", row.id, row.version, name), words(key), lines)


def lobby_card(
    row: GameRow, words: Words, face: AnyFace, with_picture: bool, *, is_expired: bool = False
) -> Card:
    """The public card before the start: what the game is, seats and options."""
    title = title_of(row, words)
    status = words(status_key(row, is_expired), host=f"<@{row.host_id}>")
    drawing = face.lobby(words)
    pictures = ((drawing.name, drawing.alt),) if with_picture else ()
    if row.status == "cancelled":
        return Card(f"### {title}\n{status}", "", pictures)
    most = max(GAMES[row.game].seats)
    above = [f"### {title}", *about_lines(face, words)]
    below = [
        status,
        *missing_lines(row, words),
        rating_line(row, words),
        "",
        *seat_lines(row, words, most),
        "",
        *option_lines(row, words),
    ]
    if any(seat.level == EXPERT for seat in row.seats):
        below += expert_lines(face.game, len(row.seats), words)
    if row.deadlines:
        below.append("-# " + words("lobby-closes", when=f"<t:{row.deadlines[0].due}:R>"))
    return Card("\n".join(above), "\n".join(below), pictures)


def missing_lines(row: GameRow, words: Words) -> list[str]:
    """Why Start cannot be pressed yet: how many seats must be taken first."""
    missing = min(GAMES[row.game].seats) - len(row.seats)
    return [words("lobby-missing", count=missing)] if row.status == "lobby" and missing > 0 else []


def about_lines(face: AnyFace, words: Words) -> list[str]:
    """What a game is, in a sentence; for how many, and how long it takes."""
    seats, minutes = face.game.seats, face.pictures.lobby.minutes
    size = words("about-size", least=min(seats), most=max(seats), minutes=minutes)
    return [words(f"about-{face.key}"), f"-# {size}"]


def names_line(row: GameRow, words: Words) -> str:
    """Who plays, in one line."""
    return " · ".join(escaped(name) for name in seating.seat_names(row, words))


def dice_foot(row: GameRow, words: Words) -> Foot | None:
    """The promise about the dice: its beginning, and a button that tells all of it."""
    if row.status == "cancelled":
        return None
    promise = "-# " + words("dice-short", hash=commitment(row.secret)[:SHORT_PROMISE])
    return promise, button(Press("fair", row.id, row.version), words("button-fair"))


def rating_line(row: GameRow, words: Words) -> str:
    """Rated or casual, as the table stands now, in plain sight; solo and against bots it is always casual."""
    if not row.rated:
        return words("lobby-casual")
    if any(seat.user_id is None for seat in row.seats):
        return words("lobby-casual-bots")
    return words("lobby-rated")


def status_key(row: GameRow, is_expired: bool) -> str:
    """What the card says first; a table may be closed because all have left, or though people sit at it."""
    if is_expired:
        return "lobby-expired"
    is_ended = row.status == "cancelled" and any(seat.user_id is not None for seat in row.seats)
    return "lobby-ended" if is_ended else f"lobby-{row.status}"


def seat_lines(row: GameRow, words: Words, most: int) -> list[str]:
    """Who sits where."""
    lines: list[str] = []
    for seat, name in zip(row.seats, seating.seat_names(row, words), strict=True):
        facts = [escaped(name)]
        if seat.level:
            facts.append(words(f"level-{seat.level}-seat"))
        if seat.pick is not None:
            facts.append(words(f"pick-{row.game}-{GAMES[row.game].picks[seat.pick]}"))
        if seat.user_id == row.host_id:
            facts.append(words("host"))
        lines.append(f"{chr(ord(FIRST_SEAT_MARK) + seat.seat)} " + " · ".join(facts))
    free = most - len(row.seats)
    if free and row.status == "lobby":
        lines.append(words("seats-free", count=free))
    return lines


def option_lines(row: GameRow, words: Words) -> list[str]:
    """The options as they stand, and the rules about time, in one small line."""
    return ["-# " + " · ".join([*chosen_options(row, words), time_line(row, words)])]


def chosen_options(row: GameRow, words: Words) -> list[str]:
    """The game's options as they stand."""
    return [
        option_words(f"option-{row.game}-{name.replace('_', '-')}", value, words)
        for name, value in seating.chosen_values(row).items()
    ]


def time_line(row: GameRow, words: Words) -> str:
    """The table's rules about time in one line: the clock, and what is not as usual with it."""
    timing, usual = load_timing(row.timing), Timing()
    names = [name for name in OFFERED if getattr(timing, name) != getattr(usual, name)]
    shown = ["clock"] if timing.length is None else ["clock", "timeout", *names]
    return " · ".join(option_words(f"time-{n}", getattr(timing, n), words) for n in dict.fromkeys(shown))


def lobby_controls(row: GameRow, words: Words) -> list[PressButton]:
    """Join, Add a bot, Options, Start, Rules; leaving stands among the options, so that all fit one row.

    A table that was closed leads to another one of its game.
    """
    if row.status != "lobby":
        return [button(Press("new", 0, 0, row.game), words("button-new-table"))]
    full = len(row.seats) >= max(GAMES[row.game].seats)
    ready = len(row.seats) in GAMES[row.game].seats

    def control(verb: str, label: str, style: ButtonStyle, disabled: bool = False) -> PressButton:
        return button(Press(verb, row.id, row.version), words(label), style, disabled=disabled)

    # One button stands out: what the table needs next. Everybody sees the same card.
    grey = ButtonStyle.secondary
    return [
        control("join", "button-join", grey if ready else ButtonStyle.primary, full),
        control("add-bot", "button-add-bot", grey, full),
        control("options", "button-options", grey),
        control("start", "button-start", ButtonStyle.success if ready else grey, not ready),
        rules_button(row, words),
    ]
