"""What is written on the loopback Discord: people, messages, and the controls in them."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from aiohttp import web

# A body of JSON. Discord defines it; here nothing is known of it but what is read.
Body = dict[str, Any]
EVERYTHING = str((1 << 53) - 1)  # permissions
BUTTON, SELECT = 2, 3
EPHEMERAL, LOADING = 1 << 6, 1 << 7


RETRY_SECONDS = 2.0


def limit() -> web.Response:
    """Answers a request as Discord does where too much was posted; without `Via` discord.py would give up."""
    body = json.dumps(
        {"message": "You are being rate limited.", "retry_after": RETRY_SECONDS, "global": False}
    )
    headers = {"Via": "1.1 loopback", "Retry-After": str(RETRY_SECONDS)}
    return web.Response(body=body.encode(), content_type="application/json", status=429, headers=headers)


def reply(body: object, status: int = 200) -> web.Response:
    """Answers a request. discord.py reads JSON only where the type says nothing else."""
    return web.Response(body=json.dumps(body).encode(), content_type="application/json", status=status)


class Person(NamedTuple):
    """A member of the server."""

    id: int
    name: str

    def user(self) -> Body:
        """As Discord tells of a user."""
        return {
            "id": str(self.id),
            "username": f"user{self.id}",
            "global_name": self.name,
            "discriminator": "0",
            "avatar": None,
        }

    def member(self) -> Body:
        """As Discord tells of a member who acts."""
        return {
            "user": self.user(),
            "roles": [],
            "joined_at": "2026-01-01T00:00:00+00:00",
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": EVERYTHING,
        }


class Message(msgspec.Struct):
    """A message as it stands now; `body` is what Discord tells of it."""

    id: int
    channel_id: int
    body: Body

    def write(self, payload: Body) -> None:
        """Takes over what a request sets."""
        for field in ("content", "components", "embeds", "flags", "attachments"):
            if payload.get(field) is not None:
                self.body[field] = payload[field]
        if payload.get("message_reference"):
            self.body["message_reference"] = payload["message_reference"]
        self.body["attachments"] = [
            {"id": str(n), "filename": one.get("filename", "file"), "size": 1, "url": "", "proxy_url": ""}
            for n, one in enumerate(self.body["attachments"])
        ]

    def controls(self) -> Iterator[Body]:
        """Yields the buttons and selects that can be pressed."""
        parts = list(self.body["components"])
        for part in parts:
            parts += part.get("components", [])
            parts += [part["accessory"]] if "accessory" in part else []
            if part["type"] in (BUTTON, SELECT) and "custom_id" in part and not part.get("disabled"):
                yield part

    def controls_of(self, *verbs: str) -> list[Body]:
        """Returns the buttons and selects with these verbs of ours."""
        return [c for c in self.controls() if c["custom_id"].split("|")[1] in verbs]

    def is_of(self, table: str) -> bool:
        """Can something be pressed here that is about this table?"""
        return any(c["custom_id"].split("|")[2] == table for c in self.controls())

    def custom_id(self, verb: str) -> str | None:
        """Returns the id of the first button or select with a verb of ours."""
        return next((c["custom_id"] for c in self.controls_of(verb)), None)


def new_message(number: int, channel_id: int, author: Body) -> Message:
    """Returns an empty message."""
    lists: Body = {"attachments": [], "embeds": [], "mentions": [], "mention_roles": [], "components": []}
    facts = {"tts": False, "mention_everyone": False, "pinned": False, "type": 0, "edited_timestamp": None}
    body: Body = {
        "id": str(number),
        "channel_id": str(channel_id),
        "content": "",
        "author": author,
        "flags": 0,
    }
    return Message(number, channel_id, {**body, "timestamp": "2026-01-01T00:00:00+00:00", **lists, **facts})
