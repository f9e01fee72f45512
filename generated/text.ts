// Generated from the contract by `npm run generate`. Do not edit.
/** Shortens and cleans text for people. */

/** @internal Cuts the text to so many UTF-16 units, without half of a character at the end. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = isHighSurrogate(text.charCodeAt(length - 2)) ? length - 2 : length - 1;
  return `${text.slice(0, end)}…`;
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

/** @internal Returns text without characters that are invisible or reverse the text around them. */
export const visible = (text: string): string => text.replace(/[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu, '');
