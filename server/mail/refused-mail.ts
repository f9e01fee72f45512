/** Thrown if the mail server refuses the recipient or the mail for good. Another attempt would end in the same way. */
export class RefusedMailError extends Error {}
