"""`/pasvu furniture | ghost | plan | commit`: moving a piece and planning ghosts as slash commands."""

from typing import Any, ClassVar

from discord import app_commands

from cogs.games.pasvu.furniture_draft import moving_of
from cogs.games.pasvu.furniture_draft import written as draft_of
from cogs.games.pasvu.furniture_panel import check_moved
from cogs.games.pasvu.plan_draft import Plan, offered_places, path_to, paths_in, read, written
from cogs.games.pasvu.plan_panel import actions, end_label, ghost_label
from cogs.games.pasvu.typed import NONE, Wish, cell_typed, furniture_typed, plan_typed
from cogs.games.pasvu.words import end_ground_words, ghost_named, in_words, seat_of, view_of
from cogs.panels.face import Asked
from cogs.panels.game_commands import Acts, Choices
from cogs.ui import Asker
from cogs.ui.slash import choices, group, matching, slash
from engine.core import RuleError
from engine.pasvu.model import OUT, POSES, TIPS, MoveFurniture, Path
from render.pasvu.hall.top import number as decimal
from render.pasvu.scene import ghost_name

pasvu = group("pasvu")  # `cogs.games.pasvu.commands` adds the other commands of the game to it


class PasvuMoves(Acts):
    """The commands of the two large panels."""

    key: ClassVar = "pasvu"
    pasvu = pasvu

    @slash("pasvu-furniture", parent=pasvu)
    @app_commands.choices(pose=choices("pose", POSES), tip=choices("tip", TIPS))
    async def furniture(
        self,
        interaction: Asker,
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
        asked = await self.mine(interaction, number)
        action = furniture_typed(view_of(asked), asked.words, piece, x, y, angle, pose, tip)
        if isinstance(action, MoveFurniture):
            draft = await self.bot.talk.work(interaction, lambda: tried(asked, action))
            if not confirm:
                lead = asked.words("pasvu-furniture-tried")
                await self.bot.play.show_page(interaction, asked.table, draft, fresh=True, lead=lead)
                return
        await self.act(interaction, asked, action)

    @slash("pasvu-ghost", parent=pasvu)
    async def ghost(
        self,
        interaction: Asker,
        ghost: str,
        goal: str | None = None,
        spot: str | None = None,
        height: str | None = None,
        merge: str | None = None,
        path: str | None = None,
        number: int | None = None,
    ) -> None:
        """V15–V18, V25: plan one ghost; the plan is kept until it is committed."""
        asked = await self.mine(interaction, number)
        need_planning(asked)
        await self.bot.talk.take_time(interaction)
        plan, wish = await self.kept(asked), Wish(goal, spot, height, merge, path)
        draft = await self.bot.workers.run(lambda: drafted(plan, asked, ghost, wish))
        await self.bot.play.keep(interaction, asked, draft, fresh=True)
        lead = asked.words("pasvu-plan-kept")
        await self.bot.play.show_page(interaction, asked.table, draft, fresh=True, lead=lead)

    @slash("pasvu-plan", parent=pasvu)
    async def plan(self, interaction: Asker, number: int | None = None) -> None:
        """The plan so far, as the panel shows it."""
        asked = await self.mine(interaction, number)
        need_planning(asked)
        await self.bot.talk.take_time(interaction)
        plan = await self.kept(asked)
        await self.bot.play.show_page(interaction, asked.table, written(plan), fresh=True)

    @slash("pasvu-commit", parent=pasvu)
    async def commit(self, interaction: Asker, number: int | None = None) -> None:
        """V5, V19: commit the plan that was kept."""
        asked = await self.mine(interaction, number)
        need_planning(asked)
        draft = await self.bot.tables.kept_draft(asked.table, seat_of(asked))
        if not paths_in(draft):
            is_in = seat_of(asked) not in asked.table.to_act
            raise RuleError("pasvu-committed-already" if is_in else "pasvu-nothing-planned")
        await self.act(interaction, asked, *actions(asked, draft))

    async def act(self, interaction: Asker, asked: Asked, *actions: Any) -> None:
        """As for any game; refusals call ghosts as the asker does."""
        try:
            await super().act(interaction, asked, *actions)
        except RuleError as refusal:
            raise in_words(refusal, asked.words) from None

    async def kept(self, asked: Asked) -> Plan:
        """The plan so far: kept from an earlier command, else committed, else empty."""
        need_planning(asked)
        draft = await self.bot.tables.kept_draft(asked.table, seat_of(asked))
        return await self.bot.workers.run(lambda: read(draft, view_of(asked), seat_of(asked)))

    @furniture.autocomplete("piece")
    async def pieces(self, interaction: Asker, current: str) -> Choices:
        """V4: the pieces that may be moved, and none."""
        asked = await self.offered(interaction)
        if asked is None or view_of(asked).phase != "furniture":
            return []
        labels = {kind: asked.words(f"piece-{kind}") for kind in view_of(asked).movable}
        return matching({**labels, NONE: asked.words("pasvu-piece-none")}, current)

    @ghost.autocomplete("ghost")
    async def ghosts(self, interaction: Asker, current: str) -> Choices:
        """The ghosts that have a path or can be given one."""
        if (found := await self.planning(interaction)) is None:
            return []
        asked, plan = found
        return await self.bot.workers.run(lambda: matching(ghost_labels(asked, plan), current))

    @ghost.autocomplete("goal")
    async def goals(self, interaction: Asker, current: str) -> Choices:
        """Where the ghost named so far can go."""
        if (found := await self.planning(interaction)) is None:
            return []
        asked, plan = found
        return await self.bot.workers.run(lambda: matching(end_labels(asked, plan), current))

    @ghost.autocomplete("spot")
    async def spots(self, interaction: Asker, current: str) -> Choices:
        """Where it can stand in the cell named so far."""
        asked, paths = await self.standing(interaction)
        return matching(spot_labels(asked, paths), current) if asked else []

    @ghost.autocomplete("height")
    async def heights(self, interaction: Asker, current: str) -> Choices:
        """The levels of that cell."""
        asked, paths = await self.standing(interaction)
        levels = sorted({path.level for path in paths})
        return (
            matching({f"{z:.2f}": decimal(z, asked.words.language) for z in levels}, current) if asked else []
        )

    @ghost.autocomplete("merge")
    async def mergers(self, interaction: Asker, current: str) -> Choices:
        """V25: whom it can join there."""
        asked, paths = await self.standing(interaction)
        names = dict.fromkeys(path.merge for path in paths if path.merge)
        return matching({name: ghost_name(asked.words, name) for name in names}, current) if asked else []

    async def planning(self, interaction: Asker) -> tuple[Asked, Plan] | None:
        """The asker's plan so far, with the ghost in hand that is named in the command, if it may go."""
        asked = await self.offered(interaction)
        if asked is None or view_of(asked).phase != "plan":
            return None
        plan = await self.kept(asked)
        ghost = ghost_named(str(interaction.namespace.ghost or ""), asked.words)
        return asked, await self.bot.workers.run(lambda: plan.holding(ghost if ghost in plan.ghosts else ""))

    async def standing(self, interaction: Asker) -> tuple[Asked | None, list[Path]]:
        """Where the ghost named in the command can stand in the cell named there, merges among them."""
        if (found := await self.planning(interaction)) is None:
            return None, []
        asked, plan = found
        goal = str(interaction.namespace.to or "")  # so the option is called in Discord
        return asked, await self.bot.workers.run(lambda: places_in(plan, goal, asked))

    for command in (furniture, ghost, plan, commit):
        command.autocomplete("number")(Acts.numbers)


def spot_labels(asked: Asked, paths: list[Path]) -> dict[str, str]:
    """Each spot with what one can stand on there: "west: on the floor, or on the table (0.8)"."""
    words, found = asked.words, dict[str, dict[str, None]]()
    for path in paths:
        found.setdefault(path.spot, {})[end_ground_words(view_of(asked), path, words)] = None
    either = words("pasvu-or")
    return {
        spot: words("pasvu-spot-grounds", spot=words(f"spot-{spot}"), grounds=either.join(grounds))
        for spot, grounds in found.items()
    }


def tried(asked: Asked, move: MoveFurniture) -> str:
    """The draft of a move that can be made; raises why it cannot."""
    check_moved(view_of(asked), move)
    asked.table.game.check(asked.table.state, seat_of(asked), move)
    return draft_of(moving_of(move))


def need_planning(asked: Asked) -> None:
    """V5: plans are made in one step of the round alone."""
    phase = view_of(asked).phase
    if phase != "plan":
        raise RuleError(f"pasvu-now-{phase}")


def drafted(plan: Plan, asked: Asked, ghost: str, wish: Wish) -> str:
    """The draft after `/pasvu ghost`; refusals call ghosts as the asker does."""
    try:
        return written(plan_typed(plan, asked.words, ghost, wish))
    except RuleError as refusal:
        raise in_words(refusal, asked.words) from None


def ghost_labels(asked: Asked, plan: Plan) -> dict[str, str]:
    """The ghosts that have a path or can be given one, as they are offered."""
    return {name: ghost_label(plan, name, asked.words) for name in plan.ghosts}


def end_labels(asked: Asked, plan: Plan) -> dict[str, str]:
    """Where the ghost in hand can go, as it is offered."""
    return {end: end_label(plan, end, asked.words) for end in plan.ends}


def places_in(plan: Plan, goal: str, asked: Asked) -> list[Path]:
    """The places of a cell for the ghost in hand; none where it cannot go there."""
    try:
        end = cell_typed(goal, asked.words)
        if end == OUT or end not in plan.ends:
            return []
        return list(offered_places(plan.with_path(path_to(plan, end))).values())
    except RuleError:
        return []
