/**
 * Milliseconds since 1970-01-01T00:00:00Z. `time`: what another clock says, PostgreSQL's; by default the process's own. Tests set both with one
 * function: `() => time` stops them, `(time = Date.now()) => time + ahead` puts them forward.
 */
export type Clock = (time?: number) => number;

export const systemClock: Clock = (time = Date.now()) => time;

export const dayMs = 86_400_000;
