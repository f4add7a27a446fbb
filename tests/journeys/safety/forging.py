"""Interactions that no honest client sends: commands, options that are typed, clicks, forms."""

import random
from collections.abc import Iterable
from typing import Any

from bench.loopback import Person
from bench.loopback.messages import Body
from tests.journeys.safety.test_hostile_input import NUMBERS, TEXTS

COMMAND, CLICK, TYPED, FORM = 2, 3, 4, 5
GROUPS = (1, 2)  # types of options that hold others
# Letters and signs that hurt where texts are put together, drawn or stored.
SIGNS = "aé|<>@#&*_~`{}%$\\'\"\n\u202e\u200d\u0301٣²🂡0-9.,;:/[]()\x07"
NAMES = ("@everyone", "<@&1>", "**Zoé**", "\u202eeoZ", "x" * 32, "`", "🂡" * 16, "{name}", " ", "#general")


class Forger:
    """Makes them up out of what the bot has made known and what it has shown."""

    def __init__(self, commands: list[Body], ids: Iterable[str], people: list[Person], seed: int) -> None:
        self.commands, self.people = commands, people
        self.ids = sorted(set(ids))  # custom ids that were posted
        self.chance = random.Random(seed)

    def any(self) -> tuple[int, Body]:
        """One of any kind."""
        return self.chance.choice((self.command, self.command, self.click, self.click, self.form))()

    def text(self) -> str:
        chance = self.chance
        if chance.random() < 0.7:
            return chance.choice(TEXTS)
        return "".join(chance.choices(SIGNS, k=chance.randint(0, 12))) * chance.choice((1, 1, 1, 40))

    def number(self) -> int:
        return self.chance.choice((*NUMBERS, self.chance.getrandbits(63), -self.chance.getrandbits(20)))

    def command(self) -> tuple[int, Body]:
        """A command with hostile options, or one of them while it is typed."""
        root = self.chance.choice(self.commands)
        path, leaf = [root], root
        while inner := [one for one in leaf.get("options", ()) if one["type"] in GROUPS]:
            leaf = self.chance.choice(inner)
            path.append(leaf)
        given, resolved = list[Body](), Body()
        for option in leaf.get("options", ()):
            if option.get("required") or self.chance.random() < 0.5:
                value = self.value(option, resolved)
                given.append({"name": option["name"], "type": option["type"], "value": value})
        kind = COMMAND
        offered = [one for one in leaf.get("options", ()) if one.get("autocomplete")]
        if offered and self.chance.random() < 0.4:
            kind, focused = TYPED, self.chance.choice(offered)
            given = [one for one in given if one["name"] != focused["name"]]
            facts = {"name": focused["name"], "type": focused["type"], "focused": True}
            given.append({**facts, "value": self.text()})
        for one in reversed(path[1:]):
            given = [{"name": one["name"], "type": one["type"], "options": given}]
        name = root["name"] if self.chance.random() < 0.99 else "removed"
        return kind, {"id": root["id"], "name": name, "type": 1, "options": given, "resolved": resolved}

    def value(self, option: Body, resolved: Body) -> Any:
        """A value for an option, of its own type as a rule."""
        chance, known = self.chance, [one["value"] for one in option.get("choices", ())]
        if known and chance.random() < 0.5:
            return chance.choice(known)
        match chance.choice([option["type"]] * 9 + [3, 4, 5, 6, 8]):
            case 4 | 10:
                return self.number()
            case 5:
                return chance.random() < 0.5
            case 6 | 9:
                return self.person(resolved)
            case 7:
                return chance.choice(("2001", "1", "0", str(2**63)))
            case 8:
                return self.role(resolved)
            case _:
                return self.text()

    def person(self, resolved: Body) -> str:
        """Somebody known or not, with all of what Discord tells of them, or a part."""
        person = self.chance.choice((*self.people, Person(7, "nobody"), Person(1000, "the bot")))
        if self.chance.random() < 0.7:
            resolved.setdefault("users", {})[str(person.id)] = person.user()
            if self.chance.random() < 0.7:
                resolved.setdefault("members", {})[str(person.id)] = person.member()
        return str(person.id)

    def role(self, resolved: Body) -> str:
        """The role of everybody, or that of a stranger."""
        number = self.chance.choice(("2000", "7", "0"))
        if self.chance.random() < 0.5:
            flags = {"color": 0, "hoist": False, "managed": False, "mentionable": False, "flags": 0}
            role = {"id": number, "name": "r", "permissions": "0", "position": 0, **flags}
            resolved.setdefault("roles", {})[number] = role
        return number

    def custom_id(self) -> str:
        """One that was posted with other parts, from elsewhere or made up; or all of it made up."""
        chance = self.chance
        if chance.random() < 0.05:
            return self.text()[:100]
        parts = (chance.choice(self.ids) + "|||||").split("|")[:6]
        for place in chance.sample(range(1, 6), chance.choice((0, 1, 1, 2, 3))):
            stolen = (chance.choice(self.ids) + "|||||").split("|")[place]
            parts[place] = chance.choice((stolen, stolen, str(self.number()), self.text()))
        return "|".join(parts)[:100]

    def click(self) -> tuple[int, Body]:
        """A press of a button, or a choice in a select."""
        data: Body = {"custom_id": self.custom_id(), "component_type": 2}
        if data["custom_id"].startswith("s|") or self.chance.random() < 0.05:
            values = [self.chance.choice((self.text(), str(self.number()))) for _ in range(3)]
            data |= {"component_type": 3, "values": values[: self.chance.randint(0, 3)]}
        return CLICK, data

    def form(self) -> tuple[int, Body]:
        """A form that we never showed."""
        field = {"type": 4, "custom_id": self.text()[:100], "value": self.text()}
        return FORM, {"custom_id": self.custom_id(), "components": [{"type": 1, "components": [field]}]}
