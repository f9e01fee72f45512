# pyright: strict, reportUnnecessaryTypeIgnoreComment=true
"""The types of the Python client, checked by pyright. Each ignored line must be an error."""

from typing import assert_type

from collaboration_contract import ApiKeyClient, AsyncApiKeyClient, WorkspaceClient, failed, types
from collaboration_contract.webhooks import receive


def synchronous(client: ApiKeyClient, workspace: WorkspaceClient, data: types.GetDocumentsInput) -> None:
    result = client.get_documents(organizationId="acme", pageSize=2, timeout=5)
    assert_type(result, types.GetDocumentsResult)
    for document in result.data:
        assert_type(document.id, str)
        assert_type(document.folderId, str | None)
        document["color"]
        document.color  # pyright: ignore
    client.get_documents()  # pyright: ignore
    client.get_documents(organizationId=1)  # pyright: ignore
    client.get_documents(organizationId="acme", timout=5)  # pyright: ignore
    client.get_documents(data, timeout=5)
    client.get_documents(data, pageSize=2)  # pyright: ignore
    client.get_documents(**data)
    client.get_organizations()
    workspace.get_workspace(retries=1)
    for organization_id, item in failed(client.delete_organizations(organizationIds=["acme"])).items():
        assert_type((organization_id, item.message), tuple[str, str])
    status = client.delete_all_user_data_and_wait(userIds=["jonas"], on_progress=lambda one: print(one.data.tasksLeft))
    assert_type(status.data.isDeleteCompleted, bool)
    client.delete_users_from_groups(organizationId="acme", organizationUserGroupId="all", deleteAll=True)
    client.delete_users_from_groups(organizationId="acme", organizationUserGroupId="all")  # pyright: ignore


async def asynchronous(client: AsyncApiKeyClient) -> None:
    assert_type(await client.get_documents(organizationId="acme"), types.GetDocumentsResult)
    async for user in client.get_users_items(organizationId="acme"):
        assert_type(user.email, str | None)


def receiver(headers: dict[str, str], body: bytes) -> None:
    event = receive(headers, body, "whsec_")
    assert_type(event.eventId, str)
    if event.type == "documents.added" and event.data is not None:
        assert_type(event.data.documentName, str)
