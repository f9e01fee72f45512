import cors from 'cors';
import type { RequestHandler } from 'express';

/** Lets pages of these origins call, `*` of any, and read what of a reply's headers callers go by. */
export const allowOrigins = (origin: string[] | '*'): RequestHandler =>
  cors({
    origin,
    methods: ['POST'],
    exposedHeaders: ['x-request-id', 'retry-after', 'ratelimit', 'ratelimit-policy'],
    maxAge: 600,
  });
