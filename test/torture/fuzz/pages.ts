/** Requests to the pages beside the API, as no browser sends them. */
import type { Headers } from '../http.ts';

export interface PageRequest {
  method: string;
  path: string;
  headers: Headers;
  body: string;
}

const get = (path: string, headers: Headers = {}, method = 'GET'): PageRequest => ({ method, path, headers, body: '' });
const form = (body: string, headers: Headers = {}): PageRequest => ({
  method: 'POST',
  path: '/login',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body,
});

const files = ['/openapi.json', '/openapi.yaml', '/docs'];
const conditions: readonly Headers[] = [
  { range: 'bytes=0-10' },
  { range: 'bytes=99999999999-' },
  { range: 'bytes=-1,-1,-1' },
  { range: 'x' },
  { 'if-match': '"nothing"' },
  { 'if-none-match': '"nothing"' },
  { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
  { 'if-modified-since': 'no date' },
];

export const pages: readonly PageRequest[] = [
  ...files.flatMap((path) => conditions.map((headers) => get(path, headers))),
  ...files.map((path) => get(path, {}, 'HEAD')),
  ...files.map((path) => get(path, {}, 'DELETE')),
  ...[
    '/docs/',
    '/docs/docs-0123456789abcdef.js',
    '/docs/%zz.js',
    '/docs/..%2f..%2fpackage.json',
    '/docs/\u0000'.replace('\0', '%00'),
  ].map((path) => get(path)),
  ...['/healthz', '/readyz', '/healthz?x=%', '/HEALTHZ', '//healthz', '/%', '/%zz', '/?%', `/${'x'.repeat(5000)}`].map((path) =>
    get(path),
  ),
  ...['', '?token=', '?token=%', '?token=x&token=y', '?token[x]=y', `?token=${'x'.repeat(5000)}`, '?token=%00', '?token=%ff'].map(
    (query) => get(`/login${query}`),
  ),
  ...[
    '',
    'token=',
    'token=%',
    'token=%00',
    'token=%ff%fe',
    'token=x&token=y',
    'token[a]=b',
    'a=b&'.repeat(20),
    'x'.repeat(2000),
  ].map((body) => form(body)),
  ...['utf-16', 'iso-8859-1', 'x', '"', 'utf-8; boundary=x'].map((charset) =>
    form('token=x', { 'content-type': `application/x-www-form-urlencoded; charset=${charset}` }),
  ),
  ...['gzip', 'br', 'deflate', 'x', 'identity'].map((encoding) => form('token=x', { 'content-encoding': encoding })),
  form('{"token":"x"}', { 'content-type': 'application/json' }),
  form('token=x', { 'content-type': 'multipart/form-data; boundary=' }),
];
