/** The page at `/` of the sandbox: files beside this one. */
import { fileURLToPath } from 'node:url';
import express, { type Router } from 'express';
import { cacheFiles, sendFile } from '../../server/http/static-files.ts';

const folder = fileURLToPath(new URL('page', import.meta.url));

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const files: { readonly [path: string]: string } = {
  '/': 'index.html',
  '/sandbox/page.css': 'page.css',
  '/sandbox/page.js': 'page.js',
};

export function page(): Router {
  const find = cacheFiles();
  const router = express.Router({ strict: true, caseSensitive: true });
  router.get(Object.keys(files), async (req, res, next) => {
    const name = files[req.path] ?? '';
    const file = await find(`${folder}/${name}`);
    if (file === undefined) return next();
    res.set({
      'content-security-policy': contentSecurityPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
    });
    sendFile(req, res.type(name), file);
  });
  return router;
}
