"""The promises of the Python client: against the service, and against servers that misbehave."""

from __future__ import annotations

import asyncio
import copy
import gc
import json
import os
import pickle
import threading
import unittest
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import collaboration_contract
import httpx
from collaboration_contract import (
    ApiConnectionError,
    ApiError,
    ApiKeyClient,
    ApiTimeoutError,
    AsyncApiKeyClient,
    BulkError,
    CallOptions,
    CollaborationError,
    JobError,
    PublicClient,
    arguments,
    failed,
    or_raise,
    types,
)

COLLABORATION_URL = os.environ["COLLABORATION_URL"]
CREDENTIALS = {"api_key": os.environ["API_KEY"], "auth_token": os.environ["AUTH_TOKEN"]}
ORGANIZATION = {"organizationId": "acme"}

Answer = Callable[[BaseHTTPRequestHandler], None]


def answer(status: int, body: object, **headers: str) -> Answer:
    def send(handler: BaseHTTPRequestHandler) -> None:
        content = json.dumps(body).encode()
        handler.send_response(status)
        for name, value in headers.items():
            handler.send_header(name.replace("_", "-"), value)
        handler.send_header("content-length", str(len(content)))
        handler.end_headers()
        handler.wfile.write(content)

    return send


def refusal(http_status: int, status: str, **headers: str) -> Answer:
    error = {"error": {"message": "No.", "status": status}}
    return answer(http_status, error, x_request_id="r-1", **headers)


def cut(handler: BaseHTTPRequestHandler) -> None:
    handler.connection.close()


SUCCESS = answer(200, {"result": {"status": "success", "message": "Yes.", "data": {}}}, x_request_id="r-1")


class Server:
    """Gives these answers in order, and repeats the last one."""

    def __init__(self, *answers: Answer) -> None:
        self.seen: list[dict[str, str]] = []
        self.release = threading.Event()
        server = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                self.rfile.read(int(self.headers["content-length"]))
                place = min(len(server.seen), len(answers) - 1)
                server.seen.append({name.lower(): value for name, value in self.headers.items()})
                answers[place](self)
                self.close_connection = True

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._http.daemon_threads = True
        threading.Thread(target=self._http.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._http.server_port}"

    def hang(self, handler: BaseHTTPRequestHandler) -> None:
        self.release.wait()

    def close(self) -> None:
        self.release.set()
        self._http.shutdown()
        self._http.server_close()


class ClientTest(unittest.TestCase):
    def server(self, *answers: Answer) -> Server:
        server = Server(*answers)
        self.addCleanup(server.close)
        return server

    def client(self, server: Server, **options: Any) -> ApiKeyClient:
        client = ApiKeyClient(server.url, api_key="k", auth_token="t", **options)
        self.addCleanup(client.close)
        return client


class AgainstTheService(ClientTest):
    """Each test with the synchronous client has a sibling with the asynchronous one."""

    def setUp(self) -> None:
        self.own = ApiKeyClient(COLLABORATION_URL, **CREDENTIALS)
        self.addCleanup(self.own.close)

    def test_pages_yield_every_item_once(self) -> None:
        documents = [{"documentId": f"paged-{number}"} for number in range(5)]
        or_raise(self.own.add_documents(organizationId="acme", documents=documents))
        ids = [d.id for d in self.own.get_documents_items(**ORGANIZATION, pageSize=2) if d.id.startswith("paged")]
        self.assertEqual(ids, [d["documentId"] for d in documents])

        async def asynchronously() -> list[str]:
            async with AsyncApiKeyClient(COLLABORATION_URL, **CREDENTIALS) as client:
                return [d["id"] async for d in client.get_documents_items({**ORGANIZATION, "pageSize": 2})]

        self.assertEqual([one for one in asyncio.run(asynchronously()) if one.startswith("paged")], ids)

    def test_fields_are_keywords_and_attributes_and_the_result_is_json(self) -> None:
        self.own.add_documents(**ORGANIZATION, documents=[{"documentId": "attributes", "color": "red", "items": 1, "__reduce__": 2}])
        result = self.own.get_documents(**ORGANIZATION, documentIds=["attributes"], request_id="python-2")
        document = result.data[0]
        self.assertEqual((document.id, document["id"], document["color"]), ("attributes",) * 2 + ("red",))
        self.assertIsNone(result.pageToken)
        self.assertNotIn("pageToken", result)
        self.assertFalse(hasattr(document, "organisationId"))
        with self.assertRaises(AttributeError):
            document.id = "other"
        for copied in (copy.deepcopy(result), pickle.loads(pickle.dumps(result))):
            self.assertEqual((copied, copied.data[0].id), (result, "attributes"))
        self.assertEqual(json.loads(json.dumps(result)), result)
        with self.assertRaisesRegex(ApiError, "timout"):
            self.own.get_documents(**ORGANIZATION, timout=5)
        # JSON of others names no options.
        for data in ({**ORGANIZATION, "timeout": 5}, {**ORGANIZATION, "on_request": "x"}):
            with self.assertRaises(ApiError):
                self.own.get_documents(data)
        for positional in ((None,), ("acme",), (ORGANIZATION, {})):
            with self.assertRaises(TypeError):
                self.own.get_documents(*positional)

    def test_failed_items_are_selected_and_raised(self) -> None:
        self.own.add_documents({**ORGANIZATION, "documents": [{"documentId": "taken"}]})
        result = self.own.add_documents({**ORGANIZATION, "documents": [{"documentId": "taken"}, {"documentId": "free"}]})
        self.assertEqual(list(failed(result)), ["taken"])
        with self.assertRaises(BulkError) as raised:
            or_raise(result)
        self.assertEqual(list(raised.exception.failed), ["taken"])
        self.assertRegex(str(raised.exception), '^1 of 2 failed, first "taken": ')

    def test_a_refusal_has_status_details_and_request_id(self) -> None:
        with self.assertRaises(ApiError) as raised:
            self.own.get_documents({"organizationId": ""}, request_id="python-1")
        error = raised.exception
        self.assertEqual((error.status, error.http_status, error.attempts), ("INVALID_ARGUMENT", 400, 1))
        self.assertEqual((error.operation_id, error.request_id), ("getDocuments", "python-1"))
        self.assertEqual([detail["field"] for detail in error.details], ["/data/organizationId"])
        self.assertIsInstance(error, CollaborationError)

    def test_a_job_is_awaited_with_its_progress(self) -> None:
        seen: list[bool] = []
        status = self.own.delete_all_user_data_and_wait(
            userIds=["python-user"],
            interval=0.05,
            on_progress=lambda one: seen.append(one.data.isDeleteCompleted),
        )
        self.assertTrue(status["data"]["isDeleteCompleted"])
        self.assertEqual(seen[-1], True)

        async def asynchronously() -> int:
            async with AsyncApiKeyClient(COLLABORATION_URL, **CREDENTIALS) as client:
                done = await client.delete_all_user_data_and_wait({"userIds": ["python-user"]}, interval=0.05)
                return done["data"]["tasksLeft"]

        self.assertEqual(asyncio.run(asynchronously()), 0)

    def test_the_same_idempotency_key_returns_the_stored_response(self) -> None:
        replayed: list[str | None] = []
        for _ in range(2):
            self.own.add_documents(
                {**ORGANIZATION, "documents": [{"documentId": "once"}]},
                idempotency_key="python-once",
                on_response=lambda response, _: replayed.append(response.headers.get("idempotency-replayed")),
            )
        self.assertEqual(replayed, ["false", "true"])


class AgainstOtherServers(ClientTest):
    def test_a_write_is_repeated_with_the_same_key_until_it_succeeds(self) -> None:
        server = self.server(cut, refusal(503, "UNAVAILABLE", retry_after="0"), SUCCESS)
        result = self.client(server).add_documents({**ORGANIZATION, "documents": [{"documentId": "a"}]})
        self.assertEqual(result["status"], "success")
        keys = {one["idempotency-key"] for one in server.seen}
        self.assertEqual((len(server.seen), len(keys)), (3, 1))

    def test_a_refusal_is_not_repeated(self) -> None:
        server = self.server(refusal(400, "INVALID_ARGUMENT"))
        with self.assertRaises(ApiError):
            self.client(server).get_organizations()
        self.assertEqual(len(server.seen), 1)

    def test_a_page_of_a_proxy_is_an_error_and_no_result(self) -> None:
        server = self.server(answer(200, "<h1>Sign in</h1>"))
        with self.assertRaises(ApiError) as raised:
            self.client(server, retries=0).get_organizations()
        self.assertEqual((raised.exception.is_from_service, raised.exception.status), (False, "INTERNAL"))

    def test_a_call_that_is_not_idempotent_is_not_repeated_after_a_lost_response(self) -> None:
        server = self.server(cut)
        client = PublicClient(server.url)
        self.addCleanup(client.close)
        with self.assertRaises(ApiConnectionError):
            client.create_workspace({"ownerEmail": "maya@acme.example", "name": "Maya", "workspaceName": "Acme"})
        self.assertEqual(len(server.seen), 1)

    def test_a_call_is_repeated_twice_by_default(self) -> None:
        server = self.server(refusal(503, "UNAVAILABLE", retry_after="0"))
        with self.assertRaises(ApiError):
            self.client(server).get_organizations()
        self.assertEqual(len(server.seen), 3)

    def test_a_lost_connection_keeps_its_cause(self) -> None:
        server = self.server(cut)
        with self.assertRaises(ApiConnectionError) as raised:
            self.client(server, retries=1).get_organizations()
        self.assertEqual((raised.exception.attempts, raised.exception.operation_id), (2, "getOrganizations"))
        self.assertEqual({one["x-request-id"] for one in server.seen}, {raised.exception.request_id})
        self.assertIsNotNone(raised.exception.__cause__)

    def test_a_long_retry_after_ends_the_call_at_once(self) -> None:
        server = self.server(refusal(429, "RESOURCE_EXHAUSTED", retry_after="3600"))
        with self.assertRaises(ApiError) as raised:
            self.client(server, deadline=60).get_organizations()
        self.assertEqual((raised.exception.retry_after, len(server.seen)), (3600, 1))

    def test_a_server_that_does_not_respond_is_given_up(self) -> None:
        server = self.server(lambda handler: server.hang(handler))
        with self.assertRaises(ApiTimeoutError):
            self.client(server, timeout=0.2, retries=0).get_organizations()

        async def asynchronously() -> None:
            async with AsyncApiKeyClient(server.url, api_key="k", auth_token="t", timeout=0.2, retries=0) as client:
                await client.get_organizations()

        with self.assertRaises(ApiTimeoutError):
            asyncio.run(asynchronously())

    def test_a_cancelled_task_ends_its_call(self) -> None:
        server = self.server(lambda handler: server.hang(handler))

        async def cancelled() -> None:
            async with AsyncApiKeyClient(server.url, api_key="k", auth_token="t") as client:
                task = asyncio.create_task(client.get_organizations())
                while not server.seen:
                    await asyncio.sleep(0.01)
                task.cancel()
                await task

        with self.assertRaises(asyncio.CancelledError):
            asyncio.run(cancelled())

    def test_a_request_that_fails_when_it_is_cancelled_is_not_reported_as_never_retrieved(self) -> None:
        class FailsLate(httpx.AsyncBaseTransport):
            async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
                try:
                    await asyncio.sleep(60)
                except asyncio.CancelledError:
                    raise httpx.ReadError("cut") from None
                raise AssertionError("The request was not cancelled.")

        reports: list[object] = []

        async def timed_out() -> None:
            asyncio.get_running_loop().set_exception_handler(lambda _, context: reports.append(context["message"]))
            http = httpx.AsyncClient(transport=FailsLate())
            async with AsyncApiKeyClient(COLLABORATION_URL, api_key="k", auth_token="t", timeout=0.05, retries=0, http_client=http) as client:
                with self.assertRaises(ApiTimeoutError):
                    await client.get_organizations()
            await asyncio.sleep(0)
            gc.collect()

        asyncio.run(timed_out())
        gc.collect()
        self.assertEqual(reports, [])

    def test_too_large_responses_are_not_read_to_their_end_nor_requested_again(self) -> None:
        sent = threading.Event()

        def endless(handler: BaseHTTPRequestHandler) -> None:
            handler.send_response(200)
            handler.end_headers()
            try:
                while True:
                    handler.wfile.write(b"x" * 2**20)
            except OSError:
                sent.set()

        server = self.server(endless)
        expected = "getOrganizations: the response is larger than 16777216 bytes \\(max_response_bytes\\)"
        with self.assertRaisesRegex(ApiConnectionError, expected):
            self.client(server).get_organizations()
        self.assertTrue(sent.wait(10))

        async def asynchronously() -> None:
            async with AsyncApiKeyClient(server.url, api_key="k", auth_token="t", max_response_bytes=1000) as client:
                with self.assertRaisesRegex(ApiConnectionError, "larger than 1000 bytes"):
                    await client.get_organizations()

        asyncio.run(asynchronously())
        self.assertEqual(len(server.seen), 2)
        with self.assertRaisesRegex(TypeError, "max_response_bytes must be a whole number of bytes from 1, but is 0"):
            self.client(server, max_response_bytes=0)

    def test_deep_json_is_an_error_of_the_call(self) -> None:
        def deep(handler: BaseHTTPRequestHandler) -> None:
            content = b"[" * 200_000 + b"]" * 200_000
            handler.send_response(200)
            handler.send_header("content-length", str(len(content)))
            handler.end_headers()
            handler.wfile.write(content)

        with self.assertRaisesRegex(ApiError, "not from the service"):
            self.client(self.server(deep), retries=0).get_organizations()
        nested: dict[str, Any] = {}
        for _ in range(200_000):
            nested = {"a": nested}
        server = self.server(SUCCESS)
        with self.assertRaisesRegex(ValueError, "addDocuments: the request is nested too deeply"):
            self.client(server).add_documents({**ORGANIZATION, "documents": [{"documentId": "a", "deep": nested}]})
        self.assertEqual(server.seen, [])
        while nested:  # Freed level by level, since older versions free it recursively.
            nested = nested["a"]

    def test_a_job_that_fails_says_so(self) -> None:
        started = answer(200, {"result": {"status": "success", "message": "", "data": {"migrationId": "m"}}}, x_request_id="r")
        over = answer(200, {"result": {"status": "success", "message": "", "data": {"status": "failed"}}}, x_request_id="r")
        with self.assertRaises(JobError) as raised:
            self.client(self.server(started, over)).migrate_documents_and_wait(
                {**ORGANIZATION, "documentId": "a", "newDocumentId": "b"}, interval=0.01
            )
        self.assertEqual((raised.exception.reason, str(raised.exception)), ("FAILED", "The job failed."))

    def test_a_number_that_cannot_be_sent_unchanged_is_named_and_nothing_is_sent(self) -> None:
        server = self.server(SUCCESS)
        for value in (float("nan"), float("inf"), float("-inf"), 2**53, -(2**53)):
            with self.assertRaisesRegex(ValueError, f"addDocuments: /data/documents/0/a~1b/1 is {value}, which JSON cannot represent"):
                self.client(server).add_documents({**ORGANIZATION, "documents": [{"documentId": "a", "a/b": (0.1, value)}]})
        self.assertEqual(server.seen, [])
        safe = {"most": 2**53 - 1, "least": 1 - 2**53, "large": 1e300, "yes": True}
        self.client(server).add_documents({**ORGANIZATION, "documents": [{"documentId": "a", **safe}]})
        self.assertEqual(len(server.seen), 1)

    def test_unknown_options_and_credentials_in_messages(self) -> None:
        with self.assertRaisesRegex(TypeError, "retrys"):
            self.client(self.server(SUCCESS), retrys=3)
        self.assertNotIn("secret-token", repr(ApiKeyClient("http://127.0.0.1", api_key="k", auth_token="secret-token")))


class ThePackage(unittest.TestCase):
    def test_no_field_of_a_request_has_the_name_of_an_option(self) -> None:
        options = {*CallOptions.__annotations__, "self", "interval", "on_started", "on_progress"}
        names = [name.removesuffix("Arguments") for name in vars(arguments) if name.endswith("Arguments")]
        self.assertGreater(len(names), 40)
        for name in names:
            fields = getattr(types, f"{name}Input", None) or getattr(types, name)
            self.assertEqual(options.intersection(fields.__annotations__), set())

    def test_every_class_of_the_package_is_exported(self) -> None:
        classes = {name for name, value in vars(collaboration_contract).items() if isinstance(value, type)}
        self.assertEqual(classes - set(collaboration_contract.__all__), set())


if __name__ == "__main__":
    unittest.main()
