"""Receives webhooks, signed as Standard Webhooks specifies.

Deliveries are repeated until the response is a 2xx: remember the ``eventId`` of handled events.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import re
from collections.abc import Mapping, Sequence
from math import isfinite
from time import time
from typing import Any, Literal, cast

from .types import CollaborationEvent, Record

WebhookErrorCode = Literal[
    "HEADER_MISSING",
    "TIMESTAMP_INVALID",
    "TIMESTAMP_TOO_OLD",
    "TIMESTAMP_TOO_NEW",
    "BODY_TOO_LARGE",
    "SIGNATURE_MISMATCH",
    "BODY_INVALID",
]

_TOLERANCE_SECONDS = 300
_MAX_BYTES = 4 * 1024 * 1024
_MAX_DEPTH = 36
_SPACE = " \t\r\n"


class WebhookError(Exception):
    """Raised for a request that is no delivery of the service, or an old one. Respond with 400."""

    def __init__(self, code: WebhookErrorCode, message: str) -> None:
        super().__init__(code, message)
        self.code: WebhookErrorCode = code

    def __str__(self) -> str:
        return str(self.args[1])


def receive(
    headers: Mapping[str, str], body: bytes | str, secret: str | Sequence[str], *, now: float | None = None
) -> CollaborationEvent:
    """Returns the event of a delivery. With several secrets, one of them must have signed it.

    ``body`` is the body as it arrived, before any parsing. Raises WebhookError for a request that is no delivery of
    the service, and ValueError for a missing or malformed secret.
    """
    webhook_id, timestamp, signatures = (_header(headers, f"webhook-{name}") for name in ("id", "timestamp", "signature"))
    if re.fullmatch("[0-9]{1,12}", timestamp) is None:
        raise WebhookError("TIMESTAMP_INVALID", "webhook-timestamp must be Unix seconds.")
    age = int(time() if now is None else now) - int(timestamp)
    if age > _TOLERANCE_SECONDS:
        raise WebhookError("TIMESTAMP_TOO_OLD", "The delivery is older than five minutes.")
    if age < -_TOLERANCE_SECONDS:
        raise WebhookError("TIMESTAMP_TOO_NEW", "The delivery is from more than five minutes ahead.")
    keys = [_key(one) for one in ([secret] if isinstance(secret, str) else secret)]
    if not keys:
        raise ValueError("A webhook needs at least one secret.")
    content = body.encode() if isinstance(body, str) else body
    if len(content) > _MAX_BYTES:
        raise WebhookError("BODY_TOO_LARGE", f"The request body must be at most {_MAX_BYTES} bytes.")
    # The service signs only ids in ASCII. Others have several encodings.
    signed = f"{webhook_id}.{timestamp}.".encode(errors="replace") + content
    # Signs once for each secret, however many signatures the header has.
    expected = [b"v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()) for key in keys]
    found = [one.encode() for one in signatures.split(" ") if _is_text(one) and _is_text(webhook_id)]
    if not any([hmac.compare_digest(one, other) for one in expected for other in found]):
        raise WebhookError("SIGNATURE_MISMATCH", "No signature of the delivery is of this secret.")
    return _event(content)


def _header(headers: Mapping[str, str], name: str) -> str:
    """Returns the values of a header, joined as HTTP joins them."""
    value = ", ".join(value.strip(" \t") for key, value in headers.items() if key.lower() == name)
    if not value:
        raise WebhookError("HEADER_MISSING", f"The header {name} is missing.")
    return value


def _is_text(text: str) -> bool:
    return re.fullmatch("[ -~]*", text) is not None


def _key(secret: str) -> bytes:
    """Standard Webhooks has secrets of 24 to 64 bytes. Space around one comes from a file or a variable."""
    found = re.fullmatch("(?:whsec_)?([A-Za-z0-9+/]+)={0,2}", str(secret).strip(_SPACE))
    text = found[1] if found else ""
    key = b"" if len(text) % 4 == 1 else base64.b64decode(text + "=" * (-len(text) % 4))
    if len(key) < 24:
        raise ValueError("A webhook secret must be whsec_ and base64 of at least 24 bytes, as Add Webhooks returns it.")
    return key


def _event(content: bytes) -> CollaborationEvent:
    try:
        event = json.loads(content.decode(), object_hook=Record, parse_constant=_no_json, parse_int=_integer)
    except (ValueError, RecursionError):
        event = None
    if not _is_event(event) or not _is_within(event, _MAX_DEPTH):
        raise WebhookError("BODY_INVALID", "The request body is no event.")
    return cast(CollaborationEvent, event)


def _is_event(event: Any) -> bool:
    if not isinstance(event, dict) or not all(isinstance(event.get(name), str) for name in ("eventId", "type")):
        return False
    return "data" not in event if event.get("isPartial") is True else isinstance(event.get("data"), dict)


def _integer(digits: str) -> int | float:
    """Other languages read an integer of hundreds of digits as infinite."""
    return int(digits) if len(digits) < 300 else float(digits)


def _no_json(name: str) -> None:
    raise ValueError(f"{name} is no JSON.")


def _is_within(value: object, levels: int) -> bool:
    if not isinstance(value, (dict, list)):
        return not isinstance(value, float) or isfinite(value)
    items = value.values() if isinstance(value, dict) else value
    return levels > 0 and all(_is_within(one, levels - 1) for one in items)
