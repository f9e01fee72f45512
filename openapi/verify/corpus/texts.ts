/** Texts of every relevant length, and with every character that could do harm. */
import type { Change } from './changes.ts';
import type { JsonObject } from './json.ts';
import { sampleOf, textOfLength } from './samples.ts';

const characters: { readonly [name: string]: string } = {
  NUL: '\0',
  'a line feed': '\n',
  'U+001F': '\u001F',
  'U+007F': '\u007F',
  'U+0080': '\u0080',
  'U+009F': '\u009F',
  'a no-break space': '\u00A0',
  'a combining character': '\u0301',
  'a line separator': '\u2028',
  'a byte order mark': '\uFEFF',
  'a family': '👨‍👩‍👧',
};

export function* texts(schema: JsonObject): Generator<Change> {
  const min = Number(schema.minLength ?? 0);
  const max = Number(schema.maxLength ?? 100);
  // Lengths count code points. The second character has two code units.
  for (const character of ['x', '😀']) {
    for (const length of new Set([0, min - 1, min, max, max + 1])) {
      const value = length < 0 ? undefined : textOfLength(schema, length, character);
      const valid = length >= min && length <= max;
      if (value !== undefined) yield { name: `has ${length} characters like ${character}`, value, valid };
    }
  }
  // No pattern or format allows control characters.
  const isPlain = schema.pattern === undefined && schema.format === undefined;
  for (const [name, character] of Object.entries(characters)) {
    const change = { name: `has ${name}`, value: `${String(sampleOf(schema))}${character}` };
    yield /\p{Cc}/u.test(character) && !isPlain ? { ...change, valid: false } : change;
  }
  yield { name: 'has a lone surrogate', value: 'x\uD800' };
  yield { name: 'is of the right length, and nothing more', value: '?'.repeat(Math.max(1, min)) };
  for (const value of ['__proto__', 'constructor', ' ', '0']) yield { name: `is "${value}"`, value };
  const { good = [], bad = [] } = formats[String(schema.format)] ?? {};
  for (const value of good) yield { name: `is the ${String(schema.format)} ${value}`, value, valid: true };
  for (const value of bad) yield { name: `is no ${String(schema.format)}: ${value}`, value, valid: false };
}

const formats: { readonly [format: string]: { readonly good: readonly string[]; readonly bad: readonly string[] } } = {
  email: {
    good: ['a@b.co', 'maya+tag@sub.acme.example', "o'hara@acme.example", 'x@xn--bcher-kva.example', 'MAYA@ACME.EXAMPLE'],
    bad: [
      'maya',
      'maya@',
      '@acme.example',
      'maya@acme',
      'maya@@acme.example',
      'ma ya@acme.example',
      '.maya@acme.example',
      'maya@-acme.example',
      'mäya@acme.example',
      'maya@acme.example\n',
    ],
  },
  // As in the document: a web address without a password.
  uri: {
    good: [
      'https://acme.example',
      'http://localhost:3000/',
      'HTTPS://ACME.EXAMPLE/a?b=c#d',
      'https://acme.example/%20',
      'https://acme.example/?next=a@b',
    ],
    bad: [
      'acme.example',
      '/console',
      '//acme.example/',
      'https://',
      'https:acme.example',
      'https://acme.example/a b',
      'https://acme.example/ä',
      'https://acme.example/%2',
      'https://acme.example/"',
      'https://acme.example/<',
      'https://acme.example/#a b',
      'https://acme.example/\n',
      'https://maya@acme.example/',
      'https://maya:secret@acme.example/',
    ],
  },
};
