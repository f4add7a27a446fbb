"""A message with its pictures goes out in one piece, and arrives as it would in many."""

import io

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from cogs.runtime.connections import WHOLE_AT_MOST, WholeMessages


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
