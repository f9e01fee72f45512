/** Shortens and escapes text for places that do not take every text. */

/**
 * Escapes control characters, and characters that reorder or break lines, so that stored or sent text cannot drive the reader's
 * terminal.
 */
export const printable = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${code}`;
  });

/** Cuts the text to so many characters, as JSON Schema counts them. */
export function truncateCharacters(text: string, length: number): string {
  if (text.length <= length) return text;
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}
