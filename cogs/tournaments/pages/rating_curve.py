"""How a person's rating went, as a picture."""

from cogs.tournaments.service.ratings import Ratings
from cogs.ui.pages import Drawing
from locales import Words
from render import tournaments
from render.tournaments.model import Curve, Entrant, RatingPoint


async def curve_of(
    ratings: Ratings, words: Words, user_id: int, name: str, game: str, guild_id: int
) -> Drawing | None:
    """Draw a person's rating in a game in this server; None before their first game that counts."""
    moments = await ratings.curve(game, guild_id, user_id)
    if not moments:
        return None
    curve = Curve(
        entrant=Entrant(name, 1),
        note=words("curve-note", game=words(f"game-{game}")),
        points=tuple(
            RatingPoint(moment.at, moment.rating.shown, moment.rating.is_provisional) for moment in moments
        ),
        games=moments[-1].rating.games,
    )
    return Drawing(
        lambda: tournaments.curve(curve, words), tournaments.curve_alt(curve, words), f"rating-{game}.png"
    )
