"""Performs the steps of calls with httpx. No other file sends anything."""

from __future__ import annotations

import asyncio
import inspect
from time import monotonic, sleep

import httpx

from .calls import Lost, Outcome, Reply, Send, Step, Tell, TooLarge
from .errors import ResponseMetadata, read_rate_limit


class SyncTransport:
    """Performs steps with a client of httpx. It closes only its own."""

    def __init__(self, http: httpx.Client | None) -> None:
        self._is_own = http is None
        self.http = httpx.Client() if http is None else http

    def perform(self, step: Step) -> Outcome:
        if isinstance(step, Send):
            return self._send(step)
        if isinstance(step, Tell):
            step.hook(*step.arguments)
        else:
            sleep(step.seconds)
        return None

    def _send(self, step: Send) -> Outcome:
        ends = monotonic() + step.limit
        try:
            # Redirects are refused, so credentials go only to the given server.
            response = self.http.send(step.request, stream=True, follow_redirects=False)
            try:
                content = bytearray()
                for chunk in response.iter_bytes():
                    content += chunk
                    if len(content) > step.max_bytes:
                        return Lost(TooLarge(), is_late=False)
                    # The limit of httpx is for each chunk alone.
                    if monotonic() > ends:
                        return Lost(TimeoutError(), is_late=True)
            finally:
                response.close()
        except httpx.RequestError as error:
            return _lost(error)
        return _reply(response, content)

    def close(self) -> None:
        if self._is_own:
            self.http.close()


class AsyncTransport:
    """Performs steps with an async client of httpx, in asyncio. It closes only its own."""

    def __init__(self, http: httpx.AsyncClient | None) -> None:
        self._is_own = http is None
        self.http = httpx.AsyncClient() if http is None else http

    async def perform(self, step: Step) -> Outcome:
        if isinstance(step, Send):
            return await self._send(step)
        if isinstance(step, Tell):
            return await _tell(step)
        await asyncio.sleep(step.seconds)
        return None

    async def _send(self, step: Send) -> Outcome:
        # A task of its own, since cancel scopes of httpx and of the caller cannot share one reliably.
        sending = asyncio.ensure_future(self._exchange(step))
        # A task that fails while it is cancelled would be reported as "never retrieved".
        sending.add_done_callback(lambda task: task.cancelled() or task.exception())
        try:
            await asyncio.wait({sending}, timeout=step.limit)
            if not sending.done():
                return Lost(TimeoutError(), is_late=True)
            return sending.result()
        except httpx.RequestError as error:
            return _lost(error)
        finally:
            sending.cancel()

    async def _exchange(self, step: Send) -> Outcome:
        response = await self.http.send(step.request, stream=True, follow_redirects=False)
        try:
            content = bytearray()
            async for chunk in response.aiter_bytes():
                content += chunk
                if len(content) > step.max_bytes:
                    return Lost(TooLarge(), is_late=False)
            return _reply(response, content)
        finally:
            await response.aclose()

    async def close(self) -> None:
        if self._is_own:
            await self.http.aclose()


async def _tell(step: Tell) -> Outcome:
    """Calls a hook. Distinguishes the limit from a TimeoutError of the hook itself."""
    limit = asyncio.timeout(step.limit)
    try:
        async with limit:
            returned = step.hook(*step.arguments)
            if inspect.isawaitable(returned):
                await returned
    except TimeoutError as error:
        if not limit.expired():
            raise
        return Lost(error, is_late=True)
    return None


def _lost(error: httpx.RequestError) -> Lost:
    return Lost(error, is_late=isinstance(error, httpx.TimeoutException))


def _reply(response: httpx.Response, content: bytes | bytearray) -> Reply:
    headers = response.headers
    metadata = ResponseMetadata(response.status_code, headers, headers.get("x-request-id"), read_rate_limit(headers))
    return Reply(metadata, bytes(content))
