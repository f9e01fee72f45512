/** The one clock of a process: milliseconds since 1970-01-01T00:00:00Z. Tests set their own. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

export const dayMs = 86_400_000;
