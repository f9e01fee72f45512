"""Shared code of all clients."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from types import TracebackType
from typing import Any, Self, cast

import httpx

from .calls import Connection, Input, Item, Operation, Outcome, Poll, Query, Result, Status, Steps, call, job
from .options import CallOptions, CallSettings, check_client, split_call
from .paging import Paging, Tokens, items_of, next_token_of, with_token
from .transport import AsyncTransport
from .version import AGENT


def _connect(
    name: str,
    http: httpx.AsyncClient,
    base_url: str,
    settings: CallSettings,
    credentials: Mapping[str, tuple[str, str]],
) -> Connection:
    """Connects a client. `credentials` has the header and the value of each option."""
    check_client(name, base_url, {option: value for option, (_, value) in credentials.items()}, settings)
    return Connection(http, base_url.rstrip("/"), settings, AGENT, dict(credentials.values()))


class AsyncClient:
    """The calls of a client."""

    def __init__(
        self,
        base_url: str,
        http_client: httpx.AsyncClient | None,
        settings: CallSettings,
        credentials: Mapping[str, tuple[str, str]],
    ) -> None:
        self._transport = AsyncTransport(http_client)
        self._connection = _connect(type(self).__name__, self._transport.http, base_url, settings, credentials)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._connection.base_url!r})"

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Closes the connections, unless the client was made with an ``http_client``."""
        await self._transport.close()

    async def _run(self, steps: Steps[Result]) -> Result:
        outcome: Outcome = None
        while True:
            try:
                step = steps.send(outcome)
            except StopIteration as end:
                return cast(Result, end.value)
            outcome = await self._transport.perform(step)

    async def _call(self, operation: Operation[Input, Result], data: tuple[Any, ...], given: dict[str, Any]) -> Result:
        return await self._run(call(self._connection, operation, *split_call(data, given)))

    def _pages(
        self,
        operation: Operation[Input, Result],
        paging: Paging[Input, Result, Item],
        data: tuple[Any, ...],
        given: dict[str, Any],
    ) -> AsyncIterator[Result]:
        return self._turn_pages(operation, paging, *split_call(data, given))

    async def _turn_pages(
        self,
        operation: Operation[Input, Result],
        paging: Paging[Input, Result, Item],
        data: Input,
        options: CallOptions,
    ) -> AsyncIterator[Result]:
        tokens = Tokens()
        while True:
            page = await self._run(call(self._connection, operation, data, options))
            yield page
            token = tokens.add(next_token_of(paging, page))
            if token is None:
                return
            data = with_token(data, paging.token, token)

    async def _items(
        self,
        operation: Operation[Input, Result],
        paging: Paging[Input, Result, Item],
        data: tuple[Any, ...],
        given: dict[str, Any],
    ) -> AsyncIterator[Item]:
        async for page in self._pages(operation, paging, data, given):
            for item in items_of(paging, page):
                yield item

    async def _job(
        self,
        operation: Operation[Input, Result],
        poll: Poll[Input, Result, Query, Status],
        data: tuple[Any, ...],
        given: dict[str, Any],
        interval: float,
        on_started: Callable[[Result], object] | None,
        on_progress: Callable[[Status], object] | None,
    ) -> Status:
        return await self._run(
            job(self._connection, operation, poll, *split_call(data, given), interval, on_started, on_progress)
        )
