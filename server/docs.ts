/** What the service says about itself: the document, and the reference made from it. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import express, { type Router } from 'express';
import { cacheFiles, lastModified, sendFile } from './http/static-files.ts';

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

const names = ['openapi.yaml', 'openapi.json'];

/** Serves `/docs`, `/openapi.yaml` and `/openapi.json`. A page that is missing or outdated is built when it is first asked for. */
export function docs(folder: string = join(generated, 'docs')): Router {
  const index = join(folder, 'index.html');
  // The page's own files are beside it on disk, and below it here.
  const findPage = cacheFiles((html) => Buffer.from(html.toString().replaceAll('src="./', 'src="docs/')));
  const find = cacheFiles();

  async function build(): Promise<void> {
    const [page, document] = await Promise.all([lastModified(index), lastModified(join(generated, 'openapi.json'))]);
    if (page !== undefined && document !== undefined && page >= document) return;
    // Where it cannot be built (no development dependencies, a read-only folder) what is there will do.
    const command = [join(root, 'openapi/build-docs.ts'), folder];
    await promisify(execFile)(process.execPath, command, { cwd: root, timeout: 60_000 }).catch(() => {});
  }
  let built: Promise<void> | undefined;

  const router = express.Router({ strict: true, caseSensitive: true });
  router.use(['/docs', ...names.map((name) => `/${name}`)], (_req, res, next) => {
    res.set({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' });
    next();
  });
  router.use('/docs', (_req, res, next) => {
    res.set({ 'content-security-policy': contentSecurityPolicy, 'referrer-policy': 'no-referrer' });
    next();
  });
  router.get('/docs', async (req, res) => {
    await (built ??= build());
    const page = await findPage(index);
    if (page === undefined) res.status(404).type('text/plain').send(absent);
    else sendFile(req, res.type('html'), page);
  });
  router.get('/docs/', (_req, res) => res.redirect(308, '../docs'));
  router.get(/^\/docs\/([0-9a-f]{16}\.js)$/, async (req, res, next) => {
    const script = await find(join(folder, String(req.params[0])));
    if (script === undefined) return next();
    // Named by its content, so what was fetched once is good for ever.
    sendFile(req, res.type('js').set('cache-control', 'public, max-age=31536000, immutable'), script);
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
