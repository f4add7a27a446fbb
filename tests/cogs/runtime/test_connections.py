"""A message with its pictures goes out in one piece, and arrives as it would in many; no copy comes back."""

import io
import json

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord.enums import InteractionResponseType
from discord.http import MultipartParameters, Route
from discord.webhook.async_ import interaction_message_response_params, interaction_response_params

from cogs.runtime.connections import WHOLE_AT_MOST, BriefReplies, WholeMessages


async def arrived(request: web.Request) -> web.Response:
    """Answers with what the form holds."""
    fields = await request.post()
    told = {name: one if isinstance(one, str) else one.file.read().hex() for name, one in fields.items()}
    return web.json_response(told)


async def sent(connector: aiohttp.TCPConnector, picture: bytes) -> tuple[dict[str, str], int]:
    """Sends a form with a picture; returns what arrived, and in how many pieces it went out."""
    pieces = list[int]()
    trace = aiohttp.TraceConfig()

    async def note(session: object, context: object, params: aiohttp.TraceRequestChunkSentParams) -> None:
        pieces.append(len(params.chunk))

    trace.on_request_chunk_sent.append(note)
    form = aiohttp.FormData({"payload_json": "{}"})
    form.add_field("files[0]", io.BytesIO(picture), filename="board.png", content_type="image/png")
    app = web.Application(client_max_size=2 * WHOLE_AT_MOST)
    app.router.add_post("/", arrived)
    async with (
        TestServer(app) as server,
        aiohttp.ClientSession(connector=connector, trace_configs=[trace]) as http,
        http.post(server.make_url("/"), data=form) as response,
    ):
        return await response.json(), len(pieces)


async def test_a_form_goes_out_in_one_piece() -> None:
    whole = await sent(WholeMessages(), b"picture")
    assert whole == ({"payload_json": "{}", "files[0]": b"picture".hex()}, 1)


@pytest.mark.parametrize("connector", [aiohttp.TCPConnector, WholeMessages])
async def test_a_film_goes_out_part_by_part(connector: type[aiohttp.TCPConnector]) -> None:
    film = bytes(WHOLE_AT_MOST)
    told, pieces = await sent(connector(), film)
    assert told["files[0]"] == film.hex()
    assert pieces > 1


NEW, CHANGED = InteractionResponseType.channel_message.value, InteractionResponseType.message_update.value
DEFERRED = InteractionResponseType.deferred_message_update.value


async def taken(request: web.Request) -> web.Response:
    """Takes an answer as Discord does: a copy is sent only to those who ask for one."""
    if request.query.get("with_response") != "1":
        return web.Response(status=204)
    told = {"id": "5", "type": 3, "response_message_id": "77"}
    copy = {"interaction": told, "resource": {"type": 4, "message": {"id": "77"}}}
    # discord.py reads JSON only where the type says nothing else.
    return web.Response(body=json.dumps(copy).encode(), content_type="application/json")


async def answered(params: MultipartParameters, monkeypatch: pytest.MonkeyPatch) -> object:
    """Returns what discord.py is told of an answer."""
    app = web.Application()
    app.router.add_post("/interactions/5/token/callback", taken)
    async with TestServer(app) as server, aiohttp.ClientSession() as http:
        monkeypatch.setattr(Route, "BASE", str(server.make_url("")))
        return await BriefReplies().create_interaction_response(5, "token", session=http, params=params)


def answer(kind: int, *, with_picture: bool) -> MultipartParameters:
    """A message as discord.py sends it."""
    files = [discord.File(io.BytesIO(b"picture"), "board.png")] if with_picture else []
    return interaction_message_response_params(type=kind, content='"type":4,', attachments=files)


@pytest.mark.parametrize("with_picture", [True, False])
async def test_of_a_new_message_only_its_id_is_read(
    with_picture: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await answered(answer(NEW, with_picture=with_picture), monkeypatch)
    assert told == {"interaction": {"id": "5", "type": 3, "response_message_id": "77"}}


@pytest.mark.parametrize("with_picture", [True, False])
async def test_a_changed_message_is_not_sent_back(
    with_picture: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await answered(answer(CHANGED, with_picture=with_picture), monkeypatch) == {
        "interaction": {"id": 5}
    }


async def test_an_acknowledgement_is_not_sent_back(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await answered(interaction_response_params(DEFERRED), monkeypatch) == {"interaction": {"id": 5}}


async def test_an_answer_that_discord_refuses_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    async def refused(request: web.Request) -> web.Response:
        return web.json_response({"code": 10062, "message": "Unknown interaction"}, status=404)

    monkeypatch.setitem(globals(), "taken", refused)
    with pytest.raises(discord.NotFound):
        await answered(answer(CHANGED, with_picture=True), monkeypatch)
