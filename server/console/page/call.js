/** Calls operations: with the session of the owner, or with the headers of an API key. */

export class CallError extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** Returns the result of an operation. Without headers, the session's cookie is the credential. */
export async function call(path, data, headers = {}) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ data }),
  });
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new CallError(response.status, body.error?.message ?? `The service returned HTTP ${response.status}.`);
  return body.result;
}

const tokens = new Map();

/** Returns the token of an API key. */
export async function tokenOf(apiKey) {
  if (!tokens.has(apiKey)) tokens.set(apiKey, (await call('v2/workspace/authtokens/get', { apiKey })).data.authToken);
  return tokens.get(apiKey);
}

export const forgetToken = (apiKey) => tokens.delete(apiKey);

/** Calls an operation on the data of an API key. */
export const callWithKey = async (apiKey, path, data) =>
  call(path, data, { 'x-svc-api-key': apiKey, 'x-svc-auth-token': await tokenOf(apiKey) });
