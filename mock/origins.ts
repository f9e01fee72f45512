/**
 * Keeps other websites away from the sandbox and the mock, whose credentials are in the docs. Pages and hosts of this machine may
 * call, and named origins. The check of the host rejects names that a stranger's name server lets lead to this machine.
 */
import type { RequestHandler } from 'express';
import { allowOrigins } from '../server/app.ts';
import { Failure } from '../server/errors.ts';
import { hostOf, isLoopback } from '../server/settings/config.ts';
import { isOrigin, originsInWords } from '../server/settings/origins.ts';

/**
 * Returns middleware that rejects requests of other origins, and CORS for the rest. `host`: the address that the server listens on.
 */
export function allowOwnOrigins(host: string, named: readonly string[]): RequestHandler[] {
  const hosts = new Set([host, ...named.flatMap((origin) => (URL.canParse(origin) ? [hostOf(origin)] : []))]);
  const isOwn = (url: string) => URL.canParse(url) && (isLoopback(hostOf(url)) || hosts.has(hostOf(url)));
  const isAllowed = (origin: string) =>
    named.includes(origin) || (URL.canParse(origin) && (isLoopback(hostOf(origin)) || hostOf(origin) === host));
  const check: RequestHandler = (req, res, next) => {
    const { host: called = '', origin } = req.headers;
    const isForeign = origin !== undefined && !isAllowed(origin);
    if (isOwn(`http://${called}`) && !isForeign) return next();
    // Operations document no such refusal.
    res.locals.operation = undefined;
    throw isForeign ? refusal('origin', origin, origin) : refusal('host', called, `http://${called}`);
  };
  return named.includes('*') ? [allowOrigins('*')] : [check, allowOrigins('*')];
}

const refusal = (kind: 'host' | 'origin', text: string, toName: string) =>
  new Failure('PERMISSION_DENIED', `The ${kind} ${text} is not allowed. To allow it, start with --origins ${toName}`);

export function readOrigins(text: string): string[] {
  const origins = text.split(',').filter((origin) => origin !== '');
  const wrong = origins.find((origin) => origin !== '*' && origin !== 'null' && !isOrigin(origin));
  if (wrong === undefined) return origins;
  throw new Error(`--origins takes ${originsInWords}, or * for any, not ${wrong}.`);
}
