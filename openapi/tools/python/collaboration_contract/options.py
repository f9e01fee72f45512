"""Options of clients and calls. Each is checked at once: a later error would hide the mistake."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any, TypedDict, cast
from urllib.parse import urlsplit

import httpx

from .errors import ApiError, ApiConnectionError, ResponseMetadata


@dataclass(frozen=True)
class Attempt:
    """One attempt of a call."""

    operation_id: str
    attempt: int
    """The number of the attempt, from 1."""


@dataclass(frozen=True)
class Retry(Attempt):
    """A failed attempt that another one follows."""

    error: ApiError | ApiConnectionError
    """The error of the attempt."""
    delay: float
    """The pause before the next attempt, in seconds."""


class CallSettings(TypedDict, total=False):
    """Settings for all calls of a client, or for one call. Hooks of an async client may be async."""

    retries: int
    """Maximum number of safe retries of a call, from 0. Default 2."""
    timeout: float
    """Seconds for one attempt with ``on_request``. The default depends on the operation, and is 30 or more."""
    deadline: float
    """Seconds for a call with all attempts, hooks and pauses. Default: ``timeout`` plus 120."""
    max_response_bytes: int
    """A larger response is an ApiConnectionError, and is not read to its end. Default 16 MiB."""
    on_request: Callable[[httpx.Request, Attempt], object]
    """Called before each attempt. It may set headers of the request, such as ``traceparent``."""
    on_response: Callable[[ResponseMetadata, Attempt], object]
    """Called after each response, with any status."""
    on_retry: Callable[[Retry], object]
    """Called before each pause that another attempt follows."""


class CallOptions(CallSettings, total=False):
    """Options of one call."""

    request_id: str
    """Sent as ``x-request-id`` for the service's log. Visible ASCII characters. Default: a random one for each call."""
    idempotency_key: str
    """
    Sent as ``Idempotency-Key`` with all attempts of a write. 1 to 255 visible ASCII characters. Default: a random one for each call.
    Give your own to repeat a call later.
    """


@dataclass(frozen=True)
class _Rule:
    fits: Callable[[object], bool]
    allowed: str


def _is_number(value: object, least: float) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and isfinite(value) and value >= least


def _is_text(value: object, pattern: str = r"[\x21-\x7e]+") -> bool:
    return isinstance(value, str) and re.fullmatch(pattern, value) is not None


_seconds = _Rule(lambda value: _is_number(value, 0.001), "a number of seconds from 0.001")
_function = _Rule(callable, "a function")
_header_text = _Rule(_is_text, "a string of visible ASCII characters")

_settings: Mapping[str, _Rule] = {
    "retries": _Rule(lambda value: _is_number(value, 0) and isinstance(value, int), "a whole number from 0"),
    "timeout": _seconds,
    "deadline": _seconds,
    "max_response_bytes": _Rule(
        lambda value: _is_number(value, 1) and isinstance(value, int), "a whole number of bytes from 1"
    ),
    "on_request": _function,
    "on_response": _function,
    "on_retry": _function,
}
_call: Mapping[str, _Rule] = {
    **_settings,
    "request_id": _header_text,
    "idempotency_key": _Rule(
        lambda value: _is_text(value, r"[\x21-\x7e]{1,255}"), "a string of 1 to 255 visible ASCII characters"
    ),
}
_job: Mapping[str, _Rule] = {
    **_call,
    "interval": _Rule(lambda value: _is_number(value, 0), "a number of seconds from 0"),
}
_base_url = _Rule(
    lambda value: _is_base_url(value),
    'an http or https URL such as "http://127.0.0.1:8080", without credentials, query or fragment',
)


def _is_base_url(value: object) -> bool:
    if not isinstance(value, str) or re.search(r"[\s?#]", value):
        return False
    try:
        url = urlsplit(value)
        # Reading the port raises an error if it is no port.
        return url.scheme in ("http", "https") and bool(url.hostname) and "@" not in url.netloc and url.port != 0
    except ValueError:
        return False


def check_client(name: str, base_url: object, credentials: Mapping[str, object], settings: Mapping[str, Any]) -> None:
    """Checks the options of a client. Refuses credentials without a value, such as those of an unset variable."""
    _check_one(name, "base_url", _base_url, base_url)
    for credential, value in credentials.items():
        _check_one(name, credential, _header_text, value)
    _check(name, settings, _settings)


def split_call(data: tuple[Any, ...], given: dict[str, Any]) -> tuple[Any, CallOptions]:
    """Returns the fields and the options of a call. Beside a dict with the fields, every keyword is an option."""
    if len(data) > 1:
        raise TypeError("A call takes the fields of its request as keywords, or in one dict.")
    if data:
        return data[0], cast(CallOptions, given)
    fields = {name: value for name, value in given.items() if name not in _call}
    return fields, cast(CallOptions, {name: value for name, value in given.items() if name in _call})


def check_call(operation_id: str, data: object, options: Mapping[str, Any]) -> None:
    """Checks the options of a call."""
    if not isinstance(data, Mapping):
        raise TypeError(f"{operation_id}: the request must be a dict with its fields, but is {_kind_of(data)}.")
    _check(operation_id, options, _call)


_max_safe_integer = 2**53 - 1


def check_numbers(operation_id: str, value: object, place: str) -> None:
    """Refuses numbers that would arrive as another value: JSON has no NaN, and larger integers lose precision."""
    is_infinite = isinstance(value, float) and not isfinite(value)
    if is_infinite or (isinstance(value, int) and abs(value) > _max_safe_integer):
        raise ValueError(f"{operation_id}: {place} is {value}, which JSON cannot represent exactly.")
    if isinstance(value, dict):
        for name, item in value.items():
            check_numbers(operation_id, item, f"{place}/{str(name).replace('~', '~0').replace('/', '~1')}")
    elif isinstance(value, (list, tuple)):
        for index, item in enumerate(value):
            check_numbers(operation_id, item, f"{place}/{index}")


def check_job(operation_id: str, data: object, options: Mapping[str, Any], interval: object) -> None:
    """Checks the options of a job."""
    check_call(operation_id, data, options)
    _check(operation_id, {"interval": interval}, _job)


def _check(where: str, options: Mapping[str, Any], rules: Mapping[str, _Rule]) -> None:
    for name, value in options.items():
        rule = rules.get(name)
        if rule is None:
            raise TypeError(f'{where}: there is no option "{name}". The options are {", ".join(rules)}.')
        _check_one(where, name, rule, value)


def _check_one(where: str, name: str, rule: _Rule, value: object) -> None:
    if not rule.fits(value):
        raise TypeError(f"{where}: {name} must be {rule.allowed}, but is {_kind_of(value)}.")


def _kind_of(value: object) -> str:
    """Describes a value without showing texts, since any may be a credential."""
    if isinstance(value, str):
        return "an empty string" if value == "" else "another string"
    return str(value) if value is None or isinstance(value, (int, float)) else f"a {type(value).__name__}"
