/** The guide to a screen in Next.js: its files compile, and run as Next.js would call them. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type HydrationBoundary, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, createElement, type FunctionComponent, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ApiKeyClient, createClient } from '../../generated/client.ts';
import { type Sandbox, startSandbox } from '../../mock/sandbox.ts';
import { complaintsIn } from '../support/compile.ts';

const root = join(import.meta.dirname, '../..');

/** The reader's own file, and the functions of Next.js. */
const stubs = {
  'lib/session.ts': `export const readSession = async (cookie: string | null): Promise<{ userId: string; organizationId: string } | undefined> =>
  cookie === null ? undefined : { userId: cookie, organizationId: 'studio' };\n`,
  'next/headers.ts': "export const headers = async (): Promise<Headers> => new Headers({ cookie: 'maya' });\n",
  'next/navigation.ts': 'export function redirect(place: string): never { throw new Error(place); }\n',
};

type Route = (request: Request) => Promise<Response>;
interface Screen {
  default(): Promise<ReactElement<ComponentProps<typeof HydrationBoundary>, FunctionComponent<object>>>;
  share: Route;
  proxy: Route;
}

let folder: string;
let sandbox: Sandbox;
let client: ApiKeyClient;
let screen: Screen;

beforeAll(async () => {
  folder = await mkdtemp(join(root, 'test/compiled-'));
  sandbox = await startSandbox();
  const { apiKey, authToken } = sandbox.credentials;
  client = createClient({ baseUrl: sandbox.url, apiKey, authToken });
  await client.addOrganizations({ organizations: [{ organizationId: 'studio', organizationName: 'Studio' }] });
  await client.addUsers({ organizationId: 'studio', users: [{ userId: 'maya' }, { userId: 'jonas' }] });
  await client.addDocuments({
    organizationId: 'studio',
    documents: ['mine', 'read', 'other'].map((documentId) => ({ documentId, accessType: 'restricted' })),
  });
  const on = (id: string) => ({ type: 'document', organizationId: 'studio', id }) as const;
  const resources = [
    { ...on('mine'), accessRole: 'editor' },
    { ...on('read'), accessRole: 'viewer' },
  ] as const;
  await client.addPermissions({ user: { userId: 'maya' }, permissions: { resources } });
  for (const [name, value] of Object.entries({ COLLABORATION_URL: sandbox.url, API_KEY: apiKey, API_KEY_TOKEN: authToken }))
    vi.stubEnv(name, value);
  const guide = await readFile(join(root, 'openapi/guides/a-screen-in-nextjs.md'), 'utf8');
  const blocks = [...guide.matchAll(/```tsx\n\/\/ (\S+)\n(.*?)```/gs)].map(([, name = '', text = '']): [string, string] => [
    name,
    text,
  ]);
  expect(blocks).toHaveLength(6);
  const entry = `export { default } from './app/documents/page';
export { POST as share } from './app/api/share/route';
export { POST as proxy } from './app/api/collaboration/[...path]/route';\n`;
  for (const [name, text] of [...blocks, ...Object.entries(stubs), ['screen.ts', entry] as const]) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const build = await rolldown({
    input: join(folder, 'screen.ts'),
    platform: 'node',
    external: /^(?:react|react-dom|@tanstack\/react-query)(?:\/|$)/,
    logLevel: 'silent',
    resolve: {
      alias: {
        ...Object.fromEntries(
          ['query', 'proxy'].map((name) => [`@collaboration/contract/${name}`, join(root, 'generated', `${name}.ts`)]),
        ),
        '@collaboration/contract': join(root, 'generated/client.ts'),
        'next/headers': join(folder, 'next/headers.ts'),
        'next/navigation': join(folder, 'next/navigation.ts'),
      },
    },
    transform: { jsx: { runtime: 'automatic' } },
  });
  await build.write({ file: join(folder, 'screen.mjs') });
  await build.close();
  screen = await import(pathToFileURL(join(folder, 'screen.mjs')).href);
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await sandbox.close();
  await rm(folder, { recursive: true });
});

// Next.js sets up projects without `strict`.
it.each([true, false])(
  'The files of the guide to Next.js compile with strict: %s',
  async (strict) => {
    const compilerOptions = {
      ...{ target: 'es2024', module: 'esnext', moduleResolution: 'bundler', types: ['node', 'react'], jsx: 'react-jsx' },
      ...{ allowImportingTsExtensions: true, noEmit: true, strict, skipLibCheck: true },
      paths: {
        '@collaboration/contract': [join(root, 'generated/client.ts')],
        '@collaboration/contract/*': [join(root, 'generated/*.ts')],
        'next/*': [join(folder, 'next/*.ts')],
      },
    };
    expect(await complaintsIn(folder, { compilerOptions, files: ['screen.ts'] })).toBe('');
  },
  60_000,
);

it('The page of Next.js reads once on the server, and its HTML and its browser have the documents', async () => {
  const page = await screen.default();
  // Next.js sends the properties as text.
  const props = { ...page.props, state: JSON.parse(JSON.stringify(page.props.state)) };
  const html = renderToString(createElement(QueryClientProvider, { client: new QueryClient() }, createElement(page.type, props)));
  expect(html.replaceAll(/<!-- -->/g, '')).toMatch(/<li>mine \(editor\) <form/);
  expect(html.replaceAll(/<!-- -->/g, '')).toContain('<li>read (viewer) </li>');
  expect(html).not.toContain('other');
  expect(html).not.toContain(sandbox.credentials.authToken);
});

const post = (route: Route, path: string, body: object, cookie?: string, type = 'application/json'): Promise<Response> =>
  route(
    new Request(`https://app.example${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': type, ...(cookie && { cookie }) },
    }),
  );

it('The share route lets editors share with colleagues, and no one else', async () => {
  const share = (documentId: string, userId: string, cookie?: string, type?: string) =>
    post(screen.share, '/api/share', { documentId, userId, accessRole: 'viewer' }, cookie, type);
  const refused: [number, Promise<Response>][] = [
    [401, share('mine', 'jonas')],
    [415, share('mine', 'jonas', 'maya', 'text/plain')],
    [403, share('read', 'jonas', 'maya')],
    [403, share('other', 'jonas', 'maya')],
    [404, share('mine', 'stranger', 'maya')],
    [400, share('', 'jonas', 'maya')],
  ];
  for (const [status, response] of refused) expect((await response).status).toBe(status);
  const roleOf = async () =>
    (await client.checkPermissions({ userId: 'jonas', resources: [{ type: 'document', organizationId: 'studio', id: 'mine' }] }))
      .data[0]?.accessRole;
  expect(await roleOf()).toBeNull();
  expect((await share('mine', 'jonas', 'maya')).status).toBe(204);
  expect(await roleOf()).toBe('viewer');
});

it('The proxy route of the guide serves the screen, and only the user of the session', async () => {
  const read = (userId: string) =>
    post(
      screen.proxy,
      '/api/collaboration/v2/auth/permissions/documents/get',
      { data: { userId, organizationId: 'studio' } },
      'maya',
    );
  expect((await read('maya')).status).toBe(200);
  expect((await read('jonas')).status).toBe(403);
});
