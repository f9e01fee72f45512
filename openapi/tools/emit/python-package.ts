/** Emits the project file, the exports and the README of the Python package. */
import type { Contract } from './contract.ts';

export function emitPythonProject({ title, version }: Contract): string {
  return `[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "collaboration-contract"
version = "${version}"
description = "${title}: a typed client"
readme = "README.md"
requires-python = ">=3.11"
license = "MIT"
keywords = ["openapi", "client", "httpx", "collaboration"]
classifiers = ["Typing :: Typed"]
dependencies = ["httpx>=0.23,<1"]

[tool.hatch.build.targets.wheel]
packages = ["collaboration_contract"]
`;
}

export function emitPythonInit(): string {
  return `"""A typed client of the Collaboration Backend. The README shows its use."""

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
`;
}

export function emitPythonReadme({ title, version, operations }: Contract): string {
  return `<!-- Generated from the contract by \`npm run generate\`. Do not edit. -->
# ${title}: the Python client

A typed client for Python 3.11 or newer, synchronous and asynchronous, over [httpx](https://www.python-httpx.org) (0.23 or newer), its only
dependency.

## Installation
\`npm run pack:python\` writes the wheel and a source archive:

\`\`\`sh
pip install collaboration_contract-${version}-py3-none-any.whl
\`\`\`

## First calls
\`\`\`python
from collaboration_contract import ApiError, ApiKeyClient

client = ApiKeyClient("http://127.0.0.1:8080", api_key=api_key, auth_token=auth_token)

try:
    client.add_organizations({"organizations": [{"organizationId": "acme", "organizationName": "Acme Robotics"}]})
except ApiError as error:
    print(error.status, error, error.details, error.request_id)
\`\`\`

A method takes the fields of the request as one dict, and returns the result as a dict. Fields have the names of the JSON, such as
\`organizationId\`, so that examples of the docs and results of other calls fit in unchanged. The types are \`TypedDict\`s in
\`collaboration_contract.types\`: editors complete the fields, and mypy and pyright check them.

| Client | Operations | Credentials |
|---|---|---|
| \`PublicClient\` | those without credentials | none |
| \`WorkspaceClient\` | those on the workspace itself | \`workspace_id\`, \`auth_token\` |
| \`ApiKeyClient\` | those on the data of an API key | \`api_key\`, \`auth_token\` |

A client is safe to share between threads, and keeps its connections open. Use it in a \`with\` block, or \`close\` it.

## Async
\`AsyncPublicClient\`, \`AsyncWorkspaceClient\` and \`AsyncApiKeyClient\` have the same methods, for asyncio:

\`\`\`python
from collaboration_contract import AsyncApiKeyClient

async with AsyncApiKeyClient("http://127.0.0.1:8080", api_key=api_key, auth_token=auth_token) as client:
    await client.get_organizations()
    async for document in client.get_documents_items({"organizationId": "acme"}):
        print(document["id"])
\`\`\`

Cancelling the task ends the call.

## Errors
| Error | Raised if |
|---|---|
| \`ApiError\` | the service, or another server on the way, refuses the call. It has \`status\`, \`http_status\`, \`details\`, \`retry_after\` and \`is_from_service\` |
| \`ApiConnectionError\` | no response arrives. \`__cause__\` is the failure of httpx |
| \`ApiTimeoutError\` | no response arrives in time. It is an \`ApiConnectionError\` too |
| \`BulkError\` | \`or_raise\` finds items that failed. They are in \`failed\` |
| \`JobError\` | a job fails or exceeds its deadline. It has \`reason\`, \`started\` and \`last_status\` |
| \`TypeError\` | an option is unknown or has a value that is not allowed |

All but the last are a \`CollaborationError\`. The first three are a \`CallError\` too, with \`operation_id\`, \`attempts\` and \`request_id\`. The
names begin with \`Api\`, so that none hides \`ConnectionError\` or \`TimeoutError\` of Python.

## Retries and timeouts
The client retries a call if that is safe:

| Failure | Retried operations |
|---|---|
| 429 or 503 from the service itself, with its error body and \`x-request-id\`, which prove that nothing was done | all |
| connection failure, timeout, 408, 500, 502, 504; 429 or 503 from a proxy in front of the service | all but ${operations
    .filter(({ idempotent, takesIdempotencyKey }) => !idempotent && !takesIdempotencyKey)
    .map(({ title }) => title)
    .join(' and ')} |
| 409 with \`retry-after\`: an earlier attempt is still running | writes |

Each write has an \`Idempotency-Key\`, the same for all attempts, so that it happens once. With the option \`idempotency_key\` you choose it,
to repeat a call later: within 24 hours, the same call returns the stored response. Pauses grow at random, and are added to the time in
\`retry-after\`. If a pause would exceed the deadline, the failure is raised at once.

Options are keywords, of the client for all its calls, or of one call:

\`\`\`python
client.delete_users({"organizationId": "acme", "userIds": ["jonas"]}, idempotency_key="leave-4711", timeout=5)
\`\`\`

| Option | Default | |
|---|---|---|
| \`retries\` | 2 | maximum retries of a call |
| \`timeout\` | by operation, 30 seconds or more | seconds for one attempt |
| \`deadline\` | \`timeout\` plus 120 | seconds for the call with all attempts, pauses and hooks |
| \`on_request\`, \`on_response\`, \`on_retry\` | | called for each attempt, to trace, count or log |
| \`request_id\`, \`idempotency_key\` | | of one call alone |

The async client ends calls and hooks at these times. The synchronous client cannot end a hook, and ends a response that arrives in pieces
at the next piece.

## Response metadata
\`\`\`python
client.get_documents({"organizationId": "acme"}, on_response=lambda response, attempt: print(response.status, response.request_id, response.rate_limit))
\`\`\`

## Bulk results
\`data\` of a bulk result has the result of each item by id. \`succeeded\`, \`failed\` and \`or_raise\` select from it:

\`\`\`python
from collaboration_contract import failed, or_raise

result = client.add_organizations({"organizations": organizations})
for organization_id, item in failed(result).items():
    print(organization_id, item["message"])
added = or_raise(result)  # a dict by id, or a BulkError
\`\`\`

## Pagination
\`\`\`python
for document in client.get_documents_items({"organizationId": "acme"}):
    print(document["id"])
for page in client.get_documents_pages({"organizationId": "acme", "pageSize": 1000}):
    print(len(page["data"]))
\`\`\`

## Long-running jobs
\`\`\`python
status = client.migrate_documents_and_wait(
    {"organizationId": "acme", "documentId": "launch-plan", "newDocumentId": "launch-plan-2027"},
    on_started=lambda started: print(started["data"]["migrationId"]),
    on_progress=lambda status: print(status["data"]["status"]),
)
\`\`\`

Shortly before \`deadline\` (default 24 hours) the status is requested once more. Then the JobError has the \`reason\` \`TIMEOUT\`, and the
job continues.

## Custom fields
Users, documents and organizations may have fields of your own. A subclass gives them types:

\`\`\`python
from collaboration_contract.types import NewDocument

class PlanDocument(NewDocument):
    revision: int

plan: PlanDocument = {"documentId": "launch-plan", "revision": 3}
client.add_documents({"organizationId": "acme", "documents": [plan]})
\`\`\`

## Proxies, certificates and tests
\`http_client\` takes an \`httpx.Client\`, or an \`httpx.AsyncClient\`, with your proxies, certificates, limits or a \`MockTransport\`. You close it
yourself.
`;
}
