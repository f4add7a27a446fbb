"""What is written below the private previews of Pas vu pas pris."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.pasvu.model import MovementCard, Path
from locales import LANGUAGES, words
from render.pasvu import PICTURES, PlanDraft
from render.pasvu.foot import Foot
from tests.render.pasvu.halls import scene, start

PATHS = (Path("S1", ("B6", "B5")), Path("S2", ("C6",)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [3, 5])
def test_a_plan_is_described_without_a_button_for_a_review_shows_it_too(
    language: str, value: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, speak = list[str](), words(language)
    monkeypatch.setattr(Foot, "write", lambda _self, text, *_args, **_facts: written.append(text))
    state: Any = replace(start(2), phase="plan", turn=None, cards=(MovementCard(value),) * 2)
    PICTURES.panel(scene(state, language, seat=0), PlanDraft(PATHS))
    told = "picture-pasvu-complete" if value == 3 else "picture-pasvu-planned"
    assert written == [speak("picture-pasvu-steps", left=value - 3), speak(told, count=2)]
    assert not any(speak(f"pasvu-button-{name}") in " ".join(written) for name in ("commit", "clear"))
