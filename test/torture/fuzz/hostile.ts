/** Bodies and headers that have broken services before. */
import { type Input, limits, type OperationId } from '../../../generated/handlers.ts';
import { pathsIn, textOf, valueAt, withValue } from '../../../openapi/tools/verify/corpus/json.ts';
import type { Headers } from '../http.ts';

export interface Hostile {
  name: string;
  body: string | Uint8Array;
}

const longKeys: { readonly [name: string]: string } = {
  'a key of 4,100 characters': 'k'.repeat(4100),
  'a key of 4,100 slashes, which a JSON Pointer writes as two characters each': '/'.repeat(4100),
  'a key of 4,100 characters outside the basic plane': '😀'.repeat(4100),
  'the key __proto__': '__proto__',
  'the key constructor': 'constructor',
  'the key hasOwnProperty': 'hasOwnProperty',
  'an empty key': '',
};

const values: { readonly [name: string]: string } = {
  'an infinite number': '1e400',
  'a negative infinite number': '-1e400',
  'a number that is nearly 0': '1e-400',
  'a number of 100,000 digits': '9'.repeat(100_000),
  'a whole number beyond 2^53': '9007199254740993',
  NUL: '"\\u0000"',
  'a lone surrogate': '"\\ud800"',
  'surrogates the wrong way round': '"\\udc00\\ud800"',
  'half a megabyte of text': `"${'x'.repeat(500_000)}"`,
  'half a megabyte of escapes': `"${'\\u0041'.repeat(80_000)}"`,
  'many quotation marks': `"${'\\"'.repeat(100_000)}"`,
  wildcards: '"%_%_!%\\\\"',
  SQL: `"'; drop table tasks; --"`,
  'a prototype': '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  '33 levels of arrays': '['.repeat(33) + ']'.repeat(33),
  '10,000 levels of objects': '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000),
  'a hundred thousand nulls': `[${'null,'.repeat(100_000)}null]`,
  'many members': `{${Array.from({ length: 10_000 }, (_, i) => `"m${i}":${i}`).join(',')}}`,
};

const bytes: { readonly [name: string]: Uint8Array } = {
  'an overlong encoding': Buffer.from([0x22, 0xc0, 0x80, 0x22]),
  'an encoded surrogate': Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
  'half a character': Buffer.from([0x22, 0xf0, 0x9f, 0x22]),
  'a byte order mark': Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d]),
};

const everyPath = (example: unknown) => pathsIn(example).filter((path) => path.length > 0);

/** Yields hostile messages, made from a valid example. */
export function* hostileBodies(example: unknown): Generator<Hostile> {
  const text = textOf(example);
  for (const [name, key] of Object.entries(longKeys)) {
    yield { name: `${name} in data`, body: text.replace('{"data":{', `{"data":{${JSON.stringify(key)}:1,`).replace(',}', '}') };
    // A mistake below such a key is named with its path.
    for (const value of ['"\\u0000"', '["\\ud800"]']) {
      yield { name: `${value} under ${name}`, body: text.replace('{"data":{', `{"data":{${JSON.stringify(key)}:${value},`) };
    }
    yield { name: `${name} beside data`, body: text.replace('{', `{${JSON.stringify(key)}:1,`) };
  }
  for (const path of everyPath(example).filter((one) => Array.isArray(valueAt(example, one)))) {
    for (const count of [51, 1000]) {
      const wrong = Array.from({ length: count }, (_, i) => (i % 2 === 0 ? { ['unknown'.repeat(20)]: i } : i));
      yield { name: `${count} wrong items at /${path.join('/')}`, body: textOf(withValue(example, path, wrong)) };
    }
  }
  const unknown = Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`unknown ${i} ${'k'.repeat(200)}`, i]));
  yield { name: '51 unknown members', body: textOf({ data: unknown }) };
  for (const [name, value] of Object.entries(bytes)) {
    yield { name: `${name} as data`, body: Buffer.concat([Buffer.from('{"data":'), value, Buffer.from('}')]) };
  }
  yield { name: 'as large as it may be', body: text.padEnd(limits.bodyBytes) };
  yield { name: 'as large as it may be without credentials', body: text.padEnd(limits.publicBodyBytes) };
  yield { name: 'a byte too large', body: text.padEnd(limits.bodyBytes + 1) };
  yield { name: 'the same member twice', body: `{"data":{"a":1,"a":2},${text.slice(1)}` };
}

/** Yields examples with each value replaced by each hostile one. */
export function* hostileValues(example: unknown): Generator<Hostile> {
  const mark = 'the place of the hostile value';
  for (const [name, value] of Object.entries(values)) {
    yield { name: `${name} as data`, body: `{"data":${value}}` };
    for (const path of everyPath(example)) {
      const body = textOf(withValue(example, path, mark)).replace(`"${mark}"`, () => value);
      yield { name: `${name} at /${path.join('/')}`, body };
    }
  }
}

/** More faults in one message than a response may name. The schema allows each, but the operation does not. */
export const manyFaults: { readonly [Id in OperationId]?: Input<Id> } = {
  addPermissions: {
    user: { userId: 'maya' },
    permissions: {
      resources: Array.from({ length: 1000 }, (_, i) => ({
        type: 'organization',
        id: `o-${i}`,
        accessRole: 'viewer',
        expiresAt: 1,
      })),
    },
  },
  removePermissions: {
    userId: 'maya',
    permissions: {
      resources: Array.from({ length: 1000 }, (_, i) => ({ type: 'folder', id: `f-${i}`, organizationId: `o-${i}` })),
    },
  },
};

/** Headers beside a valid body. An empty value removes a header. */
export const hostileHeaders: readonly Headers[] = [
  ...['', ' ', 'text/plain', 'application/json;', 'application/json; charset=utf-16', 'APPLICATION/JSON ; charset="utf-8"'],
  ...[
    'application/json, application/json',
    'multipart/form-data; boundary=x',
    'application/json; charset="',
    `a/${'b'.repeat(4000)}`,
  ],
]
  .map((type): Headers => ({ 'content-type': type }))
  .concat(
    ['gzip', 'br', 'identity', 'gzip, gzip', 'chunked', ''].map((encoding) => ({ 'content-encoding': encoding })),
    ['', ' ', 'x'.repeat(129), '<script>', 'a b', 'é', '__proto__', '../..', '"', 'x'.repeat(4000)].map((id) => ({
      'x-request-id': id,
    })),
    ['x-svc-auth-token', 'x-svc-api-key', 'x-svc-workspace-id'].flatMap((name) =>
      ['', ' ', '__proto__', 'x'.repeat(8000), 'é', `key_${'0'.repeat(200)}`, 'null', 'key__1_', '%00'].map((value) => ({
        [name]: value,
      })),
    ),
    ['null', 'https://evil.example', 'x'.repeat(4000)].map((origin) => ({ origin })),
    [
      { 'x-forwarded-for': `${'1.2.3.4, '.repeat(500)}::1` },
      { forwarded: 'for=<script>' },
      { host: 'evil.example' },
      { host: '' },
      { range: 'bytes=0-1' },
      { 'if-match': '"x"' },
      { 'if-none-match': '*' },
      { 'if-modified-since': 'yesterday' },
      { accept: 'text/html' },
      { 'accept-encoding': 'gzip;q=2, *;q=0' },
      { cookie: `a=${'b'.repeat(4000)}` },
      { 'x-http-method-override': 'DELETE' },
    ],
  );
