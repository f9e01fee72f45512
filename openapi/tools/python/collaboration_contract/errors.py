"""Errors of calls, and the metadata of responses."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from email.utils import mktime_tz, parsedate_tz
from time import time
from typing import Any, Literal, Self, cast, get_args

from .types import ErrorDetail, ErrorStatus


@dataclass(frozen=True)
class RateLimit:
    """The caller's remaining quota."""

    remaining: int
    """The number of calls left."""
    reset_seconds: int
    """The seconds until the quota resets."""


@dataclass(frozen=True)
class ResponseMetadata:
    """The response of one attempt, without its body."""

    status: int
    """The HTTP status."""
    headers: Mapping[str, str]
    """The headers. Names are compared without case."""
    request_id: str | None
    """The id to quote when you report a problem."""
    rate_limit: RateLimit | None
    """The remaining quota. None if the service does not report it."""


class CollaborationError(Exception):
    """The base of all errors of this package."""

    def __reduce__(self) -> tuple[Any, ...]:
        # Keeps the attributes, so that errors can leave a process of a pool.
        return _restore, (type(self), self.args, self.__dict__)


def _restore(kind: type[CollaborationError], args: tuple[Any, ...], attributes: dict[str, Any]) -> CollaborationError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(attributes)
    return error


_HOSTILE = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]")


def _printable(text: str) -> str:
    """Escapes control characters, and those that reorder text: a traceback prints the message to a terminal."""
    return _HOSTILE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


class CallError(CollaborationError):
    """A failed call."""

    operation_id: str
    """The operation's id in the document, such as ``addDocuments``."""
    attempts: int
    """The number of attempts so far."""
    request_id: str
    """The call's id in the service's log, to quote when you report a problem."""

    def __init__(self, message: str, operation_id: str, attempts: int, request_id: str) -> None:
        super().__init__(_printable(message))
        self.operation_id = operation_id
        self.attempts = attempts
        self.request_id = request_id


class ApiConnectionError(CallError):
    """No response arrived: the connection failed, or was cut. ``__cause__`` has the failure of the network."""


class ApiTimeoutError(ApiConnectionError):
    """No response arrived in time. After the deadline, ``__cause__`` is the failure of the last attempt."""


class ApiError(CallError):
    """The service refused a call, or failed."""

    status: ErrorStatus
    """The failure's code. Other servers' pages have RESOURCE_EXHAUSTED, UNAVAILABLE or INTERNAL."""
    http_status: int
    """The HTTP status."""
    details: list[ErrorDetail]
    """The invalid fields. Empty if the request's content was not the reason."""
    retry_after: float | None
    """Seconds to wait before a retry. None if the service does not say."""
    is_from_service: bool
    """Whether the service itself responded: with an error body, and the header ``x-request-id``."""
    response: ResponseMetadata

    @classmethod
    def of(cls, operation_id: str, attempts: int, request_id: str, response: ResponseMetadata, body: object) -> Self:
        """Makes the error of a response. ``request_id`` was sent."""
        failure = _read_failure(body)
        message = (
            f"{operation_id} got a response that is not from the service: HTTP {response.status}, {_excerpt(response, body)}"
            if failure is None
            else failure["message"]
        )
        error = cls(message, operation_id, attempts, response.request_id or request_id)
        status = None if failure is None else failure["status"]
        error.status = cast(ErrorStatus, status) if status in get_args(ErrorStatus) else _foreign_status(response.status)
        error.http_status = response.status
        error.details = _read_details(failure)
        error.retry_after = _read_retry_after(response.headers)
        error.is_from_service = failure is not None and response.request_id is not None
        error.response = response
        return error


class JobError(CollaborationError):
    """A job failed or exceeded its deadline. After the deadline the job continues, and ``started`` has its id."""

    reason: Literal["FAILED", "TIMEOUT"]
    started: Any
    """The response that started the job."""
    last_status: Any
    """The last status received. None if there was none."""

    def __init__(self, reason: Literal["FAILED", "TIMEOUT"], started: object, last_status: object) -> None:
        super().__init__("The job failed." if reason == "FAILED" else "The job did not finish in time.")
        self.reason = reason
        self.started = started
        self.last_status = last_status


class BulkError(CollaborationError):
    """Some items of a bulk operation failed. The others are done."""

    failed: Mapping[str, Any]
    """The failed items, by id."""

    def __init__(self, failed: Mapping[str, Any], count: int) -> None:
        first = next((f', first "{key}": {item["message"]}' for key, item in failed.items()), "")
        super().__init__(_printable(f"{len(failed)} of {count} failed{first}"))
        self.failed = failed


def _read_failure(body: object) -> dict[str, Any] | None:
    """Returns the error of an error body. Any server may stand between client and service."""
    failure = as_object(as_object(body).get("error"))
    return failure if isinstance(failure.get("message"), str) and isinstance(failure.get("status"), str) else None


def _read_details(failure: dict[str, Any] | None) -> list[ErrorDetail]:
    given: object = None if failure is None else failure.get("details")
    details = cast(list[object], given) if isinstance(given, list) else []
    names = ("field", "reason", "description")
    return [
        cast(ErrorDetail, one) for one in details if all(isinstance(as_object(one).get(name), str) for name in names)
    ]


def as_object(value: object) -> dict[str, Any]:
    """Returns a JSON object, or an empty one for any other value."""
    return cast(dict[str, Any], value) if isinstance(value, dict) else {}


def _foreign_status(http_status: int) -> ErrorStatus:
    if http_status == 429:
        return "RESOURCE_EXHAUSTED"
    return "UNAVAILABLE" if 502 <= http_status <= 504 else "INTERNAL"


def _excerpt(response: ResponseMetadata, body: object) -> str:
    text = body if isinstance(body, str) else repr(body)
    return f"{response.headers.get('content-type', 'no content-type')}, {text[:100] + '…' if len(text) > 100 else text!r}"


def _read_retry_after(headers: Mapping[str, str]) -> float | None:
    """Reads whole seconds, or an HTTP date by the sender's clock (RFC 9110, 10.2.3). Ignores anything else."""
    text = headers.get("retry-after", "")
    if re.fullmatch(r"[0-9]{1,9}", text):
        return int(text)
    date = _read_date(text)
    now = _read_date(headers.get("date", ""))
    return None if date is None else max(0.0, date - (time() if now is None else now))


def _read_date(text: str) -> float | None:
    """Returns the time of an HTTP date. Its oldest form names no zone, and is in GMT too."""
    if not re.match(r"(Mon|Tue|Wed|Thu|Fri|Sat|Sun).* \d\d:\d\d:\d\d", text):
        return None
    parsed = parsedate_tz(text)
    try:
        return None if parsed is None else mktime_tz((*parsed[:9], parsed[9] or 0))
    except (ValueError, OverflowError):
        return None


def read_rate_limit(headers: Mapping[str, str]) -> RateLimit | None:
    """Reads a header such as ``"create-workspace";r=9;t=3600``."""
    found = re.search(r";r=(\d+);t=(\d+)", headers.get("ratelimit", ""))
    return None if found is None else RateLimit(int(found[1]), int(found[2]))
