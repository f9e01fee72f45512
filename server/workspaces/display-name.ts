/** Returns a name for mails and pages, without characters that are invisible or reverse the text around them. */
export const displayName = (name: string): string => name.replace(/[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu, '');
