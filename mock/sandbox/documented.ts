/** Reads the credentials and ids of the sandbox from the document's examples. */
import { JsonNode } from '../../generated/document.ts';
import { credentialHeaders, type OperationId, operations } from '../../generated/handlers.ts';
import { examplesOf } from '../../generated/operations.ts';
import type { Credentials } from '../../generated/sandbox-types.ts';

/** The address of `npm run sandbox` without options. */
export const sandboxUrl = 'http://127.0.0.1:4020';

/** The secret that signed the document's tokens. It is public, so it protects nothing. */
export const tokenSecret = 'known to everybody: for the sandbox and the examples of the document alone';

/** Returns an example of an operation's request or success. The first by default; -1 is the last. */
export function exampleOf(id: OperationId, message: 'request' | 'success', place = 0): JsonNode {
  const operation = { id, ...operations[id] };
  const examples = Object.values(examplesOf(operation, message === 'request' ? 'requestBody' : operation.success));
  return new JsonNode(examples.at(place), `an example of ${id}`);
}

export const documentedWorkspace = (): JsonNode => exampleOf('getWorkspace', 'success').in('result', 'data');

/** Returns the id of the log that the document's page tokens of Get Events belong to. */
export function documentedLogId(): string {
  const [place = ''] = exampleOf('getEvents', 'success').in('result').get('pageToken').string.split('.');
  const [logId = ''] = /[0-9a-f-]{36}(?="$)/.exec(Buffer.from(place, 'base64url').toString()) ?? [];
  return logId;
}

export function documentedCredentials(): Credentials {
  const workspace = documentedWorkspace();
  const key = exampleOf('getAuthTokens', 'success').in('result', 'data');
  return {
    apiKey: key.get('apiKey').string,
    authToken: key.get('authToken').string,
    workspaceId: workspace.get('id').string,
    workspaceAuthToken: workspace.get('authToken').string,
  };
}

/** Returns the credentials by the names of the document's security schemes. */
export function documentedByScheme() {
  const { apiKey, authToken, workspaceId, workspaceAuthToken } = documentedCredentials();
  return { ApiKey: apiKey, ApiKeyToken: authToken, WorkspaceId: workspaceId, WorkspaceToken: workspaceAuthToken };
}

export function headersFor(
  id: OperationId,
  { apiKey, authToken, workspaceId, workspaceAuthToken }: Credentials,
): Record<string, string> {
  const { credentials } = operations[id];
  if (credentials === 'public') return {};
  const isOfKey = credentials === 'apiKey';
  const [idHeader, tokenHeader] = credentialHeaders[isOfKey ? 'apiKey' : 'workspace'];
  return isOfKey
    ? { [idHeader]: apiKey, [tokenHeader]: authToken }
    : { [idHeader]: workspaceId, [tokenHeader]: workspaceAuthToken };
}
