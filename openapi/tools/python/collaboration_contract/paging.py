"""Pages of results."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from typing import Any, Generic, cast

from .calls import Connection, Input, Item, Operation, Result, call
from .errors import CollaborationError, as_object
from .options import CallOptions
from .transport import AsyncTransport, SyncTransport


@dataclass(frozen=True)
class Paging(Generic[Input, Result, Item]):
    """The fields of a paged operation: the token in the request, and in the result the next token and the items."""

    token: str
    next_token: tuple[str, ...]
    items: tuple[str, ...]


def pages(
    transport: SyncTransport,
    connection: Connection,
    operation: Operation[Input, Result],
    paging: Paging[Input, Result, Item],
    data: Input,
    options: CallOptions,
) -> Iterator[Result]:
    """Iterates over the pages. Requests each when it is needed."""
    seen = _Tokens()
    while True:
        page = transport.run(call(connection, operation, data, options))
        yield page
        token = seen.add(_at(page, paging.next_token))
        if token is None:
            return
        data = _with_token(data, paging.token, token)


async def async_pages(
    transport: AsyncTransport,
    connection: Connection,
    operation: Operation[Input, Result],
    paging: Paging[Input, Result, Item],
    data: Input,
    options: CallOptions,
) -> AsyncIterator[Result]:
    """Iterates over the pages. Requests each when it is needed."""
    seen = _Tokens()
    while True:
        page = await transport.run(call(connection, operation, data, options))
        yield page
        token = seen.add(_at(page, paging.next_token))
        if token is None:
            return
        data = _with_token(data, paging.token, token)


def items_of(paging: Paging[Input, Result, Item], page: Result) -> list[Item]:
    """Returns the items of a page."""
    return cast(list[Item], _at(page, paging.items))


def _at(value: object, path: tuple[str, ...]) -> Any:
    for key in path:
        value = as_object(value).get(key)
    return value


def _with_token(data: Input, name: str, token: str) -> Input:
    return cast(Input, {**cast(dict[str, object], data), name: token})


_max_remembered = 1000


class _Tokens:
    """Refuses a token that was seen before.

    It remembers the latest tokens, and one at each power of two. Any longer cycle returns to one of these in the end.
    """

    def __init__(self) -> None:
        self._latest: OrderedDict[str, None] = OrderedDict()
        self._milestone: str | None = None
        self._count = 0

    def add(self, token: str | None) -> str | None:
        if token is None:
            return None
        if token in self._latest or token == self._milestone:
            raise CollaborationError("The service returned the same page token twice, so its pages would never end.")
        if len(self._latest) == _max_remembered:
            self._latest.popitem(last=False)
        self._latest[token] = None
        self._count += 1
        if self._count.bit_count() == 1:
            self._milestone = token
        return token
