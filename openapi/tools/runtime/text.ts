/** Shortens and cleans text for people. */

/** @internal Truncates the text to this number of UTF-16 units, without half of a character at the end. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = isHighSurrogate(text.charCodeAt(length - 2)) ? length - 2 : length - 1;
  return `${text.slice(0, end)}…`;
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

/** @internal Returns text without characters that are invisible or reverse the text around them. */
export const visible = (text: string): string => text.replace(/[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu, '');

/**
 * @internal Escapes control characters, and characters that reorder or break lines, so that stored or sent text cannot drive the reader's
 * terminal.
 */
export const printable = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${code}`;
  });

/** @internal Escapes text of several lines like `printable`. Only for texts whose line breaks are our own: a foreign line could look like ours. */
export const printableLines = (text: string): string => text.split('\n').map(printable).join('\n');

/** @internal Returns the message of an error, or its inspection, for a line of a terminal. */
export const printableError = (error: unknown): string => printable(error instanceof Error ? error.message : String(error));

/** @internal Truncates the text to this number of characters, as JSON Schema counts them. */
export function truncateCharacters(text: string, length: number): string {
  if (text.length <= length) return text;
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}
