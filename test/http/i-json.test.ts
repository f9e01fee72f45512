/** Requests are I-JSON (RFC 7493): each name once, and only numbers that arrive as they were sent. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pointerOf } from '../../generated/document.ts';
import type { ErrorDetail } from '../../generated/types.ts';
import { parseJson } from '../../server/database/json.ts';
import { Failure } from '../../server/errors.ts';
import { parse } from '../../server/http/read-body.ts';

/** JSON as it is written. */
type Written =
  | { text: string }
  | { items: readonly Written[] }
  | { members: readonly (readonly [name: string, value: Written, isEscaped: boolean])[] };

const escaped = (text: string): string =>
  `"${Array.from({ length: text.length }, (_, i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`).join('')}"`;

function textOf(written: Written, gap: string): string {
  if ('text' in written) return written.text;
  if ('items' in written) return `[${gap}${written.items.map((item) => textOf(item, gap)).join(`${gap},`)}]`;
  const members = written.members.map(
    ([name, value, isEscaped]) => `${gap}${isEscaped ? escaped(name) : JSON.stringify(name)}${gap}:${gap}${textOf(value, gap)}`,
  );
  return `{${members.join(`${gap},`)}${gap}}`;
}

const fraction = `0.${'0'.repeat(310)}1`;
const safeNumbers = [
  ...['0', '-0', '1.0', '1e2', '1E+2', '-1.5e-7', '0e400', '-0e-999', '0.000e-400', '5e-324', '1e-320', fraction],
  ...['9007199254740991', '-9007199254740991', '9007199254740991.0', '90071992547409.91e2', '1234567890123456'],
  ...['0.84442185152504812345', '123456.7890123456789', '1e21', '-1e300', '1.7976931348623157e308'],
];
const unsafeNumbers = [
  ...['9007199254740992', '-9007199254740992', '9007199254740993', '9007199254740992.0', '12345678901234567890', '1e17', '2e20'],
  ...['1e400', '-1e400', '1.8e308', '9'.repeat(400), '1'.repeat(22), `1${'0'.repeat(300)}.5`],
  ...['1e-400', '-1E-400', '0.1e-400', '2e-324', `0.${'0'.repeat(330)}1`],
];

/** Text in strings and names that would be a fault outside of them. */
const tricky = [
  '1e400',
  '9007199254740993',
  '{"a":1,"a":1e400}',
  ':"',
  '\\',
  '\\"',
  'a\\',
  '[[',
  '',
  '__proto__',
  'constructor',
  'a/b~c',
  'é',
  '🦊',
];
const words = fc.oneof(fc.string(), fc.constantFrom(...tricky));
const { written: json } = fc.letrec<{ written: Written }>((tie) => ({
  written: fc.oneof(
    { maxDepth: 5 },
    fc
      .oneof(
        words.map((text) => JSON.stringify(text)),
        words.map(escaped),
        fc.constantFrom('true', 'false', 'null', ...safeNumbers),
        fc.integer().map(String),
      )
      .map((text) => ({ text })),
    fc.array(tie('written'), { maxLength: 4 }).map((items) => ({ items })),
    fc
      .uniqueArray(fc.tuple(words, tie('written'), fc.boolean()), { selector: ([name]) => name, maxLength: 4 })
      .map((members) => ({ members })),
  ),
}));
const gaps = fc.constantFrom('', ' ', '\n\t');

interface Fault {
  pointer: string;
  reason: ErrorDetail['reason'];
  faulty: Written;
}

/** Puts a fault at the place to which these numbers lead. */
function withFault(written: Written, [turn = 0, ...turns]: readonly number[], unsafe: string): Fault {
  const children = 'members' in written ? written.members.length : 'items' in written ? written.items.length : 0;
  const i = turn % (children + 1);
  if ('items' in written && written.items[i] !== undefined) {
    const inside = withFault(written.items[i], turns, unsafe);
    return { ...inside, pointer: `/${i}${inside.pointer}`, faulty: { items: written.items.with(i, inside.faulty) } };
  }
  if ('members' in written && written.members[i] !== undefined) {
    const [name, value, isEscaped] = written.members[i];
    if (turns.length % 2 === 0) {
      const again = [name, { text: '1' }, !isEscaped] as const;
      return { pointer: pointerOf(name), reason: 'DUPLICATE', faulty: { members: [...written.members, again] } };
    }
    const inside = withFault(value, turns, unsafe);
    const members = written.members.with(i, [name, inside.faulty, isEscaped]);
    return { ...inside, pointer: pointerOf(name) + inside.pointer, faulty: { members } };
  }
  return { pointer: '', reason: 'RANGE', faulty: { text: unsafe } };
}

function refusalOf(text: string): ErrorDetail | undefined {
  try {
    parse(Buffer.from(text));
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error.details[0];
    throw error;
  }
}

it('An I-JSON body is accepted unchanged, however its names and numbers are written', () => {
  const accepts = fc.property(json, gaps, (written, gap) => {
    const text = textOf(written, gap);
    expect(parse(Buffer.from(text))).toEqual(JSON.parse(text));
  });
  fc.assert(accepts, { numRuns: 500 });
  for (const text of safeNumbers) expect(parse(Buffer.from(text)), text).toBe(JSON.parse(text));
});

it('A body with a duplicate name or an unsafe number at any depth is rejected, and the error names the place', () => {
  const seen = new Set<string>();
  const turns = fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 8 });
  const refuses = fc.property(json, gaps, fc.constantFrom(...unsafeNumbers), turns, (written, gap, unsafe, path) => {
    const { pointer: field, reason, faulty } = withFault(written, path, unsafe);
    seen.add(reason + field.split('/').length);
    expect(refusalOf(textOf(faulty, gap)), textOf(faulty, gap)).toMatchObject({ field, reason });
  });
  fc.assert(refuses, { numRuns: 1000 });
  expect([...seen]).toEqual(expect.arrayContaining(['DUPLICATE2', 'DUPLICATE4', 'RANGE1', 'RANGE4']));
  for (const text of unsafeNumbers) expect(refusalOf(text), text).toMatchObject({ field: '', reason: 'RANGE' });
});

const readers = { body: (json: string) => parse(Buffer.from(json)), 'stored object': parseJson };
it.each(Object.entries(readers))(
  'A name with escapes in a %s is read as it was written, whatever names others had',
  (what, read) => {
    const escapes = [
      ['\\', '\\n'],
      ['\\', '\\"'],
      ['\\u00e9', '\\u00e9toile'],
      ['a\\u65e5', 'a\\u65e5 to b'],
    ] as const;
    for (const [i, [earlier, written]] of escapes.entries()) {
      const first = `"before ${what} ${i}":1`;
      read(`{${first},${JSON.stringify(earlier)}:2}`);
      const name = JSON.stringify(JSON.parse(`"${written}"`));
      expect(JSON.stringify(read(`{${first},"${written}" :{"__proto__":"${written}"}}`))).toBe(
        `{${first},${name}:{"__proto__":${name}}}`,
      );
    }
  },
);

it('The error for an unsafe number says what would happen to it', () => {
  const integer = 'must be from -9007199254740991 to 9007199254740991: larger integers lose precision';
  expect(refusalOf('{"a":[1,9007199254740993]}')).toEqual({ field: '/a/1', reason: 'RANGE', description: integer });
  expect(refusalOf('-1e400')?.description).toBe('must be at most 1.7976931348623157e+308 in absolute value');
  expect(refusalOf('1e-400')?.description).toBe('must be 0 or at least 5e-324 in absolute value');
  expect(refusalOf('{"a":1,"\\u0061":2}')?.description).toBe('must appear only once in its object');
});

it('A body that is too deep, not JSON or not UTF-8 is rejected as such, even with unsafe numbers or duplicate names', () => {
  const deep = `${'['.repeat(33)}1e400${']'.repeat(33)}`;
  expect(refusalOf(deep)?.reason).toBe('DEPTH');
  for (const text of ['{"a":1,"a":1e400', '1e', '[1e+]', '"1e400', '{"a":1,"a"}', '01', '-']) {
    expect([text, refusalOf(text)?.reason]).toEqual([text, 'SYNTAX']);
  }
  expect(refusalOf('{"\\ud800":{"a":1,"a":2}}')?.reason).toBe('ENCODING');
});
