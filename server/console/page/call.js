/** Calls operations: with the session of the owner, or with the headers of an API key. */
import { shown } from './shown.js';

export class CallError extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** Names the workspace that the page shows. The service rejects the call if the session has another one. */
const ofShown = () => (shown() === undefined ? {} : { 'x-svc-workspace-id': shown() });

/** The browser has a session of another workspace than the page shows. */
export class WrongWorkspace extends Error {}

/** Returns the result of an operation. Without headers, the session's cookie is the credential. */
export async function call(path, data, headers = ofShown()) {
  const response = await post(path, { 'content-type': 'application/json', ...headers }, JSON.stringify({ data }));
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new CallError(response.status, body.error?.message ?? `The service returned HTTP ${response.status}.`);
  return body.result;
}

export const signOut = async () => {
  const response = await post('console/sign-out', ofShown());
  if (!response.ok) throw new CallError(response.status, 'Signing out failed. Try again.');
};

async function post(path, headers, body) {
  const response = await fetch(path, { method: 'POST', headers, body });
  if (response.status !== 409) return response;
  const { error } = await response
    .clone()
    .json()
    .catch(() => ({}));
  // Any other 409 comes from the operation itself.
  if (error?.status === 'FAILED_PRECONDITION') throw new WrongWorkspace(error.message);
  return response;
}

const tokens = new Map();

/** Returns the token of an API key. */
export async function tokenOf(apiKey) {
  if (!tokens.has(apiKey)) tokens.set(apiKey, (await call('v2/workspace/authtokens/get', { apiKey })).data.authToken);
  return tokens.get(apiKey);
}

export const forgetToken = (apiKey) => tokens.delete(apiKey);
export const forgetTokens = () => tokens.clear();

/** Calls an operation on the data of an API key. */
export const callWithKey = async (apiKey, path, data) =>
  call(path, data, { 'x-svc-api-key': apiKey, 'x-svc-auth-token': await tokenOf(apiKey) });
