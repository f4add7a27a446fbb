"""People and tournaments as messages name them."""

from collections.abc import Sequence

from cogs.tournaments.service.terms import Tournament
from cogs.ui.names import escaped
from locales import Words

INVITED = "invited"  # the field of a button that answers an invitation
NAMES_LIMIT = 400  # characters of one list of names in a message


def title(tournament: Tournament, words: Words) -> str:
    """A tournament by name and number."""
    return words("tournament-title", name=escaped(tournament.row.name), number=tournament.row.id)


def head(tournament: Tournament, words: Words) -> str:
    """The first line of a tournament's card or message."""
    return f"### 🏆 {title(tournament, words)}"


def called(tournament: Tournament, who: int, words: Words) -> str:
    """A person's name; a person who was forgotten has none."""
    return escaped(tournament.name_of(who)) or words("tournament-someone-gone")


def mentioned(who: int, words: Words) -> str:
    """A person as Discord shows them; the id of a person who was forgotten is no longer theirs."""
    return f"<@{who}>" if who > 0 else words("tournament-someone-gone")


def mentions(people: Sequence[int]) -> str:
    """These people, to be called by a message."""
    return " ".join(f"<@{user}>" for user in people)


def listed(names: Sequence[str], words: Words, limit: int = NAMES_LIMIT) -> str:
    """As many names as there is room for, and how many more there are."""
    shown, length = list[str](), 0
    for name in names:
        length += len(name) + 2
        if shown and length > limit:
            break
        shown.append(name)
    text, left = ", ".join(shown), len(names) - len(shown)
    return words("tournament-entrants-more", names=text, count=left) if left else text


def list_people(tournament: Tournament, people: Sequence[int], words: Words) -> str:
    """These people by their names, as many as there is room for."""
    return listed([called(tournament, who, words) for who in people], words)
