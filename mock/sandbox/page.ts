/** Serves the sandbox's page at `/`, from the files in page/. */
import { fileURLToPath } from 'node:url';
import express, { type Router } from 'express';
import { mailStyleHash } from '../../server/pages/html.ts';

const folder = fileURLToPath(new URL('page', import.meta.url));

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${mailStyleHash}`,
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-cache',
};

export function page(): Router {
  const files = (index: string | false) =>
    express.static(folder, { index, cacheControl: false, redirect: false, setHeaders: (res) => res.set(headers) });
  return express.Router({ strict: true, caseSensitive: true }).get('/', files('index.html')).use('/sandbox', files(false));
}
