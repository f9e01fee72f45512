"""Calls and jobs, with retries, deadlines and hooks, but without input and output.

Each is a generator of steps, such as a request to send. A transport performs the step and sends back its outcome. So the synchronous
and the asynchronous client share this file.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from random import random
from time import monotonic
from typing import Any, Generic, Protocol, TypeVar, cast

import httpx

from .errors import ApiConnectionError, ApiError, ApiTimeoutError, JobError, ResponseMetadata, as_object
from .options import Attempt, CallOptions, CallSettings, Retry, check_call, check_job, check_numbers
from .types import Record

Input = TypeVar("Input")
Result = TypeVar("Result")
Item = TypeVar("Item")
Query = TypeVar("Query")
Status = TypeVar("Status")


@dataclass(frozen=True)
class Operation(Generic[Input, Result]):
    """The facts of an operation that its calls need."""

    id: str
    path: str
    timeout: float
    """The operation's time limit, with time for the network."""
    is_public: bool = False
    is_idempotent: bool = False
    takes_idempotency_key: bool = False
    """Whether each call has an ``Idempotency-Key``, with which it may be repeated."""
    is_enveloped: bool = True
    """Whether the result is the field ``result`` of the body, or the whole body."""


@dataclass(frozen=True)
class Poll(Generic[Input, Result, Query, Status]):
    """Knows the status of a job."""

    status: Operation[Query, Status]
    query: Callable[[Input, Result], Query]
    is_over: Callable[[Status], bool]
    has_failed: Callable[[Status], bool]


@dataclass(frozen=True)
class Send:
    """Sends a request. The outcome is a Reply, or Lost."""

    request: httpx.Request
    limit: float
    """Maximum seconds."""
    max_bytes: int
    """Maximum bytes of the response."""


class TooLarge(Exception):
    """The cause of a response that is lost since it is too large."""


@dataclass(frozen=True)
class Tell:
    """Calls a hook. The outcome is None, or Lost if an async hook takes too long."""

    hook: Callable[..., object]
    arguments: tuple[object, ...]
    limit: float


@dataclass(frozen=True)
class Pause:
    """Waits. The outcome is None."""

    seconds: float


@dataclass(frozen=True)
class Reply:
    """A response with its body."""

    response: ResponseMetadata
    content: bytes


@dataclass(frozen=True)
class Lost:
    """A missing response."""

    cause: Exception
    is_late: bool


Step = Send | Tell | Pause
Outcome = Reply | Lost | None
Steps = Generator[Step, Outcome, Result]


class Requests(Protocol):
    """Makes requests, as clients of httpx do."""

    def build_request(
        self, method: str, url: str, *, content: bytes, headers: dict[str, str], timeout: float
    ) -> httpx.Request: ...


@dataclass(frozen=True)
class Connection:
    """A client's service, credentials and settings."""

    requests: Requests
    base_url: str
    settings: CallSettings
    agent: str
    # Left out of the representation, which may be logged.
    credentials: Mapping[str, str] = field(repr=False)


_default_retries = 2
_default_waiting = 120.0
_default_response_bytes = 16 * 2**20
_max_backoff = 8.0


def call(connection: Connection, operation: Operation[Input, Result], data: Input, options: CallOptions) -> Steps[Result]:
    """Calls an operation until it succeeds, or may not be repeated."""
    check_call(operation.id, data, options)
    merged = cast(CallOptions, {**connection.settings, **options})
    timeout = merged.get("timeout", operation.timeout)
    deadline = merged.get("deadline", timeout + _default_waiting)
    began = monotonic()
    # Every attempt sends the same text, even if the caller changes the data meanwhile.
    try:
        content = json.dumps({"data": data}, ensure_ascii=False, separators=(",", ":")).encode()
        check_numbers(operation.id, data, "/data")
    except RecursionError:
        raise ValueError(f"{operation.id}: the request is nested too deeply.") from None
    headers = {"content-type": "application/json", "accept": "application/json", "user-agent": connection.agent}
    if not operation.is_public:
        headers.update(connection.credentials)
    request_id = merged.get("request_id") or secrets.token_hex(16)
    headers["x-request-id"] = request_id
    if operation.takes_idempotency_key:
        headers["idempotency-key"] = merged.get("idempotency_key") or secrets.token_hex(16)
    failure: ApiError | ApiConnectionError | None = None

    def left() -> float:
        return deadline - (monotonic() - began)

    def late(awaited: str, attempt: int, since: float, is_whole: bool) -> ApiTimeoutError:
        limit = f"deadline {deadline:g}" if is_whole else f"timeout {timeout:g}"
        message = f"{operation.id}: no {awaited} after {monotonic() - since:.3f} s ({limit}), attempt {attempt}."
        return ApiTimeoutError(message, operation.id, attempt, request_id)

    attempt = 0
    while True:
        attempt += 1
        facts = Attempt(operation.id, attempt)
        since = monotonic()
        limit = min(timeout, left())
        request = connection.requests.build_request(
            "POST", connection.base_url + operation.path, content=content, headers=headers, timeout=limit
        )
        if "on_request" in merged:
            if (yield Tell(merged["on_request"], (request, facts), limit)) is not None:
                raise late("return of on_request", attempt, since, limit < timeout) from failure
        limit = min(timeout - (monotonic() - since), left())
        max_bytes = merged.get("max_response_bytes", _default_response_bytes)
        outcome = (yield Send(request, limit, max_bytes)) if limit > 0 else Lost(TimeoutError(), is_late=True)
        if isinstance(outcome, Reply):
            if "on_response" in merged:
                if (yield Tell(merged["on_response"], (outcome.response, facts), max(left(), 0))) is not None:
                    raise late("return of on_response", attempt, began, True) from failure
            body = _parse(outcome.content)
            status = outcome.response.status
            result: object = as_object(body).get("result") if operation.is_enveloped else body
            # A response without the contract's `success` comes from another server, such as a proxy.
            if 200 <= status <= 299 and as_object(result).get("status") == "success":
                return cast(Result, result)
            failure = ApiError.of(operation.id, attempt, request_id, outcome.response, body)
        elif isinstance(outcome, Lost):
            if isinstance(outcome.cause, TooLarge):
                message = f"{operation.id}: the response is larger than {max_bytes} bytes (max_response_bytes)."
                raise ApiConnectionError(message, operation.id, attempt, request_id)
            if left() <= 0:
                raise late("response", attempt, began, True) from failure
            if outcome.is_late:
                failure = late("response", attempt, since, False)
            else:
                message = f"{operation.id}: no response, attempt {attempt}. {_told(outcome.cause)}"
                failure = ApiConnectionError(message, operation.id, attempt, request_id)
            failure.__cause__ = outcome.cause
        else:
            raise AssertionError("A transport returned no outcome.")
        delay = _pause_after(failure, attempt)
        is_last = attempt > merged.get("retries", _default_retries) or delay >= left()
        if is_last or not may_retry(failure, operation.is_idempotent or operation.takes_idempotency_key):
            raise failure
        if "on_retry" in merged:
            retry = Retry(operation.id, attempt, failure, delay)
            if (yield Tell(merged["on_retry"], (retry,), max(left(), 0))) is not None:
                raise late("return of on_retry", attempt, began, True) from failure
        yield Pause(delay)


def may_retry(error: Exception, is_repeatable: bool) -> bool:
    """Returns whether a failed call may be repeated.

    The service's own 429 and 503 prove that nothing was done, so any operation may be repeated. A 409 with ``retry-after`` says that an
    earlier attempt is still running. After other failures, only reads, idempotent operations and calls with an ``Idempotency-Key`` may.
    """
    if not isinstance(error, ApiError):
        return is_repeatable and isinstance(error, ApiConnectionError)
    if error.is_from_service and error.http_status in (429, 503):
        return True
    if error.is_from_service and error.http_status == 409 and error.retry_after is not None:
        return is_repeatable
    return is_repeatable and error.http_status in (408, 429, 500, 502, 503, 504)


def _pause_after(error: Exception, attempt: int) -> float:
    """Returns the requested pause, plus a random part of a growing time. So clients do not return all at once."""
    requested = error.retry_after or 0.0 if isinstance(error, ApiError) else 0.0
    return requested + random() * min(_max_backoff, 0.25 * 2.0 ** min(attempt, 10))


def _parse(content: bytes) -> object:
    try:
        return json.loads(content, object_hook=Record)
    except (ValueError, RecursionError):
        return content.decode(errors="replace")


def _told(cause: Exception) -> str:
    return f"{type(cause).__name__}: {cause}" if str(cause) else type(cause).__name__


_default_job_deadline = 24 * 3600.0
_max_interval = 30.0
_last_answer = 1.0
"""Seconds for the last status request before the deadline."""


def job(
    connection: Connection,
    operation: Operation[Input, Result],
    poll: Poll[Input, Result, Query, Status],
    data: Input,
    options: CallOptions,
    interval: float,
    on_started: Callable[[Result], object] | None,
    on_progress: Callable[[Status], object] | None,
) -> Steps[Status]:
    """Calls the operation that starts a job, then the one that tells its status, until the job is over."""
    check_job(operation.id, data, options, interval)
    began = monotonic()
    deadline = options.get("deadline", _default_job_deadline)
    started = yield from call(connection, operation, data, options)
    rest = options.copy()
    rest.pop("idempotency_key", None)

    def left() -> float:
        return deadline - (monotonic() - began)

    status: Status | None = None
    cause: Exception | None = None

    def tell(hook: Callable[[Any], object] | None, argument: object) -> Steps[None]:
        if hook is not None and (yield Tell(hook, (argument,), max(left(), 0))) is not None:
            raise JobError("TIMEOUT", started, status) from cause

    yield from tell(on_started, started)
    pause = interval
    is_last = False
    while not is_last:
        longest = max(left() - _last_answer, left() / 2, 0)
        is_last = pause >= longest
        yield Pause(min(pause, longest))
        pause = min(pause * 1.5, max(interval, _max_interval))
        rest["deadline"] = max(left(), 0.001)
        try:
            status = yield from call(connection, poll.status, poll.query(data, started), rest)
        except (ApiError, ApiConnectionError) as error:
            # The job continues, even if its status is unavailable.
            if not may_retry(error, True):
                raise
            cause = error
            continue
        yield from tell(on_progress, status)
        if poll.has_failed(status):
            raise JobError("FAILED", started, status)
        if poll.is_over(status):
            return status
    raise JobError("TIMEOUT", started, status) from cause
