/** A name as mails and pages show it: without characters that are not seen, or that turn the text around them. */
export const displayName = (name: string): string => name.replace(/[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu, '');
