"""Functions on bulk results, which have the result of each item by id."""

from typing import Protocol, TypeVar, cast

from .errors import BulkError

Item = TypeVar("Item")


class BulkResult(Protocol[Item]):
    """The result of any bulk operation."""

    data: dict[str, Item]


def succeeded(result: BulkResult[Item]) -> dict[str, Item]:
    """Returns the items of a bulk result that succeeded, by id."""
    return {key: item for key, item in result.data.items() if _has_succeeded(item)}


def failed(result: BulkResult[Item]) -> dict[str, Item]:
    """Returns the items of a bulk result that failed, by id."""
    return {key: item for key, item in result.data.items() if not _has_succeeded(item)}


def or_raise(result: BulkResult[Item]) -> dict[str, Item]:
    """Returns the items of a bulk result by id. Raises a BulkError if any item failed."""
    failures = failed(result)
    if failures:
        raise BulkError(failures, len(result.data))
    return result.data


def _has_succeeded(item: object) -> bool:
    return cast(dict[str, object], item)["success"] is True
