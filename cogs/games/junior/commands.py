"""`/junior …`: every action of Labyrinthe Junior as a slash command, with the same code as the panel."""

from cogs.games.junior.draft import Plan, read_plan, spare_sides
from cogs.games.junior.words import sides_words, slot_label, slot_words, spare_turned, square_labels
from cogs.panels.game_commands import GameCommands, offer_numbers, offers, sides_typed, typed
from cogs.tables.viewer import Viewer
from cogs.ui.answers import Answer
from cogs.ui.slash import slash
from engine.junior.layout import MAZE
from engine.junior.model import MovePawn, PushTile, View
from engine.mazes.sliding import OPENINGS, glyph, openings, ways_to_lie
from locales import Words


def slot_labels(viewer: Viewer[View]) -> dict[str, str]:
    """The slots that are allowed now."""
    view = viewer.view
    slots = [slot for slot in MAZE.slots if slot != view.banned and view.phase == "push"]
    return {slot: f"{slot_label(slot)} · {slot_words(slot, viewer.words)}" for slot in slots}


def way_labels(viewer: Viewer[View], slot: str) -> dict[str, str]:
    """The ways in which the spare can lie, told with the slot chosen so far."""
    words = viewer.words
    lead = f"{slot_words(slot, words)} — " if slot in MAZE.slots else ""
    return {way: lead + spare_turned(way, words) for way in ways_to_lie(viewer.view.spare & OPENINGS)}


def squares_offered(viewer: Viewer[View]) -> dict[str, str]:
    """The squares within reach, with what lies on them."""
    return square_labels(viewer.view, viewer.seat or 0, viewer.words) if viewer.view.phase == "move" else {}


class JuniorCog(GameCommands):
    """Push, move, stay, hint."""

    @slash("junior-push")
    async def push(
        self, answer: Answer, slot: str, turned: str | None = None, number: int | None = None
    ) -> None:
        """J4: push the spare in."""

        def pushed(viewer: Viewer[View]) -> PushTile:
            return PushTile(slot_typed(slot), sides_typed(turned or spare_sides(viewer.view)))

        await self.do(answer, number, pushed)

    @slash("junior-move")
    async def move(self, answer: Answer, square: str, number: int | None = None) -> None:
        """J7: go to a square."""
        await self.do(answer, number, MovePawn(typed(square).upper()))

    @slash("junior-stay")
    async def stay(self, answer: Answer, number: int | None = None) -> None:
        """J12: stay in place, which is always legal."""

        def stayed(viewer: Viewer[View]) -> MovePawn:
            return MovePawn(MAZE.names[viewer.view.pawns[viewer.seat or 0]])

        await self.do(answer, number, stayed)

    @slash("junior-hint")
    async def hint(self, answer: Answer, number: int | None = None) -> None:
        """The stand-in's turn, in words."""
        viewer = await self.mine(answer, number)
        plan = read_plan(await self.hinted(answer, viewer), viewer)
        await answer.tell(hint_words(plan, viewer.words))

    push.autocomplete("slot")(offers(slot_labels))
    push.autocomplete("turned")(offers(way_labels, "slot"))
    move.autocomplete("square")(offers(squares_offered))
    offer_numbers(push, move, stay, hint)


def slot_typed(text: str) -> str:
    """A slot by its value or as its tab shows it: "B ↓", "b↓"."""
    wanted = text.replace(" ", "").upper()
    return next((s for s in MAZE.slots if wanted in (s, slot_label(s).replace(" ", ""))), typed(text))


def hint_words(plan: Plan, words: Words) -> str:
    """A suggestion in one sentence."""
    if not plan.slot:
        return words("junior-hint-move", square=plan.to)
    turned = f"{glyph(openings(plan.sides))} ({sides_words(plan.sides, words)})"
    return words("junior-hint-turn", slot=slot_label(plan.slot), turned=turned, square=plan.to)
