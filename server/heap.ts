/**
 * V8 heap settings; import this first. The young generation limit has to be set on the command line (see the `start` script): 32 MB per
 * semi-space instead of 64 saves 67 MB under load at the same throughput (2026-11-23).
 */
import { setFlagsFromString } from 'node:v8';

// Garbage is collected when the heap has grown by half. Where memory is plentiful V8 lets it grow fourfold: more than 430 MB with 2,000
// callers, not 397 (2026-11-23).
setFlagsFromString('--heap-growing-percent=50');
// After a start or an import, which keep what they allocate, V8 expects the same of requests and has them live as long: each collection of
// new objects took six times as long (7 ms, not 1.2), and what a request had left stayed until the next collection of all. Without it writes on SQLite took a sixth longer (2026-11-23).
setFlagsFromString('--no-allocation-site-pretenuring');
