/** Describes changes of a document for people. */
import type { Change, Place } from './rules.ts';

/** Returns the operations with the change. Changes outside of operations have none. */
export const operationsOf = ({ places }: Change): string[] => [...new Set(places.map(({ operation }) => operation))];

/** Returns a place for people: `response 200, result.data[].documentName`. */
function placeInWords({ message, header, pointer }: Place): string {
  const name = message === 'request' || message === '' ? message : `response ${message}`;
  const field = pointer?.slice(1).replaceAll('/*', '[]').replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~') ?? '';
  return joined(', ', name, header === undefined ? field : `header ${header}`);
}

export const textOf = ({ places: [place], text }: Change): string =>
  joined(': ', place === undefined ? '' : placeInWords(place), text);

export const joined = (separator: string, ...parts: string[]): string => parts.filter((part) => part !== '').join(separator);
