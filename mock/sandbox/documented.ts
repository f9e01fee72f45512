/** What the document's examples show, which is true in the sandbox: its credentials and its ids are read from there. */
import { JsonNode } from '../../generated/document.ts';
import type { Credentials } from '../../generated/sandbox-types.ts';
import { type OperationId, operations } from '../../generated/server.ts';
import { examplesOf } from '../../server/http/contract.ts';

/** The tokens of the document are signed with this. Everybody knows it, so it protects nothing. */
export const tokenSecret = 'known to everybody: for the sandbox and the examples of the document alone';

/** The example at this place of an operation's request, or of its success: by default the first one, and -1 is the last. */
export function exampleOf(id: OperationId, message: 'request' | 'success', place = 0): JsonNode {
  const operation = { id, ...operations[id] };
  const examples = Object.values(examplesOf(operation, message === 'request' ? 'requestBody' : operation.success));
  return new JsonNode(examples.at(place), `an example of ${id}`);
}

export const documentedWorkspace = (): JsonNode => exampleOf('getWorkspace', 'success').in('result', 'data');

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

/** The headers that an operation asks for. */
export function headersFor(
  id: OperationId,
  { apiKey, authToken, workspaceId, workspaceAuthToken }: Credentials,
): Record<string, string> {
  switch (operations[id].credentials) {
    case 'public':
      return {};
    case 'workspace':
      return { 'x-svc-workspace-id': workspaceId, 'x-svc-auth-token': workspaceAuthToken };
    case 'apiKey':
      return { 'x-svc-api-key': apiKey, 'x-svc-auth-token': authToken };
  }
}
