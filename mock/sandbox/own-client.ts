/**
 * Calls of the sandbox itself, by Node.js's own HTTP client. Test environments such as happy-dom replace the global `fetch` with a
 * page's, which rejects foreign origins.
 */
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type ApiKeyClient, type CallSettings, createClient, type FetchInit, type FetchResponse } from '../../generated/client.ts';
import { documentedCredentials } from './documented.ts';

type Init = Pick<FetchInit, 'method' | 'headers' | 'body'> & Partial<FetchInit>;

export const nodeFetch = (url: string, { body, redirect: _, ...init }: Init): Promise<FetchResponse> =>
  new Promise((resolve, reject) => {
    const outgoing = request(url, init, (incoming) => {
      const { statusCode: status = 0, headers } = incoming;
      const received = new Map(Object.entries(headers).map(([name, value]) => [name, String(value)]));
      text(incoming).then((whole) => resolve({ ok: status < 300, status, headers: received, text: async () => whole }), reject);
    });
    outgoing.on('error', reject).end(body);
  });

/** Returns a client with the sandbox's credentials, which are no secret. */
export function ownClient(baseUrl: string, settings: CallSettings = {}): ApiKeyClient {
  const { apiKey, authToken } = documentedCredentials();
  return createClient({ ...settings, baseUrl, apiKey, authToken, fetch: nodeFetch, dangerouslyAllowBrowser: true });
}
