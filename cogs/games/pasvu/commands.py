"""`/pasvu …`: the keyhole's side, the midnight cards and a hint; the moves are in `planning_commands`."""

from cogs.games.pasvu import words as told
from cogs.games.pasvu.choices import choice_words, middle_of, offered_of
from cogs.games.pasvu.merge_words import with_loss
from cogs.games.pasvu.plan_draft import Plan
from cogs.games.pasvu.words import ghost_named, named, side_words
from cogs.panels.game_commands import Choices, GameCommands, offer_numbers, offers, typed
from cogs.tables.viewer import Viewer
from cogs.ui import Interaction
from cogs.ui.answers import Answer
from cogs.ui.slash import matching, slash
from engine.core import RuleError
from engine.pasvu import model
from engine.pasvu.model import ChooseSide, GrowGhost, PassCard, SneakGhost, TagGhost, View
from render.pasvu.scene import ghost_name, joined_name, walker_name


def side_labels(viewer: Viewer[View]) -> dict[str, str]:
    """V7: the sides where the keyhole is not."""
    return {choice.side: side_words(choice.side, viewer.words) for choice in offered_of(ChooseSide, viewer)}


def tag_labels(viewer: Viewer[View]) -> dict[str, str]:
    """V30: the neighbour's ghosts that can be tagged."""
    return {tag.ghost: choice_words(tag, viewer) for tag in offered_of(TagGhost, viewer)}


def sneak_labels(viewer: Viewer[View]) -> dict[str, str]:
    """V30: the places in the third row."""
    return {viewer.game.text(place): choice_words(place, viewer) for place in offered_of(SneakGhost, viewer)}


def growing_labels(viewer: Viewer[View]) -> dict[str, str]:
    """V33: one's ghosts that can be replaced."""
    return {grown.ghost: ghost_name(viewer.words, grown.ghost) for grown in offered_of(GrowGhost, viewer)}


def grown_labels(viewer: Viewer[View], named: str) -> dict[str, str]:
    """V33: the larger ghosts that fit where the one named so far stands."""
    ghost, words = ghost_named(named, viewer.words), viewer.words
    growths = [growth for growth in offered_of(GrowGhost, viewer) if growth.ghost == ghost]
    return {growth.into: ghost_name(words, growth.into) for growth in growths}


class PasvuCog(GameCommands):
    """Side, tag, sneak, grow, pass, hint."""

    @slash("pasvu-side")
    async def side(self, answer: Answer, side: str, number: int | None = None) -> None:
        """V6: the side for the keyhole."""
        wanted = named(typed(side), model.SIDES, "hall-side", await answer.words())
        if wanted is None:
            raise RuleError("pasvu-no-such-side", side=typed(side))
        await self.do(answer, number, ChooseSide(wanted))

    @slash("pasvu-tag")
    async def tag(self, answer: Answer, ghost: str, number: int | None = None) -> None:
        """V30: replace a small ghost of the right neighbour."""
        await self.do(answer, number, TagGhost(ghost_named(typed(ghost), await answer.words())))

    @slash("pasvu-sneak")
    async def sneak(self, answer: Answer, spot: str, number: int | None = None) -> None:
        """V30: set a small ghost in the third row."""
        await self.do(answer, number, lambda viewer: answer.work(lambda: sneak_typed(spot, viewer)))

    @slash("pasvu-grow")
    async def grow(self, answer: Answer, ghost: str, into: str, number: int | None = None) -> None:
        """V33: replace a ghost by a larger one."""
        words = await answer.words()
        growth = GrowGhost(*(ghost_named(typed(name), words) for name in (ghost, into)))
        await self.do(answer, number, growth)

    @slash("pasvu-pass")
    async def pass_card(self, answer: Answer, number: int | None = None) -> None:
        """V33: replace nothing."""
        await self.do(answer, number, PassCard())

    @slash("pasvu-hint")
    async def hint(self, answer: Answer, number: int | None = None) -> None:
        """What the stand-in would do in this step, in words."""
        viewer = await self.mine(answer, number)
        (action,) = self.face.panel.actions(viewer, await self.hinted(answer, viewer))
        await answer.tell(viewer.words("pasvu-hint", step=step_words(action, viewer)))

    @sneak.autocomplete("spot")
    async def places(self, interaction: Interaction, current: str) -> Choices:
        """V30: the places in the third row."""
        viewer = await self.offered(interaction)
        return await self.parts.workers.run(lambda: matching(sneak_labels(viewer), current)) if viewer else []

    side.autocomplete("side")(offers(side_labels))
    tag.autocomplete("ghost")(offers(tag_labels))
    grow.autocomplete("ghost")(offers(growing_labels))
    grow.autocomplete("into")(offers(grown_labels, "ghost"))
    offer_numbers(side, tag, sneak, grow, pass_card, hint)


def sneak_typed(text: str, viewer: Viewer[View]) -> SneakGhost:
    """A place that Discord offers; a cell alone stands for its middle, as in the panel."""
    wanted, places = text.strip().casefold(), offered_of(SneakGhost, viewer)
    for place in places:
        if wanted == viewer.game.text(place).casefold():
            return place
    cell = typed(text).upper()
    there = [place for place in places if place.cell == cell]
    return middle_of(there) if there else SneakGhost(cell)


def step_words(action: model.Action, viewer: Viewer[View]) -> str:
    """An action in words, addressed to the player who may take it."""
    words = viewer.words
    match action:
        case model.DeclineFurniture():
            return words("pasvu-do-decline")
        case model.MoveFurniture(piece=piece):
            facts = {"piece": told.piece_name(piece, words), "pose": told.pose_words(action, words)}
            return words("pasvu-do-furniture", **facts, **told.place_facts(action, words))
        case model.CommitPlan(paths=paths):
            plan = Plan(viewer, paths)
            ways = (
                with_loss(goal_words(plan, number), viewer, paths, number) for number in range(len(paths))
            )
            return " · ".join(ways) or words("pasvu-do-stay")
        case _:
            return choice_words(action, viewer)


def goal_words(plan: Plan, number: int) -> str:
    """Where a ghost is to go."""
    words, path = plan.words, plan.paths[number]
    ghost, end = walker_name(words, plan.paths, number), path.cells[-1]
    if end == model.OUT:
        return words("pasvu-do-path-out", ghost=ghost)
    place = f"{told.cell_words(end, path.level, words)} ({words(f'spot-{path.spot}')})"
    if path.merge:
        joined = {
            "other": joined_name(words, plan.paths, number),
            "into": ghost_name(words, plan.larger[number]),
        }
        return words("pasvu-do-path-merge", ghost=ghost, end=end, **joined)
    return words("pasvu-do-path", ghost=ghost, end=place)
