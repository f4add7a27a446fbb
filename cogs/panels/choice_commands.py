"""The slash commands of a game with a choice panel: `/<key> play` and `/<key> hint`."""

from typing import Any, TypeAlias

from cogs.panels.choice_panel import ChoicePanel
from cogs.panels.face import AnyFace
from cogs.panels.game_commands import GameCommands, GameParts, offer_numbers, offers, typed
from cogs.ui.answers import Answer
from cogs.ui.slash import slash

AnyChoicePanel: TypeAlias = ChoicePanel[Any, Any]  # of a game that is not known here


def choice_commands(parts: GameParts, face: AnyFace, panel: AnyChoicePanel) -> GameCommands:
    """Returns the commands of one game, which offer what its panel offers, by the same labels."""

    class ChoiceCommands(GameCommands):
        """Play and hint."""

        @slash(f"{face.key}-play")
        async def play(self, answer: Answer, action: str, number: int | None = None) -> None:
            """Plays an action: one that is offered, or in the game's notation."""
            await self.do(answer, number, face.game.parse(typed(action)))

        @slash(f"{face.key}-hint")
        async def hint(self, answer: Answer, number: int | None = None) -> None:
            """What the stand-in would play, by its labels."""
            viewer = await self.mine(answer, number)
            actions = panel.actions(viewer, await self.hinted(answer, viewer))
            labels = [panel.label(viewer, action) for action in actions]
            await answer.tell(viewer.words("hint-choice", choice=" · ".join(labels)))

        play.autocomplete("action")(offers(panel.labels))
        offer_numbers(play, hint)

    return ChoiceCommands(parts, face)
