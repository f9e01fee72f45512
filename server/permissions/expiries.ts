import { type ErrorDetail, invalidArgument } from '../errors.ts';

/** Refuses the call when one of these ends, in milliseconds, is not in the future; null: none. `fieldOf` says where each stands. */
export function rejectPastExpiries(expiries: readonly (number | null)[], now: number, fieldOf: (i: number) => string): void {
  const [first, ...rest] = expiries.flatMap((expiry, i): ErrorDetail[] =>
    expiry === null || expiry > now ? [] : [{ field: fieldOf(i), reason: 'IN_THE_PAST', description: 'must be in the future' }],
  );
  if (first !== undefined) throw invalidArgument(first, ...rest);
}
