/** Shortens and escapes text for places that do not take every text. */
import { printable } from '../generated/text.ts';

export { printable };

/** Escapes text of several lines like `printable`. Only for texts whose line breaks are our own: a foreign line could look like ours. */
export const printableLines = (text: string): string => text.split('\n').map(printable).join('\n');

/** Returns the message of an error, or its inspection, for a line of a terminal. */
export const printableError = (error: unknown): string => printable(error instanceof Error ? error.message : String(error));

/** Cuts the text to so many characters, as JSON Schema counts them. */
export function truncateCharacters(text: string, length: number): string {
  if (text.length <= length) return text;
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}
