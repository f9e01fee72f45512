/**
 * Returns milliseconds since 1970-01-01T00:00:00Z. `time` is the time of another clock, such as PostgreSQL's; default: the
 * process's own. Tests set both with one function: `() => time` stops them, `(time = Date.now()) => time + ahead` moves them
 * forward.
 */
export type Clock = (time?: number) => number;

export const systemClock: Clock = (time = Date.now()) => time;

export const dayMs = 86_400_000;
