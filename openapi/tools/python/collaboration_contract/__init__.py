"""A typed client of the Collaboration Backend. The README shows its use."""

from .async_client import AsyncApiKeyClient, AsyncPublicClient, AsyncWorkspaceClient
from .bulk import failed, or_raise, succeeded
from .client import ApiKeyClient, PublicClient, WorkspaceClient
from .errors import (
    ApiConnectionError,
    ApiError,
    ApiTimeoutError,
    BulkError,
    CallError,
    CollaborationError,
    JobError,
    RateLimit,
    ResponseMetadata,
)
from .options import Attempt, CallOptions, CallSettings, Retry
from .version import VERSION as __version__

__all__ = [
    "ApiConnectionError",
    "ApiError",
    "ApiKeyClient",
    "ApiTimeoutError",
    "AsyncApiKeyClient",
    "AsyncPublicClient",
    "AsyncWorkspaceClient",
    "Attempt",
    "BulkError",
    "CallError",
    "CallOptions",
    "CallSettings",
    "CollaborationError",
    "JobError",
    "PublicClient",
    "RateLimit",
    "ResponseMetadata",
    "Retry",
    "WorkspaceClient",
    "__version__",
    "failed",
    "or_raise",
    "succeeded",
]
