"""Pages of results."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Generic, cast

from .calls import Input, Item, Result
from .errors import CollaborationError, as_object


@dataclass(frozen=True)
class Paging(Generic[Input, Result, Item]):
    """The fields of a paged operation: the token in the request, and in the result the next token and the items."""

    token: str
    next_token: tuple[str, ...]
    items: tuple[str, ...]


def items_of(paging: Paging[Input, Result, Item], page: Result) -> list[Item]:
    """Returns the items of a page."""
    return cast(list[Item], _at(page, paging.items))


def next_token_of(paging: Paging[Input, Result, Item], page: Result) -> str | None:
    """Returns the token of the next page. None after the last page."""
    return cast(str | None, _at(page, paging.next_token))


def _at(value: object, path: tuple[str, ...]) -> Any:
    for key in path:
        value = as_object(value).get(key)
    return value


def with_token(data: Input, name: str, token: str) -> Input:
    """Returns the request for the page of a token."""
    return cast(Input, {**cast(dict[str, object], data), name: token})


_max_remembered = 1000


class Tokens:
    """Refuses a token that was seen before.

    It remembers the latest tokens, and one at each power of two. Any longer cycle returns to one of these in the end.
    """

    def __init__(self) -> None:
        self._latest: OrderedDict[str, None] = OrderedDict()
        self._milestone: str | None = None
        self._count = 0

    def add(self, token: str | None) -> str | None:
        """Returns the token."""
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
