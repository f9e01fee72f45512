/** What the service says about itself: the document, and the docs made from it. */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import express, { type Router } from 'express';
import { cacheFiles, lastModified, sendFile } from './http/static-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const generated = join(root, 'generated');

const contentSecurityPolicy = (options: { style: string; connect: string }): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${options.style}`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    `connect-src ${options.connect}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The reference makes its styles as it goes; everything else is files from here. */
const reference = contentSecurityPolicy({ style: "'self' 'unsafe-inline'", connect: "'self'" });
/** The console calls whatever server its reader names: this service, the mock, another installation. */
const tryIt = contentSecurityPolicy({ style: "'self'", connect: "'self' http: https:" });

const absent = `The docs are not built here. \`npm run docs\` builds them, where the development dependencies are installed.
The document itself is at /openapi.yaml and /openapi.json.
`;

const names = ['openapi.yaml', 'openapi.json'];

/** What the docs are made from. */
const sources = ['generated/openapi.json', 'openapi/{docs,guides,plugin}/*', 'openapi/decisions.md', 'CHANGELOG.md'];

/** What `npm run docs` writes; a name without an extension is a page. */
const path = /^\/docs\/((?:guides\/|operations\/)?[\w-]+)(\.(?:css|html|js|json|md|txt|yaml))?$/;
const isNamedByContent = (name: string): boolean => /^[0-9a-f]{16}\./.test(name);

/**
 * Serves `/docs/`, where `/` leads, `/llms.txt`, `/openapi.yaml` and `/openapi.json`. Docs that are missing or outdated are built when
 * they are first asked for.
 */
export function docs(folder: string = join(generated, 'docs')): Router {
  const index = join(folder, 'index.html');
  const find = cacheFiles();
  // What it leads to is below /docs/.
  const findOverview = cacheFiles((text) => Buffer.from(text.toString().replaceAll('](', '](docs/')));

  async function build(): Promise<void> {
    const page = await lastModified(index);
    const changes = await Promise.all(globSync(sources, { cwd: root }).map((file) => lastModified(join(root, file))));
    if (page !== undefined && changes.every((changedAt) => changedAt === undefined || changedAt <= page)) return;
    // Where they cannot be built (no development dependencies, a read-only folder) what is there will do.
    const command = [join(root, 'openapi/build-docs.ts'), folder];
    // Its tools would keep compiled code where other users can write, see main.ts.
    const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' };
    await promisify(execFile)(process.execPath, command, { cwd: root, env, timeout: 60_000 }).catch(() => {});
  }
  let built: Promise<void> | undefined;

  const router = express.Router({ strict: true, caseSensitive: true });
  router.use(['/docs', '/llms.txt', ...names.map((name) => `/${name}`)], (_req, res, next) => {
    res.set({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' });
    next();
  });
  router.use('/docs', (_req, res, next) => {
    res.set({ 'content-security-policy': reference, 'referrer-policy': 'no-referrer' });
    next();
  });
  router.get('/', (_req, res) => res.redirect('docs/'));
  // The page's own files are named beside it.
  router.get('/docs', (_req, res) => res.redirect(308, 'docs/'));
  router.get('/docs/', async (req, res) => {
    await (built ??= build());
    const page = await find(index);
    if (page === undefined) res.status(404).type('text/plain').send(absent);
    else sendFile(req, res.type('html'), page);
  });
  router.get('/llms.txt', async (req, res) => {
    await (built ??= build());
    const overview = await findOverview(join(folder, 'llms.txt'));
    if (overview === undefined) res.status(404).type('text/plain').send(absent);
    else sendFile(req, res.type('text/plain'), overview);
  });
  router.get(path, async (req, res, next) => {
    const [, base = '', extension = '.html'] = path.exec(req.path) ?? [];
    const name = base + extension;
    await (built ??= build());
    const file = await find(join(folder, name));
    if (file === undefined) return next();
    if (name === 'console.html') res.set('content-security-policy', tryIt);
    // What was fetched once under such a name is good for ever.
    if (isNamedByContent(name)) res.set('cache-control', 'public, max-age=31536000, immutable');
    sendFile(req, res.type(extension === '.md' ? 'text/markdown' : extension), file);
  });
  for (const name of names) {
    router.get(`/${name}`, async (req, res, next) => {
      const document = await find(join(generated, name));
      if (document === undefined) next();
      else sendFile(req, res.type(name), document);
    });
  }
  return router;
}
