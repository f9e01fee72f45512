/** Emits generated/words.ts: the names of fields and the texts of the document, which usage files may have. */
import type { Json } from '../runtime/document.ts';

export function emitWords(document: Json): string {
  const words = [...new Set(wordsIn(document))].sort();
  return `// Generated from the contract by \`npm run generate\`. Do not edit.
/** The names of fields, and the allowed texts. */
export const words: ReadonlySet<string> = new Set(
  '${words.join(' ')}'.split(' '),
);
`;
}

function wordsIn(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (value === null || typeof value !== 'object') return [];
  const { properties, enum: allowed, const: only } = value;
  const names = properties !== null && typeof properties === 'object' ? Object.keys(properties) : [];
  const texts = [allowed ?? [], only].flat().flatMap((text) => (typeof text === 'string' && /^[\w.]+$/.test(text) ? [text] : []));
  return [...names, ...texts, ...Object.entries(value).flatMap(([key, one]) => (key === 'examples' ? [] : wordsIn(one)))];
}
