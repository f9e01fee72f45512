/** Thrown if the mail server rejects the recipient or the email permanently. Another attempt would end in the same way. */
export class RefusedMailError extends Error {}
