"""The hall of the day: what every door shows, and what the ghosts that stay hidden pay (V41)."""

from engine.pasvu.daily.model import ALL_DOORS, State, View
from engine.pasvu.hall.look import look
from engine.pasvu.hall.overlap import TOLERANCE
from engine.pasvu.hall.standing import figures_of
from engine.pasvu.layout import BODIES, SIZE_OF
from engine.pasvu.model import Door, GhostName, Look
from engine.pasvu.plans import Floor


def worth(name: GhostName) -> int:
    """V10, V41: return what a ghost pays at each door where it stays hidden."""
    return BODIES[SIZE_OF[name]].out


def lost_at_doors(floor: Floor, must_perch: bool) -> tuple[tuple[GhostName, ...], ...]:
    """V41: return for each door the ghosts that are seen. V32: perched or not at all: others are lost too."""
    figures = figures_of(floor.ghosts, floor.lies)
    low = {figure.name for figure in figures if must_perch and figure.z <= TOLERANCE}
    found: list[tuple[GhostName, ...]] = []
    for door in ALL_DOORS:
        gone = low | {one.name for one in look(floor.pieces, figures, door)}
        found.append(tuple(figure.name for figure in figures if figure.name in gone))
    return tuple(found)


def in_hall(hall: State | View) -> tuple[GhostName, ...]:
    """Return the ghosts that are to be hidden."""
    return tuple(ghost.name for ghost in hall.ghosts[0] if ghost.place == "hall")


def most_at_door(hall: State | View) -> int:
    """Return what a door pays that shows no ghost."""
    return sum(map(worth, in_hall(hall)))


def door_points(hall: State | View) -> tuple[int, ...]:
    """V41: return what each door pays; nothing before they were looked through."""
    most = most_at_door(hall)
    return tuple(most - sum(map(worth, lost)) for lost in hall.lost)


def score(hall: State | View) -> int:
    """V41: return the points of all doors together."""
    return sum(door_points(hall))


def look_through(view: View, door: Door) -> Look:
    """V41: return what a door shows of a hall that is finished."""
    return Look(view.round, door, view.pieces, view.figures, look(view.pieces, view.figures, door))
