"""The playground's page: simcord's, which has no setting for what is changed here."""

import io
import json
from collections.abc import Mapping
from typing import Any

import simcord
from PIL import Image

from locales import Words
from playground_page.changes import CHANGES, own
from playground_page.names import names, translate
from playground_page.presses import keep_presses
from playground_page.words import SAID, known, said

# The programs of the page that get our words and the reader of lines.
KNOWING = CHANGES.keys() - {"/preview.css"}
LEASE_SECONDS = 7 * 24 * 3600.0


def changed(path: str, text: str, speak: Words, names: Mapping[str, str]) -> str:
    """A file of the page as the playground serves it."""
    for old, new in CHANGES.get(path, ()):
        text = text.replace(old, new, 1) if old else text + new
    if path in KNOWING:
        text = f"{known(speak, names)}{own('typed.js')}{text}"
    return said(path, text, speak)


def tend(preview: simcord.Preview, locale: str, speak: Words) -> None:
    """Changes the page, before it is opened."""
    # A tab left in the background for ten minutes would be told that its session is over.
    preview._PAGE_LEASE_SECONDS = LEASE_SECONDS  # pyright: ignore[reportPrivateUsage, reportAttributeAccessIssue]
    server: Any = preview._server  # pyright: ignore[reportPrivateUsage]
    static, commands = server._static, server._commands

    async def changed_static(request: Any) -> Any:
        answer = await static(request)
        if request.path in CHANGES.keys() | SAID.keys():
            known = names(preview.env.backend.commands[None].values(), locale)
            answer.text = changed(request.path, answer.text, speak, known)
        return answer

    async def translated_commands(request: Any) -> Any:
        answer = await commands(request)
        catalog = json.loads(answer.text)
        translate(catalog.get("entries", ()), preview.env.backend.commands[None].values(), locale)
        answer.text = json.dumps(catalog)
        return answer

    server._static, server._commands = changed_static, translated_commands
    _measure_pictures(preview)
    keep_presses(preview)


def _measure_pictures(preview: Any) -> None:
    """Lets the page know the shape of each picture before it loads it."""
    payload = preview._page_payload
    shapes: dict[str, tuple[int, int] | None] = {}

    def payload_with_shapes(page: Any) -> dict[str, Any]:
        told = payload(page)
        for asset_id, asset in told["assets"].items():
            digest = page.assets[asset_id].digest
            if "displayWidth" in asset or digest not in preview._blobs:
                continue
            if digest not in shapes:
                shapes[digest] = shape(preview._blobs[digest].data)
            if size := shapes[digest]:
                asset["displayWidth"], asset["displayHeight"] = size
        return told

    preview._page_payload = payload_with_shapes


def shape(data: bytes) -> tuple[int, int] | None:
    """The width and height of a picture; None for any other file, such as an export."""
    try:
        with Image.open(io.BytesIO(data)) as picture:
            return picture.size
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        return None
