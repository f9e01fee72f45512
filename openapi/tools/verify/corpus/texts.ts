/** Texts of every relevant length, and with every character that could do harm. */
import type { Change } from './change.ts';
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
  // The pattern of an email address is known by its words.
  const format = String(schema.format ?? schema['x-pattern-in-words']);
  const { good = [], bad = [] } = formats[format] ?? {};
  for (const value of good) yield { name: `has a good value: ${value}`, value, valid: true };
  for (const value of bad) yield { name: `has a bad value: ${value}`, value, valid: false };
}

const formats: { readonly [format: string]: { readonly good: readonly string[]; readonly bad: readonly string[] } } = {
  'must be an email address': {
    good: [
      'a@b.co',
      'maya+tag@sub.acme.example',
      "o'hara@acme.example",
      'x@xn--bcher-kva.example',
      'MAYA@ACME.EXAMPLE',
      'maya@bücher.example',
      'mäya@acme.example',
    ],
    bad: [
      'maya',
      'maya@',
      '@acme.example',
      'maya@acme',
      'maya@@acme.example',
      'ma ya@acme.example',
      '.maya@acme.example',
      'maya@acme.example\n',
      '"maya"@acme.example',
      'Maya <maya@acme.example>',
      'maya(comment)@acme.example',
      'jonas,maya@acme.example',
      'jonas@acme.example,maya@acme.example',
      'maya%acme.example@globex.example',
      'globex.example!maya@acme.example',
      'maya@[127.0.0.1]',
      'maya@ac_me.example',
      `${'m'.repeat(65)}@acme.example`,
      `maya@${'a'.repeat(250)}.example`,
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
