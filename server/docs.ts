/** What the service says about itself: the document, and the reference made from it. */
import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import express, { type RequestHandler, type Router } from 'express';

const root = fileURLToPath(new URL('..', import.meta.url));
const generated = join(root, 'generated');

/** The page makes its styles as it goes; everything else is files from here. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const absent = `The reference is not built here. \`npm run docs\` builds it, where the development dependencies are installed.
The document itself is at /openapi.yaml and /openapi.json.
`;

const changedAt = async (file: string): Promise<number> => {
  const found = await stat(file).catch(() => undefined);
  return found?.mtimeMs ?? 0;
};

/** Serves `/docs`, `/openapi.yaml` and `/openapi.json`. A page that is missing or outdated is built when it is first asked for. */
export function docs(folder: string = join(generated, 'docs')): Router {
  const index = join(folder, 'index.html');

  async function build(): Promise<void> {
    if ((await changedAt(index)) >= (await changedAt(join(generated, 'openapi.json')))) return;
    // Where it cannot be built (no development dependencies, a read-only folder) what is there will do.
    const command = [join(root, 'openapi/build-docs.ts'), folder];
    await promisify(execFile)(process.execPath, command, { cwd: root, timeout: 60_000 }).catch(() => {});
  }
  let built: Promise<void> | undefined;

  const page: RequestHandler = async (req, res) => {
    await (built ??= build());
    const html = await readFile(index, 'utf8').catch(() => undefined);
    if (html === undefined) {
      res.status(404).type('text/plain').send(absent);
      return;
    }
    res.set({ 'last-modified': new Date(await changedAt(index)).toUTCString(), 'cache-control': 'no-cache' });
    if (req.fresh) {
      res.status(304).end();
      return;
    }
    // The page's own files are beside it on disk, and below it here.
    res.type('html').send(html.replaceAll('src="./', 'src="docs/'));
  };

  // Named by their content, so what was fetched once is good for ever.
  const scripts = express.static(folder, { index: false, redirect: false, maxAge: '1y', immutable: true });
  const documents = express.static(generated, {
    index: false,
    redirect: false,
    setHeaders: (res) => res.setHeader('cache-control', 'no-cache'),
  });

  const router = express.Router({ strict: true, caseSensitive: true });
  router.use(['/docs', '/openapi.yaml', '/openapi.json'], (_req, res, next) => {
    res.set('x-content-type-options', 'nosniff');
    next();
  });
  router.use('/docs', (_req, res, next) => {
    res.set({ 'content-security-policy': contentSecurityPolicy, 'referrer-policy': 'no-referrer' });
    next();
  });
  router.get('/docs', page);
  router.get('/docs/', (_req, res) => res.redirect(308, '../docs'));
  router.use('/docs', (req, res, next) => (/^\/[0-9a-f]{16}\.js$/.test(req.path) ? scripts(req, res, next) : next()));
  router.get(['/openapi.yaml', '/openapi.json'], documents);
  return router;
}
