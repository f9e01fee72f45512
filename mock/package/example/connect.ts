/** Chooses the server: `?api=http://127.0.0.1:4020`, or MSW in the page itself, `?worker`. */
import { type ApiKeyClient, type CallSettings, createClient } from '@collaboration/contract';

/** The credentials of every sandbox. A page may show them, since a sandbox has only example data. */
const credentials = {
  apiKey: 'b7e4c2d9-1f63-4a85-8e0b-6d9a3c5f7e21',
  authToken: 'key_b7e4c2d9-1f63-4a85-8e0b-6d9a3c5f7e21_1_b3866457a5dddb53f607f88ad308c99e4116127872e0aef58abc412d4683e4d2',
};

export async function connect(settings: CallSettings): Promise<ApiKeyClient> {
  const parameters = new URLSearchParams(location.search);
  const baseUrl = parameters.get('api') ?? 'http://127.0.0.1:4020';
  if (parameters.has('worker')) await startWorker(baseUrl);
  return createClient({ ...settings, ...credentials, baseUrl, dangerouslyAllowBrowser: true });
}

/** Loaded on demand, since production never needs it. */
async function startWorker(baseUrl: string): Promise<void> {
  const [{ createHandlers }, { setupWorker }] = await Promise.all([import('@collaboration/msw'), import('msw/browser')]);
  const mock = createHandlers({ baseUrl });
  await setupWorker(...mock.handlers).start({ onUnhandledRequest: 'bypass' });
  // For the console: mock.fail('getNotifications', { status: 429, times: 1 })
  Object.assign(globalThis, { mock });
}
