"""`/pasvu furniture | ghost | plan | commit`: moving a piece and planning ghosts as slash commands."""

from collections.abc import Callable, Mapping

from discord import app_commands
from msgspec.structs import replace

from cogs.games.pasvu.face import FACE
from cogs.games.pasvu.furniture_draft import Moving, tidy
from cogs.games.pasvu.furniture_panel import refused, tried
from cogs.games.pasvu.plan_draft import Plan, paths_in, read
from cogs.games.pasvu.plan_line import plan_in
from cogs.games.pasvu.plan_places import offered_places, path_to
from cogs.games.pasvu.plan_rows import end_labels, ghost_labels
from cogs.games.pasvu.plan_words import ideas
from cogs.games.pasvu.typed import NONE, Placing, Wish, cell_typed, furniture_typed, plan_typed
from cogs.games.pasvu.words import ghost_named, ground_words, in_words, size_after
from cogs.panels.game_commands import Autocomplete, Choices, GameCommands, GameParts, offer_numbers, offers
from cogs.tables.viewer import Viewer
from cogs.ui import Interaction
from cogs.ui.answers import Answer
from cogs.ui.slash import choices, matching, slash
from engine.core import RuleError
from engine.pasvu.model import OUT, POSES, TIPS, Action, DeclineFurniture, MoveFurniture, Path, View
from render.pasvu.hall.top import number as decimal
from render.pasvu.scene import ghost_name


def piece_labels(viewer: Viewer[View]) -> dict[str, str]:
    """V4: the pieces that may be moved, and none."""
    if viewer.view.phase != "furniture":
        return {}
    labels = {kind: viewer.words(f"piece-{kind}") for kind in viewer.view.movable}
    return {**labels, NONE: viewer.words("pasvu-piece-none")}


def planned(labels: Callable[[Plan], Mapping[str, str]]) -> Autocomplete:
    """Autocompletes from the plan so far, with the ghost in hand that is named in the command."""

    async def offered(interaction: Interaction, current: str) -> Choices:
        assert isinstance(interaction.command, app_commands.Command)
        cog = interaction.command.binding
        assert isinstance(cog, PlanningCog)
        viewer = await cog.offered(interaction)
        if viewer is None or viewer.view.phase != "plan":
            return []
        draft = await cog.parts.panels.kept(viewer)
        ghost = ghost_named(str(interaction.namespace.ghost or ""), viewer.words)

        def found() -> Choices:
            plan = read(draft, viewer)
            return matching(labels(plan.holding(ghost if ghost in plan.ghosts else "")), current)

        return await cog.parts.workers.run(found)

    return offered


def placed(labels: Callable[[Plan, list[Path]], Mapping[str, str]]) -> Autocomplete:
    """Autocompletes from where the ghost named in the command can stand in the cell named there."""

    async def offered(interaction: Interaction, current: str) -> Choices:
        goal = str(interaction.namespace.to or "")  # so the option is called in Discord
        return await planned(lambda plan: labels(plan, places_in(plan, goal)))(interaction, current)

    return offered


def spot_labels(plan: Plan, paths: list[Path]) -> dict[str, str]:
    """Each spot with what one can stand on there: "west: on the floor, or on the table (0.8)"."""
    words, found = plan.words, dict[str, dict[str, None]]()
    for path in paths:
        place = path.cells[-1], path.spot, path.level, size_after(path)
        found.setdefault(path.spot, {})[ground_words(plan.view, *place, words) or words("pasvu-floor")] = None
    either = words("pasvu-or")
    return {
        spot: words("pasvu-spot-grounds", spot=words(f"spot-{spot}"), grounds=either.join(grounds))
        for spot, grounds in found.items()
    }


def height_labels(plan: Plan, paths: list[Path]) -> dict[str, str]:
    """The levels at which one can stand there."""
    levels = sorted({path.level for path in paths})
    return {f"{level:.2f}": decimal(level, plan.words.language) for level in levels}


def merge_labels(plan: Plan, paths: list[Path]) -> dict[str, str]:
    """V25: the ghosts that one can join there."""
    names = dict.fromkeys(path.merge for path in paths if path.merge)
    return {name: ghost_name(plan.words, name) for name in names}


def places_in(plan: Plan, goal: str) -> list[Path]:
    """The places of a cell for the ghost in hand; none where it cannot go there."""
    try:
        end = cell_typed(goal, plan.words)
        if end == OUT or end not in plan.ends:
            return []
        return list(offered_places(plan.with_path(path_to(plan, end))).values())
    except RuleError:
        return []


class PlanningCog(GameCommands):
    """Furniture, ghost, plan, commit."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts, FACE)

    @slash("pasvu-furniture")
    @app_commands.choices(pose=choices("pose", POSES), tip=choices("tip", TIPS))
    async def furniture(
        self,
        answer: Answer,
        piece: str,
        x: str | None = None,
        y: str | None = None,
        angle: int | None = None,
        pose: str | None = None,
        tip: str | None = None,
        confirm: bool = False,
        number: int | None = None,
    ) -> None:
        """V3, V11–V13: put a piece to exact values, first on trial; what is not given stays as it is."""

        def meant(viewer: Viewer[View]) -> MoveFurniture | DeclineFurniture:
            action = furniture_typed(viewer, piece, Placing(x, y, angle, pose, tip))
            if isinstance(action, MoveFurniture) and (why := refused(tried(viewer, action), viewer.words)):
                raise why
            return action

        if confirm or piece == NONE:
            await self.do(answer, number, lambda viewer: answer.work(lambda: meant(viewer)))
            return
        viewer = await self.mine(answer, number)
        action = await answer.work(lambda: meant(viewer))
        if isinstance(action, MoveFurniture):
            lead = viewer.words("pasvu-furniture-tried")
            await self.parts.panels.show(answer, viewer, Moving(tidy(action)).draft, lead)
        else:
            await self.do(answer, viewer.table_id, action)

    @slash("pasvu-ghost")
    async def ghost(
        self,
        answer: Answer,
        ghost: str,
        goal: str | None = None,
        spot: str | None = None,
        height: str | None = None,
        merge: str | None = None,
        path: str | None = None,
        number: int | None = None,
    ) -> None:
        """V15–V18, V25: plan one ghost; the plan is kept until it is committed."""
        viewer, kept = await self.planner(answer, number)
        wish = Wish(goal, spot, height, merge, path)
        draft = await answer.work(lambda: drafted(viewer, kept, ghost, wish))
        await self.parts.panels.keep(answer, viewer, draft)
        await self.parts.panels.show(answer, viewer, draft, viewer.words("pasvu-plan-kept"))

    @slash("pasvu-plan")
    async def plan(self, answer: Answer, number: int | None = None) -> None:
        """The plan so far, as the panel shows it."""
        viewer, kept = await self.planner(answer, number)
        await self.parts.panels.show(answer, viewer, kept)

    @slash("pasvu-commit")
    async def commit(self, answer: Answer, plan: str | None = None, number: int | None = None) -> None:
        """V5, V19: commit the plan that was kept, or one in a line; asks once if it leaves steps unused."""
        viewer, kept = await self.planner(answer, number)
        if plan is None:
            need_plan(viewer, kept)
        if draft := await answer.work(lambda: draft_to_ask(viewer, kept, plan)):
            await self.parts.panels.keep(answer, viewer, draft)
            await self.parts.panels.show(answer, viewer, draft)
            return

        async def planned_so_far(viewer: Viewer[View]) -> tuple[Action, ...]:
            draft = await self.kept(viewer)
            if (line := plan) is not None:
                draft = await answer.work(lambda: plan_in(line, viewer).draft)
            need_plan(viewer, draft)
            return FACE.panel.actions(viewer, draft)

        await self.do(answer, viewer.table_id, planned_so_far)

    async def planner(self, answer: Answer, number: int | None) -> tuple[Viewer[View], str]:
        """The asker, and the draft that is kept for them."""
        viewer: Viewer[View] = await self.mine(answer, number)
        return viewer, await self.kept(viewer)

    async def kept(self, viewer: Viewer[View]) -> str:
        """V5: the draft that is kept in the one step where plans are made."""
        if viewer.view.phase != "plan":
            raise RuleError(f"pasvu-now-{viewer.view.phase}")
        return await self.parts.panels.kept(viewer)

    furniture.autocomplete("piece")(offers(piece_labels))
    ghost.autocomplete("ghost")(planned(ghost_labels))
    ghost.autocomplete("goal")(planned(end_labels))
    ghost.autocomplete("spot")(placed(spot_labels))
    ghost.autocomplete("height")(placed(height_labels))
    ghost.autocomplete("merge")(placed(merge_labels))
    offer_numbers(furniture, ghost, plan, commit)


def drafted(viewer: Viewer[View], kept: str, ghost: str, wish: Wish) -> str:
    """The draft after `/pasvu ghost`; refusals name ghosts in the player's language."""
    try:
        return plan_typed(read(kept, viewer), ghost, wish).draft
    except RuleError as refusal:
        raise in_words(refusal, viewer.words) from None


def need_plan(viewer: Viewer[View], draft: str) -> None:
    """Refuses to commit where nothing is planned."""
    if not paths_in(draft):
        is_in = viewer.seat not in viewer.view.planning
        raise RuleError("pasvu-committed-already" if is_in else "pasvu-nothing-planned")


def draft_to_ask(viewer: Viewer[View], kept: str, line: str | None) -> str:
    """The draft about which `/pasvu commit` asks, as it leaves steps unused; sent again, it is meant."""
    before = read(kept, viewer)
    plan = before if line is None else plan_in(line, viewer)
    if not ideas(plan) or (before.is_asked and before.paths == plan.paths):
        return ""
    return replace(plan, is_asked=True).draft
