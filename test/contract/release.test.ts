/** Today's document keeps the promises of the last release, which its callers were built on. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ValidateFunction } from 'ajv';
import { beforeAll, expect, it } from 'vitest';
import { type Json, JsonNode } from '../../generated/document.ts';
import { changesForCallers, compare, documentOf, lastRelease } from '../../openapi/tools/diff/diff.ts';
import { type Operation, readContract } from '../../openapi/tools/emit/contract.ts';
import { compilerOf } from '../../openapi/tools/emit/validators.ts';
import { corpusOf, type Message, type Seen } from '../../openapi/tools/verify/corpus/corpus.ts';
import { fits, fitsRequest } from '../../openapi/tools/verify/corpus/judge.ts';

const root = join(import.meta.dirname, '../..');
const read = async (file: string): Promise<string> => readFile(join(root, file), 'utf8');

let released: string;
let current: string;
beforeAll(async () => {
  current = await read('generated/openapi.json');
  const release = await lastRelease();
  // Before the first release, only the planted changes below differ.
  released = release === undefined ? current : await documentOf(release);
});

/** A document with its messages, and its validators by the names of their schemas. */
class Contract {
  readonly operations: ReadonlyMap<string, Operation>;
  readonly #document: JsonNode;
  readonly #compiler: ReturnType<typeof compilerOf>;

  constructor(document: Json) {
    const contract = readContract(document);
    this.operations = new Map(contract.operations.map((operation) => [operation.id, operation]));
    this.#document = new JsonNode(document);
    this.#compiler = compilerOf(contract, document);
  }

  get limits(): JsonNode {
    return this.#document.in('info', 'x-limits');
  }

  validator(name: string): ValidateFunction {
    const validate = this.#compiler.ajv.getSchema(name);
    if (validate === undefined) throw new Error(`There is no schema ${name}.`);
    return validate;
  }

  failureOf(id: string): string {
    return this.#compiler.failures[id] ?? '';
  }

  message({ path }: Operation, ...keys: string[]): JsonNode {
    return this.#document.in('paths', path, 'post', ...keys, 'content', 'application/json');
  }

  schema(operation: Operation, ...keys: string[]): { [keyword: string]: Json } {
    return this.message(operation, ...keys)
      .in('schema')
      .dereferenced().object;
  }

  examples(operation: Operation, ...keys: string[]): { [name: string]: Json | undefined } {
    return this.message(operation, ...keys)
      .in('examples')
      .record((example) => example.in('value').value);
  }
}

/** Reads a document as its callers do: they ignore unknown fields of responses, and know that reasons may be added. */
function asReader(text: string): Json {
  const document = JSON.parse(text, (key, value: unknown) =>
    key === 'additionalProperties' && value === false ? undefined : value,
  );
  delete document.components.schemas.ErrorDetail.properties.reason.enum;
  return JSON.parse(JSON.stringify(document).replaceAll('"oneOf":', '"anyOf":'));
}

const validOnes = (messages: Message[], judge: (body: unknown) => boolean): Message[] =>
  messages.filter(({ valid, body }) => valid ?? judge(body));

/** Returns the promises of the last release that a document breaks, for some operations or all. */
function broken(text: string, only?: readonly string[]): { found: string[]; count: number } {
  const [before, now, reader] = [
    new Contract(JSON.parse(released)),
    new Contract(JSON.parse(text)),
    new Contract(asReader(released)),
  ];
  const found: string[] = [];
  let count = 0;
  const check = (name: string, validate: ValidateFunction, body: unknown): void => {
    count += 1;
    if (!validate(body)) found.push(`${name}: ${validate.errors?.[0]?.instancePath} ${validate.errors?.[0]?.keyword}`);
  };
  const [requests, replies]: Seen[] = [new Set(), new Set()];
  for (const operation of before.operations.values()) {
    const { id } = operation;
    if (only?.includes(id) === false) continue;
    const same = now.operations.get(id);
    if (same === undefined || same.path !== operation.path) {
      found.push(`${id} is gone`);
      continue;
    }
    const [schema, today] = [before.schema(operation, 'requestBody'), now.schema(same, 'requestBody')];
    const accepted = corpusOf(schema, before.examples(operation, 'requestBody'), requests);
    for (const { name, body } of validOnes(accepted, (body) => fitsRequest(operation, schema, body))) {
      check(`${id} takes the request that ${name}`, now.validator(`${id}Request`), body);
      // The judge also knows the rules that JSON Schema has no keyword for.
      if (now.validator(`${id}Request`)(body) && !fitsRequest(same, today, body))
        found.push(`${id} takes the request that ${name}: x-unique-by`);
    }
    const success = ['responses', String(same.success)];
    if (same.success !== operation.success) found.push(`${id} succeeds with ${operation.success}`);
    const sent = now.schema(same, ...success);
    const returned = corpusOf(sent, now.examples(same, ...success), replies);
    for (const { name, body } of validOnes(returned, (body) => fits(sent, body))) {
      check(`${id} returns what was documented, if a response ${name}`, reader.validator(`${id}Reply`), body);
    }
    for (const { status } of same.failures) {
      for (const [name, body] of Object.entries(now.examples(same, 'responses', String(status)))) {
        check(`${id} fails as documented, with ${name}`, reader.validator(reader.failureOf(id)), body);
      }
    }
  }
  for (const limit of before.limits.keys) {
    if (Number(now.limits.in(limit).value) < before.limits.in(limit).number) found.push(`the limit ${limit} is smaller`);
  }
  return { found, count };
}

const majorOf = (text: string): string => new JsonNode(JSON.parse(text)).in('info', 'version').string.split('.')[0] ?? '';

/** The current document with other texts in place of some, each of which occurs. */
function changed(...replacements: [RegExp, string][]): string {
  return replacements.reduce((text, [from, to]) => {
    const result = text.replaceAll(from, to);
    expect(result).not.toBe(text);
    return result;
  }, current);
}

it('The project, its packages and the Python client have the version of the document', async () => {
  const { version } = JSON.parse(current).info;
  expect(JSON.parse(await read('package.json')).version).toBe(version);
  expect(JSON.parse(await read('package-lock.json')).version).toBe(version);
  expect(JSON.parse(await read('generated/package.json')).version).toBe(version);
  expect(await read('generated/python/pyproject.toml')).toContain(`version = "${version}"`);
});

it('Every request of the last release is accepted, and only documented responses are returned', () => {
  // A new major version makes new promises.
  const { found, count } = majorOf(current) === majorOf(released) ? broken(current) : { found: [], count: Number.MAX_VALUE };
  expect(found.slice(0, 20)).toEqual([]);
  expect(count).toBeGreaterThan(2000);
});

it('A renamed field is detected in requests and responses', () => {
  const operations = ['updateAccessForFolders', 'getDocuments'];
  const { found } = broken(changed([/"folderIds"/g, '"folders"'], [/"documentName"/g, '"docName"']), operations);
  expect(found).toContainEqual(expect.stringMatching(/^updateAccessForFolders takes the request that is the example /));
  expect(found).toContainEqual(expect.stringMatching(/^getDocuments returns .*required/));
});

it('A smaller maxItems is detected', () => {
  const { found } = broken(changed([/"maxItems": 1000/g, '"maxItems": 999']), ['addPermissions']);
  expect(found).toEqual([expect.stringMatching(/^addPermissions takes the request .*has 1000 items: .*maxItems$/)]);
});

it('Changes are described in words, with their operations, the required version and a changelog section', () => {
  const document = JSON.parse(changed([/"documentName"/g, '"docName"']));
  document.paths['/v2/presence/list'] = document.paths['/v2/presence/get'];
  const comparison = compare(JSON.parse(current), document);
  expect(comparison.complaint).toMatch(/^info\.version .* require a major bump/);
  expect(comparison.changes).toContainEqual(
    expect.objectContaining({
      verdict: 'breaking',
      places: expect.arrayContaining([{ operation: 'getDocuments', message: '200', pointer: '/result/data/*/documentName' }]),
      text: 'Field removed',
      at: '/components/schemas/CollaborationDocument/properties/documentName',
    }),
  );
  const text = changesForCallers(comparison);
  expect(text).toMatch(/### New\n[^]*- `getPresence`: Operation POST \/v2\/presence\/list added/);
  expect(text).toMatch(/### Changed\n[^]*- `getDocuments`: response 200, result\.data\[\]\.documentName: Field removed/);
});
