import cors from 'cors';
import type { RequestHandler } from 'express';

/** Lets pages of these origins call, and read the response headers that callers need. `*` allows any origin. */
export const allowOrigins = (origin: string[] | '*'): RequestHandler =>
  cors({
    origin,
    methods: ['POST'],
    exposedHeaders: ['x-request-id', 'retry-after', 'ratelimit', 'ratelimit-policy', 'idempotency-replayed'],
    maxAge: 600,
  });
