/** Text that has to fit somewhere. */

/** At most so many UTF-16 units, and no half of a character at the end. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = isHighSurrogate(text.charCodeAt(length - 2)) ? length - 2 : length - 1;
  return `${text.slice(0, end)}…`;
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
