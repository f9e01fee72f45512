/** `expiresAt` in milliseconds: below 100,000,000,000 it counts seconds (that is the year 5138), from there on milliseconds (1973). */
export const expiryMilliseconds = (expiresAt: number): number => Math.floor(expiresAt < 100_000_000_000 ? expiresAt * 1000 : expiresAt);
