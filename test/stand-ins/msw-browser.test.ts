/** The package's MSW handlers in a real browser: one file beside MSW, in a page with its service worker. */
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildMsw } from '../../openapi/tools/pack/msw.ts';
import { launchBrowser } from '../support/browser.ts';

const root = join(import.meta.dirname, '../..');

/** A frontend's code, with access for the test. */
const program = `
import { createClient } from '${join(root, 'generated/client.ts')}';
import { setupWorker } from 'msw/browser';
import { createHandlers } from './mock/msw.mjs';

const baseUrl = 'http://api.example';
const api = createHandlers({ baseUrl });
await setupWorker(...api.handlers).start({ quiet: true });
const client = createClient({ baseUrl, apiKey: 'any', authToken: 'any', dangerouslyAllowBrowser: true });
Object.assign(globalThis, { api, client });
document.body.append((await client.getDocuments({ organizationId: 'acme' })).data.map(({ documentName }) => documentName).join(', '));
`;

let folder: string;
let browser: Browser;
let page: Page;
const server = createServer();
beforeAll(async () => {
  folder = await mkdtemp(join(root, 'test/compiled-'));
  await buildMsw(root, folder, '1.0.0');
  await writeFile(join(folder, 'program.js'), program);
  const build = await rolldown({ input: join(folder, 'program.js'), platform: 'browser' });
  await build.write({ file: join(folder, 'page.js'), format: 'es', codeSplitting: false });
  const worker = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));
  const files: { [path: string]: { type: string; text: string } } = {
    '/': { type: 'text/html', text: '<!doctype html><title>Page</title><body><script type="module" src="/page.js"></script>' },
    '/page.js': { type: 'text/javascript', text: await readFile(join(folder, 'page.js'), 'utf8') },
    '/mockServiceWorker.js': { type: 'text/javascript', text: await readFile(worker, 'utf8') },
  };
  server.on('request', ({ url = '' }, res) => {
    const file = files[url];
    res.writeHead(file === undefined ? 404 : 200, { 'content-type': file?.type ?? 'text/plain' }).end(file?.text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server on a port has an address object.
  const { port } = server.address() as AddressInfo;
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
}, 120_000);
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

it('The MSW handlers show data on a page whose API does not exist', async () => {
  await page.getByText('Launch plan, Pricing model, Roadmap').waitFor();
});

it('The MSW handlers explain an invalid request as the service does', async () => {
  const details = await page.evaluate<unknown>(
    `client.addUsers({ organizationId: 'acme', users: [{ userId: 'maya', accessRole: 'owner' }] }).catch(({ details }) => details)`,
  );
  const description = 'must be one of "viewer", "editor"';
  expect(details).toEqual([{ field: '/data/users/0/accessRole', reason: 'ENUM', description }]);
});

it('The MSW handlers fail, recover and page in a browser as in Node.js', async () => {
  const seen = await page.evaluate<unknown>(`(async () => {
      api.fail({ operation: 'getUsers', status: 429, times: 1 });
      const users = await client.getUsers({ organizationId: 'acme', userIds: ['tom'] });
      const sizes = [];
      for await (const { data } of client.getPermissions.pages({ organizationId: 'acme', pageSize: 2 })) sizes.push(data.length);
      return { ids: users.data.map(({ userId }) => userId), sizes, statuses: (await api.requests('getUsers')).map(({ status }) => status) };
    })()`);
  expect(seen).toEqual({ ids: ['tom'], sizes: [2, 2, 1], statuses: [429, 200] });
});

it('The MSW handlers add one file of at most 100 kB to MSW, in development only', async () => {
  const code = await readFile(join(folder, 'mock/msw.mjs'), 'utf8');
  expect([...code.matchAll(/(?:[}*\w]\s*from|import)\s*["']([^"'`]+)["']/g)].map(([, from]) => from)).toEqual(['msw']);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(100_000);
});
