"""Connections to Discord: a message with its pictures goes out in one piece, and no copy of it comes back."""

from typing import Any

import aiohttp
from aiohttp.client_reqrep import ClientRequest
from aiohttp.connector import Connection
from aiohttp.tracing import Trace
from discord.enums import InteractionResponseType
from discord.http import MultipartParameters, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

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


class BriefReplies(AsyncWebhookAdapter):
    """Asks for no copy of an answer, and reads none: nobody needs more than the id of a new message.

    discord.py has Discord send the whole message back with each answer, and makes a message of it.
    """

    async def create_interaction_response(
        self,
        interaction_id: int,
        token: str,
        *,
        session: aiohttp.ClientSession,
        proxy: str | None = None,
        proxy_auth: aiohttp.BasicAuth | None = None,
        params: MultipartParameters,
    ) -> Any:
        """Sends the answer; returns what discord.py has to know of it."""
        way: dict[str, Any] = {"session": session, "proxy": proxy, "proxy_auth": proxy_auth}
        if is_new_message(params):
            told: Any = await super().create_interaction_response(interaction_id, token, params=params, **way)
            return {"interaction": told["interaction"]}
        place = "/interactions/{webhook_id}/{webhook_token}/callback"
        route = Route("POST", place, webhook_id=interaction_id, webhook_token=token)
        body: dict[str, Any] = {"payload": params.payload}
        if params.files:
            body = {"files": params.files, "multipart": params.multipart}
        await self.request(route, **way, **body)
        return {"interaction": {"id": interaction_id}}


def is_new_message(params: MultipartParameters) -> bool:
    """Is the answer a message of its own?"""
    kind = InteractionResponseType.channel_message.value
    if params.payload is None:  # its JSON is one of the parts
        return f'"type":{kind},' in params.multipart[0]["value"][:20] if params.multipart else True
    return params.payload["type"] == kind


def use_brief_replies() -> None:
    """Has discord.py answer interactions like this, in this task and those it begins."""
    async_context.set(BriefReplies())
