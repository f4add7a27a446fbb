"""Whatever is typed, chosen or forged, it is answered in words and never by an error of ours."""

import logging
from typing import Any

import pytest
from discord.app_commands import TransformerError
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from simcord.actors import _component_interaction, _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.interactions import command_leaves, nest_options

from tests.playing import tournaments
from tests.playing.saying import EN, says
from tests.playing.tables import give_up, manager, open_lobby, open_panel, open_table

COMMAND, AUTOCOMPLETE = 2, 4
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE = 3, 4, 5, 6, 7, 8
# Discord never sends some of these; a client of its own making, or a fault there, might.
TEXTS = [
    *("", " ", "0", "1", "-1", "+1", "٣", "²", "1_0", "1e9", "9" * 40, "NaN", "\x00", "a\x00b", "\ud800"),
    *("a" * 6000, "é" * 100, "@everyone", "<@&1>", "{name}", "%s", "`", "|", "\n", "\u202e", "🂡", "true"),
    *("2026-02-30", "0000-00-00", "9999-12-31", "0001-01-01", "25:61", "24:00", "UTC+99", "Europe/../x"),
    *("N1", "C3", "pN1-NES.mC3", "junior", "easy", "1 2 3", "1=2", "1,1", "-", ".", "p", "pp-", "[]", "{}"),
]
NUMBERS = [*range(-1, 9), -(10**30), -(2**63) - 1, -(2**53), 2**31, 2**53, 2**63 - 1, 2**63, 2**64, 10**30]
texts = st.sampled_from(TEXTS) | st.text(max_size=12)
numbers = st.sampled_from(NUMBERS)
ids = numbers.map(str) | texts


class Target:
    """A server in which something of each kind is under way, and all that can be asked of the bot there."""

    def __init__(self, world: Any, people: list[Any], controls: list[str]) -> None:
        self.world, self.people, self.controls = world, people, controls
        self.backend = world.env.backend
        roots = self.backend.visible_commands(user_id=people[-1].id, channel_id=world.channel.id)
        self.commands = [(root, *found) for root in roots for found in command_leaves(root)]
        self.messages = world.zoe.sees()
        self.verbs = [*sorted(world.bot.controls._handlers), "gone"]

    def value(self, draw: Any, option: dict[str, Any], resolved: dict[str, Any]) -> Any:
        """A hostile value for an option, of its own type as a rule."""
        kind = draw(st.sampled_from([option["type"]] * 9 + [STRING, INTEGER, BOOLEAN, USER, ROLE]))
        known = [choice["value"] for choice in option.get("choices", ())]
        match kind:
            case _ if known and draw(st.booleans()):
                return draw(st.sampled_from(known))
            case 4:
                return draw(numbers)
            case 5:
                return draw(st.booleans())
            case 6:
                return self.person(draw, resolved)
            case 7:
                return draw(st.sampled_from([str(self.world.channel.id), "1", "0"]))
            case 8:
                return self.role(draw, resolved)
            case _:
                return draw(texts)

    def person(self, draw: Any, resolved: dict[str, Any]) -> str:
        """A member, the bot, or somebody of whom nothing is known."""
        users = [*(person.id for person in self.people), self.backend.bot_user.id]
        user = draw(st.sampled_from([*users, 7]))
        if user in users and draw(st.booleans()):
            guild = self.backend.get_guild(self.world.guild.id)
            payload = serializers.user_payload(self.backend.get_user(user))
            resolved.setdefault("users", {})[str(user)] = dict(payload)
            if draw(st.booleans()):
                member = serializers.member_payload(self.backend, guild, guild.members[user], with_user=False)
                resolved.setdefault("members", {})[str(user)] = dict(member)
        return str(user)

    def role(self, draw: Any, resolved: dict[str, Any]) -> str:
        """A role of the server, or one of a stranger."""
        roles = self.backend.get_guild(self.world.guild.id).roles
        role = draw(st.sampled_from([*roles, 7]))
        if role in roles and draw(st.booleans()):
            resolved.setdefault("roles", {})[str(role)] = dict(serializers.role_payload(roles[role]))
        return str(role)

    def command(self, draw: Any) -> tuple[int, dict[str, Any]]:
        """A command with hostile options, or one of its options that is being typed."""
        root, path, leaf = self.commands[draw(st.integers(0, len(self.commands) - 1))]
        options, resolved = list[dict[str, Any]](), dict[str, Any]()
        for option in leaf.get("options") or ():
            if option.get("required") or draw(st.booleans()):
                value = self.value(draw, option, resolved)
                options.append({"name": option["name"], "type": option["type"], "value": value})
        offered = [option for option in leaf.get("options") or () if option.get("autocomplete")]
        is_typed = bool(offered) and draw(st.booleans())
        if is_typed:
            focused = draw(st.sampled_from(offered))
            options = [option for option in options if option["name"] != focused["name"]]
            options.append({"name": focused["name"], "type": focused["type"], "focused": True})
            options[-1]["value"] = draw(texts)
        data = {"id": root["id"], "name": root["name"], "type": 1, "resolved": resolved}
        return AUTOCOMPLETE if is_typed else COMMAND, data | {
            "options": nest_options(root, path[1:], options)
        }

    def press(self, draw: Any) -> dict[str, Any]:
        """A custom id that was never posted: one that was with another part, or all of it made up."""
        parts = (draw(st.sampled_from(self.controls)) + "|||||").split("|")[:6]
        hostile = [st.sampled_from("bs"), st.sampled_from(self.verbs), ids, ids, ids, ids]
        others = [control.split("|") for control in self.controls]
        for place in draw(st.sets(st.integers(1, 5), max_size=3)):
            stolen = st.sampled_from([other[place] for other in others])
            parts[place] = draw(hostile[place] | stolen)
        custom_id = "|".join(parts)[:100]
        if parts[0] == "b":
            return {"custom_id": custom_id, "component_type": 2}
        return {"custom_id": custom_id, "component_type": 3, "values": draw(st.lists(ids, max_size=3))}


async def target_in(world: Any) -> Target:
    """Tables of all games, one that ends, a lobby, two tournaments, and what the commands show."""
    boss, ids = manager(world), set[str]()
    for game in ("secret", "poudlard", "pasvu", "junior"):
        await open_table(world, world.zoe, world.matthieu, game=game)
        await open_panel(world)
        ids |= controls_seen(world)
    await give_up(world.zoe, number=4)
    lobby = await open_lobby(world, world.zoe, world.matthieu)
    await world.zoe.press(lobby, "button-options")
    await tournaments.started(world, 4)
    await tournaments.draft(world, world.zoe)
    for command in ("help", "games", "daily", "replay", "tournament info", "data delete"):
        await world.zoe.slash(command)
    ids |= controls_seen(world)
    return Target(world, [world.zoe, world.matthieu, world.francois, boss], sorted(ids))


def controls_seen(world: Any) -> set[str]:
    """The custom ids in all messages that two of the people see."""
    seen = [message for person in (world.zoe, world.matthieu) for message in person.sees()]
    return {part["custom_id"] for message in seen for part in message.parts if "custom_id" in part}


async def ask(target: Target, data: Any, caplog: pytest.LogCaptureFixture) -> None:
    """One hostile interaction: it is answered, and no part of ours fails."""
    world, draw = target.world, data.draw
    member = target.people[draw(st.integers(0, len(target.people) - 1))].member
    caplog.clear()
    if draw(st.booleans()):
        kind, sent = target.command(draw)
        result = await _dispatch_actor_interaction(member, kind, world.channel, sent)
    else:
        kind, sent = 3, target.press(draw)
        shown = target.messages[draw(st.integers(0, len(target.messages) - 1))]
        result = await _component_interaction(member, shown.stored, sent)
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert not errors, (sent, [(r.getMessage(), r.exc_info) for r in errors])
    assert result.acknowledged, sent
    assert (result.autocomplete_choices is None) == (kind != AUTOCOMPLETE), sent
    # Simcord also notes what discord.py raises where a person is no member any more; it was answered.
    world.env._errors[:] = [one for one in world.env._errors if not isinstance(one, TransformerError)]
    world.env.raise_errors()


def hostile(examples: int, *, derandomize: bool) -> Any:
    """Hypothesis, without what makes no sense in a world that each example changes."""
    return settings(
        max_examples=examples,
        derandomize=derandomize,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


@hostile(300, derandomize=True)
@given(data=st.data())
async def test_hostile_input_is_refused_in_words(target: Target, caplog: Any, data: Any) -> None:
    await ask(target, data, caplog)


async def test_a_command_outside_servers_is_refused(world: Any) -> None:
    """Discord sends none; with a role, which belongs to a server, one was an error of ours."""
    backend, zoe = world.env.backend, world.zoe
    roots = backend.visible_commands(user_id=zoe.id, channel_id=world.channel.id)
    root = next(one for one in roots if one["name"] == EN("cmd-settings"))
    role = next(iter(backend.get_guild(world.guild.id).roles.values()))
    option = {"name": EN("opt-moderator-role"), "type": ROLE, "value": str(role.id)}
    data = {"id": root["id"], "name": root["name"], "type": 1}
    data["resolved"] = {"roles": {str(role.id): dict(serializers.role_payload(role))}}
    data["options"] = nest_options(root, [EN("cmd-settings-moderators")], [option])
    result = await _dispatch_actor_interaction(zoe.user, COMMAND, zoe.user.dm_channel, data)
    assert says(zoe._answer(result), "only-in-servers")


# Each thousand in a fresh server: some examples end what is under way.
@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
@hostile(1000, derandomize=False)
@given(data=st.data())
async def test_twenty_thousand_times(target: Target, caplog: Any, part: int, data: Any) -> None:
    await ask(target, data, caplog)


@pytest.fixture
async def target(world: Any) -> Target:
    return await target_in(world)
