/** Thrown if the mail server rejects the recipient or the email permanently. Another attempt would end in the same way. */
export class RefusedMailError extends Error {
  /** Whether the address is at fault. Otherwise, a policy of the mail server rejects this service or its emails. */
  readonly isOfAddress: boolean;

  constructor(message: string, isOfAddress: boolean) {
    super(message);
    this.isOfAddress = isOfAddress;
  }
}
