"""`/pasvu furniture | ghost | plan | commit`: moving a piece and planning ghosts as slash commands."""

from collections.abc import Callable

from discord import app_commands

from cogs.games.pasvu.face import FACE
from cogs.games.pasvu.furniture_draft import moving_of
from cogs.games.pasvu.furniture_draft import written as draft_of
from cogs.games.pasvu.furniture_panel import check_moved
from cogs.games.pasvu.plan_draft import Plan, offered_places, path_to, paths_in, read, written
from cogs.games.pasvu.plan_panel import actions, end_label, ghost_label
from cogs.games.pasvu.typed import NONE, Wish, cell_typed, furniture_typed, plan_typed
from cogs.games.pasvu.words import end_ground_words, ghost_named, in_words, seat_of, view_of
from cogs.panels.game_commands import Choices, GameCommands, GameParts, offer_numbers, offers
from cogs.tables.moves import Moves
from cogs.tables.viewer import Viewer
from cogs.ui import Interaction
from cogs.ui.answers import Answer
from cogs.ui.slash import choices, matching, slash
from engine.core import RuleError
from engine.pasvu.model import OUT, POSES, TIPS, MoveFurniture, Path
from render.pasvu.hall.top import number as decimal
from render.pasvu.scene import ghost_name


def piece_labels(viewer: Viewer) -> dict[str, str]:
    """V4: the pieces that may be moved, and none."""
    if view_of(viewer).phase != "furniture":
        return {}
    labels = {kind: viewer.words(f"piece-{kind}") for kind in view_of(viewer).movable}
    return {**labels, NONE: viewer.words("pasvu-piece-none")}


class PlanningCog(GameCommands):
    """Furniture, ghost, plan, commit."""

    def __init__(self, parts: GameParts, moves: Moves) -> None:
        super().__init__(parts, FACE)
        self._moves = moves

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
        viewer = await self.mine(answer, number)
        action = furniture_typed(view_of(viewer), viewer.words, piece, x, y, angle, pose, tip)
        if isinstance(action, MoveFurniture):
            draft = await answer.work(lambda: tried(viewer, action))
            if not confirm:
                lead = viewer.words("pasvu-furniture-tried")
                await self.parts.panel.show_page(answer, viewer.table, draft, lead=lead)
                return
        await self.act(answer, viewer, action)

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
        viewer = await self.mine(answer, number)
        need_planning(viewer)
        plan, wish = await self.kept(viewer), Wish(goal, spot, height, merge, path)
        draft = await answer.work(lambda: drafted(plan, viewer, ghost, wish))
        await self.parts.panel.keep(answer, viewer, draft)
        lead = viewer.words("pasvu-plan-kept")
        await self.parts.panel.show_page(answer, viewer.table, draft, lead=lead)

    @slash("pasvu-plan")
    async def plan(self, answer: Answer, number: int | None = None) -> None:
        """The plan so far, as the panel shows it."""
        viewer = await self.mine(answer, number)
        need_planning(viewer)
        plan = await self.kept(viewer)
        await self.parts.panel.show_page(answer, viewer.table, written(plan))

    @slash("pasvu-commit")
    async def commit(self, answer: Answer, number: int | None = None) -> None:
        """V5, V19: commit the plan that was kept."""
        viewer = await self.mine(answer, number)
        need_planning(viewer)
        draft = await self._moves.kept_draft(viewer.table, seat_of(viewer))
        if not paths_in(draft):
            is_in = seat_of(viewer) not in viewer.table.to_act
            raise RuleError("pasvu-committed-already" if is_in else "pasvu-nothing-planned")
        await self.act(answer, viewer, *actions(viewer, draft))

    async def kept(self, viewer: Viewer) -> Plan:
        """The plan so far: kept from an earlier command, else committed, else empty."""
        need_planning(viewer)
        draft = await self._moves.kept_draft(viewer.table, seat_of(viewer))
        return await self.parts.workers.run(lambda: read(draft, view_of(viewer), seat_of(viewer)))

    @ghost.autocomplete("ghost")
    async def ghosts(self, interaction: Interaction, current: str) -> Choices:
        """The ghosts that have a path or can be given one."""
        return await self.offer_plan(interaction, current, ghost_labels)

    @ghost.autocomplete("goal")
    async def goals(self, interaction: Interaction, current: str) -> Choices:
        """Where the ghost named so far can go."""
        return await self.offer_plan(interaction, current, end_labels)

    @ghost.autocomplete("spot")
    async def spots(self, interaction: Interaction, current: str) -> Choices:
        """Where it can stand in the cell named so far."""
        return await self.offer_places(interaction, current, spot_labels)

    @ghost.autocomplete("height")
    async def heights(self, interaction: Interaction, current: str) -> Choices:
        """The levels of that cell."""
        return await self.offer_places(interaction, current, height_labels)

    @ghost.autocomplete("merge")
    async def mergers(self, interaction: Interaction, current: str) -> Choices:
        """V25: the ghosts that it can join there."""
        return await self.offer_places(interaction, current, merge_labels)

    async def offer_plan(
        self, interaction: Interaction, current: str, labels: Callable[[Viewer, Plan], dict[str, str]]
    ) -> Choices:
        """Autocompletes from the plan so far, with the ghost in hand that is named in the command."""
        viewer = await self.offered(interaction)
        if viewer is None or view_of(viewer).phase != "plan":
            return []
        kept = await self.kept(viewer)
        ghost = ghost_named(str(interaction.namespace.ghost or ""), viewer.words)

        def offered() -> Choices:
            plan = kept.holding(ghost if ghost in kept.ghosts else "")
            return matching(labels(viewer, plan), current)

        return await self.parts.workers.run(offered)

    async def offer_places(
        self, interaction: Interaction, current: str, labels: Callable[[Viewer, list[Path]], dict[str, str]]
    ) -> Choices:
        """Autocompletes from where the ghost named in the command can stand in the cell named there."""
        goal = str(interaction.namespace.to or "")  # so the option is called in Discord
        return await self.offer_plan(
            interaction, current, lambda viewer, plan: labels(viewer, places_in(plan, goal, viewer))
        )

    furniture.autocomplete("piece")(offers(piece_labels))
    offer_numbers(furniture, ghost, plan, commit)


def spot_labels(viewer: Viewer, paths: list[Path]) -> dict[str, str]:
    """Each spot with what one can stand on there: "west: on the floor, or on the table (0.8)"."""
    words, found = viewer.words, dict[str, dict[str, None]]()
    for path in paths:
        found.setdefault(path.spot, {})[end_ground_words(view_of(viewer), path, words)] = None
    either = words("pasvu-or")
    return {
        spot: words("pasvu-spot-grounds", spot=words(f"spot-{spot}"), grounds=either.join(grounds))
        for spot, grounds in found.items()
    }


def height_labels(viewer: Viewer, paths: list[Path]) -> dict[str, str]:
    """The levels at which one can stand there."""
    levels = sorted({path.level for path in paths})
    return {f"{level:.2f}": decimal(level, viewer.words.language) for level in levels}


def merge_labels(viewer: Viewer, paths: list[Path]) -> dict[str, str]:
    """V25: the ghosts that one can join there."""
    names = dict.fromkeys(path.merge for path in paths if path.merge)
    return {name: ghost_name(viewer.words, name) for name in names}


def tried(viewer: Viewer, move: MoveFurniture) -> str:
    """The draft of a possible move; raises the refusal of an impossible one."""
    check_moved(view_of(viewer), move)
    viewer.table.game.check(viewer.table.state, seat_of(viewer), move)
    return draft_of(moving_of(move))


def need_planning(viewer: Viewer) -> None:
    """V5: plans are made in one step of the round alone."""
    phase = view_of(viewer).phase
    if phase != "plan":
        raise RuleError(f"pasvu-now-{phase}")


def drafted(plan: Plan, viewer: Viewer, ghost: str, wish: Wish) -> str:
    """The draft after `/pasvu ghost`; refusals name ghosts in the player's language."""
    try:
        return written(plan_typed(plan, viewer.words, ghost, wish))
    except RuleError as refusal:
        raise in_words(refusal, viewer.words) from None


def ghost_labels(viewer: Viewer, plan: Plan) -> dict[str, str]:
    """The ghosts that have a path or can be given one, as they are offered."""
    return {name: ghost_label(plan, name, viewer.words) for name in plan.ghosts}


def end_labels(viewer: Viewer, plan: Plan) -> dict[str, str]:
    """Where the ghost in hand can go, as it is offered."""
    return {end: end_label(plan, end, viewer.words) for end in plan.ends}


def places_in(plan: Plan, goal: str, viewer: Viewer) -> list[Path]:
    """The places of a cell for the ghost in hand; none where it cannot go there."""
    try:
        end = cell_typed(goal, viewer.words)
        if end == OUT or end not in plan.ends:
            return []
        return list(offered_places(plan.with_path(path_to(plan, end))).values())
    except RuleError:
        return []
