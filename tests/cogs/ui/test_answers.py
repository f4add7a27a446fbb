"""An answer is acknowledged before it waits, and goes where it belongs."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.runtime.workers import Workers
from cogs.ui.answers import Answer
from cogs.ui.pages import Drawing
from engine.core import RuleError


class Asked:
    """An interaction: a command, or a click in a private or a public message. It notes what is sent to it."""

    def __init__(self, clicked: str = "") -> None:
        self.sent: list[tuple[str, dict[str, Any]]] = []
        flags = SimpleNamespace(ephemeral=clicked == "private", components_v2=False)
        self.message = SimpleNamespace(flags=flags, id=2) if clicked else None
        self.user, self.locale = SimpleNamespace(id=1), "en-US"
        self.type = (
            discord.InteractionType.component if clicked else discord.InteractionType.application_command
        )
        self.response = SimpleNamespace(
            is_done=lambda: bool(self.sent),
            **{act: self.noting(act) for act in ("defer", "send_message", "edit_message")},
        )
        self.followup = SimpleNamespace(send=self.noting("follow_up"))
        self.edit_original_response = self.noting("edit_original")
        self.delete_original_response = self.noting("delete_original")

    def noting(self, act: str) -> Callable[..., Awaitable[Any]]:
        async def note(**facts: Any) -> Any:
            self.sent.append((act, facts))
            return SimpleNamespace(id=7, message_id=7, edit=self.noting("edit_posted"))

        return note

    @property
    def acts(self) -> list[str]:
        return [act for act, _ in self.sent]


@pytest.fixture
async def workers(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Workers]:
    monkeypatch.setattr(Workers, "busy", property(lambda _: True))
    workers = Workers()
    yield workers
    workers.close()


async def no_store(*_: Any) -> None:
    return None


def answer_of(asked: Asked, workers: Workers) -> Answer:
    return Answer(asked, SimpleNamespace(read=no_store), workers)  # type: ignore[arg-type]


@pytest.mark.parametrize("clicked", ["", "private", "public"])
async def test_whatever_waits_for_a_worker_is_acknowledged_before(clicked: str, workers: Workers) -> None:
    asked = Asked(clicked)

    async def far_below() -> list[str]:
        return await workers.run(lambda: list(asked.acts))

    with answer_of(asked, workers).in_time():
        assert await far_below() == ["defer"]
    assert asked.sent[0][1] == {"ephemeral": True, "thinking": clicked != "private"}


async def test_what_an_answer_leaves_in_the_background_acknowledges_nothing(workers: Workers) -> None:
    asked = Asked()
    with answer_of(asked, workers).in_time():
        await asyncio.create_task(workers.run(list))
    await workers.run(list)
    assert not asked.sent


async def test_an_interaction_is_acknowledged_once_and_not_after_an_answer(workers: Workers) -> None:
    asked = Asked()
    answer = answer_of(asked, workers)
    with answer.in_time():
        await answer.tell("first")
        await workers.run(list)
    assert asked.acts == ["send_message"]


async def test_a_lock_that_is_held_is_not_waited_for_unacknowledged(workers: Workers) -> None:
    asked, lock = Asked(), asyncio.Lock()
    async with lock:
        await answer_of(asked, workers).before(lock)
    assert asked.acts == ["defer"]


@pytest.mark.parametrize(
    ("clicked", "is_late", "act"),
    [
        ("", False, "send_message"),
        ("", True, "follow_up"),
        ("public", False, "send_message"),
        ("public", True, "follow_up"),
        ("private", False, "edit_message"),
        ("private", True, "edit_original"),
    ],
)
async def test_content_takes_the_place_of_a_private_message_and_of_no_other(
    clicked: str, is_late: bool, act: str, workers: Workers
) -> None:
    asked = Asked(clicked)
    answer = answer_of(asked, workers)
    if is_late:
        await answer.acknowledge()
    await answer.put("content")
    assert asked.acts[-1] == act


async def test_content_opens_a_new_message_where_that_is_asked_for(workers: Workers) -> None:
    asked = Asked("private")
    answer = answer_of(asked, workers)
    answer.anew()
    await answer.put("content")
    assert asked.acts == ["send_message"]


async def test_private_content_never_comes_into_a_public_message(workers: Workers) -> None:
    asked = Asked("public")
    answer = answer_of(asked, workers)
    answer.in_place()
    await answer.put("content")
    assert asked.sent[0][0] == "send_message" and asked.sent[0][1]["ephemeral"]


async def test_a_refusal_after_a_public_acknowledgement_is_private(workers: Workers) -> None:
    asked = Asked()
    answer = answer_of(asked, workers)
    answer.publicly()
    await answer.acknowledge()
    await answer.failed(RuleError("unknown-button"))
    assert asked.acts == ["defer", "delete_original", "follow_up"] and asked.sent[-1][1]["ephemeral"]


async def test_a_remark_after_a_public_answer_leaves_it_standing(workers: Workers) -> None:
    asked = Asked()
    answer = answer_of(asked, workers)
    answer.publicly()
    await answer.acknowledge()
    await answer.post("answer")
    await answer.tell("remark")
    assert asked.acts == ["defer", "edit_original", "follow_up"] and asked.sent[-1][1]["ephemeral"]


@pytest.mark.parametrize("choose", [Answer.publicly, Answer.in_place, Answer.anew])
async def test_where_an_answer_belongs_cannot_change_once_it_has_begun(
    choose: Callable[[Answer], None], workers: Workers
) -> None:
    answer = answer_of(Asked(), workers)
    await answer.acknowledge()
    with pytest.raises(RuntimeError):
        choose(answer)


@pytest.mark.parametrize("is_late", [False, True])
@pytest.mark.parametrize(("length", "is_cut"), [(2000, False), (2001, True)])
async def test_an_answer_has_two_thousand_characters_at_most(
    is_late: bool, length: int, is_cut: bool, workers: Workers
) -> None:
    asked = Asked()
    answer = answer_of(asked, workers)
    if is_late:
        await answer.acknowledge()
    await answer.tell("a" * length)
    content = asked.sent[-1][1]["content"]
    assert content.endswith("…") is is_cut and len(content) == 2000


async def test_an_acknowledgement_that_discord_does_not_take_is_no_failed_picture(workers: Workers) -> None:
    asked = Asked()

    async def refuse(**_: Any) -> None:
        raise discord.DiscordException

    asked.response.defer = refuse
    answer = answer_of(asked, workers)
    with answer.in_time(), pytest.raises(discord.DiscordException):
        await answer.picture(Drawing(bytes, "alt"))


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.ui.answers.PATIENCE_SECONDS", 0.0)


async def slow_store() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(
    ("clicked", "thinking", "shown"),
    [("", True, "follow_up"), ("private", False, "edit_original"), ("public", False, "follow_up")],
)
async def test_what_a_slow_disk_keeps_waiting_is_acknowledged(
    clicked: str, thinking: bool, shown: str, workers: Workers
) -> None:
    asked = Asked(clicked)
    answer = answer_of(asked, workers)
    with answer.in_time():
        await slow_store()
        await answer.put("x")
    assert asked.acts == ["defer", shown]
    assert asked.sent[0][1] == {"ephemeral": thinking, "thinking": thinking}


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("clicked", ["", "public"])
async def test_a_public_answer_is_public_though_it_is_late(clicked: str, workers: Workers) -> None:
    asked = Asked(clicked)
    answer = answer_of(asked, workers)
    with answer.in_time():
        await slow_store()
        answer.publicly()
        assert await answer.post("x") == 7
        await answer.post("y")
    assert asked.acts == ["defer", *([] if clicked else ["delete_original"]), "follow_up", "edit_posted"]
    assert next(facts for act, facts in asked.sent if act == "follow_up")["ephemeral"] is False


@pytest.mark.usefixtures("impatient")
async def test_a_late_click_on_a_card_still_renews_it(workers: Workers) -> None:
    asked = Asked("public")
    answer = answer_of(asked, workers)
    with answer.in_time():
        await slow_store()
        await answer.renew_card(discord.ui.LayoutView())
    assert asked.acts == ["defer", "edit_original"]


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("clicked", ["private", "public"])
async def test_what_stands_under_a_late_answer_is_changed_there_and_not_where_somebody_clicked(
    clicked: str, workers: Workers
) -> None:
    asked = Asked(clicked)
    answer = answer_of(asked, workers)
    with answer.in_time():
        answer.anew()
        await slow_store()
        await answer.put("a bot is thinking")
    await answer.change_controls(discord.ui.View(), "it is over")
    assert asked.acts[-2:] == ["follow_up", "edit_posted"]
