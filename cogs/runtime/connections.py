"""Connections to Discord over which a message with its pictures goes out in one piece."""

import aiohttp
from aiohttp.client_reqrep import ClientRequest
from aiohttp.connector import Connection
from aiohttp.tracing import Trace

WHOLE_AT_MOST = 1 << 20  # bytes; films of replays are larger, and are sent part by part


class WholeMessages(aiohttp.TCPConnector):
    """Joins the parts of a form: aiohttp gives them to the socket one by one, nine for a board."""

    async def connect(
        self,
        req: ClientRequest,
        traces: list[Trace],
        timeout: aiohttp.ClientTimeout,  # noqa: ASYNC109 -- it is aiohttp's
    ) -> Connection:
        """Returns a connection for a request, whose body is whole now."""
        form = req.body
        if isinstance(form, aiohttp.MultipartWriter) and (form.size or WHOLE_AT_MOST) < WHOLE_AT_MOST:
            await req.update_body(await form.as_bytes())
        return await super().connect(req, traces, timeout)
