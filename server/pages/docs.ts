/** Serves the docs that `npm run docs` built, and the OpenAPI document. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type RequestHandler, type Router } from 'express';

const generated = fileURLToPath(new URL('../../generated', import.meta.url));

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

const pages = contentSecurityPolicy({ style: "'self'", connect: "'self'" });
/** Redoc's page creates its styles while it renders. */
const redoc = contentSecurityPolicy({ style: "'self' 'unsafe-inline'", connect: "'self'" });
/** The API explorer calls any server that its reader enters. */
const explorer = contentSecurityPolicy({ style: "'self'", connect: "'self' http: https:" });

const absent = `The docs are not built. Run \`npm run docs\` with the development dependencies installed.
The OpenAPI document is at /openapi.yaml and /openapi.json.
`;

/** Matches files that are named by a hash of their content. */
const isImmutable = (path: string): boolean => /-[0-9a-f]{16}\.(?:js|css)$/.test(path);

const policyOf = (path: string): string =>
  path.startsWith('/explorer') ? explorer : path.startsWith('/reference') ? redoc : pages;

const headers: RequestHandler = ({ path }, res, next) => {
  res.set({
    'content-security-policy': policyOf(path),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': isImmutable(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  next();
};

/** Sends the compressed form of a file, if the build made one and the caller accepts it. */
function gzipped(folder: string): RequestHandler {
  // Read by the first request, since a start should not wait for hundreds of files.
  let compressed: ReadonlySet<string> | undefined;
  return (req, res, next) => {
    compressed ??= new Set(namesIn(folder).filter((name) => name.endsWith('.gz')));
    const asked = req.path === '/' ? 'index.html' : req.path.slice(1);
    const name = [asked, `${asked}.html`].find((one) => compressed?.has(`${one}.gz`));
    if (name === undefined) return next();
    res.vary('accept-encoding');
    if (req.acceptsEncodings(['gzip', 'identity']) === 'gzip') {
      res.type(extname(name)).set('content-encoding', 'gzip');
      req.url = `/${name}.gz`;
    }
    next();
  };
}

/** Returns the paths of the files in a folder, with slashes on each system. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/'));
  } catch {
    return [];
  }
}

const options = { extensions: ['html'], cacheControl: false, acceptRanges: false, redirect: false };

/** Folders of an address below `/docs` that has a page of its own. The docs have two. */
const maxDepth = 10;

/** Serves `/docs/`, `/openapi.yaml` and `/openapi.json`. `/` and `/llms.txt` redirect into `/docs/`. */
export function docs(folder: string = join(generated, 'docs')): Router {
  const router = express.Router({ strict: true, caseSensitive: true });
  router.get('/', (_req, res) => res.redirect('docs/'));
  router.get('/docs', (_req, res) => res.redirect(308, 'docs/'));
  router.get('/llms.txt', (_req, res) => res.redirect('docs/llms.txt'));
  router.use('/docs', headers, gzipped(folder), express.static(folder, options));
  router.get('/docs/', (_req, res) => res.status(404).type('text/plain').send(absent));
  router.get('/docs/*path', headers, async ({ path }, res, next) => {
    const page = await readFile(join(folder, 'not-found.html'), 'utf8').catch(() => undefined);
    const depth = path.split('/').length - 3;
    // Each link of the page repeats the depth.
    if (page === undefined || depth > maxDepth) return next();
    const up = '../'.repeat(depth);
    res
      .status(404)
      .set('cache-control', 'no-cache')
      .send(page.replaceAll(/ (href|src)="(?!#)/g, ` $1="${up}`));
  });
  router.get(['/openapi.yaml', '/openapi.json'], headers, express.static(generated, options));
  return router;
}
