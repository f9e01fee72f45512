/** Checks options at once: a later error would hide the mistake. */

import { truncate } from '../../../generated/text.ts';
import type { CallOptions, CallSettings, ClientOptions, JobOptions } from './call-options.ts';
import { isObject } from './client-errors.ts';
import type { ProxyOptions } from './proxy-options.ts';
import { maxTimerMs } from './timers.ts';

interface Rule {
  fits: (value: unknown, options: { readonly [name: string]: unknown }) => boolean;
  allowed: string;
  /** Whether messages may show texts. */
  isSecret?: boolean;
}

type Rules<Options> = { readonly [Name in keyof Required<Options>]: Rule };

const milliseconds = (min: number): Rule => ({
  fits: (value) => typeof value === 'number' && value >= min && value <= maxTimerMs,
  allowed: `a number of milliseconds from ${min} to ${maxTimerMs}`,
});
const bool: Rule = { fits: (value) => typeof value === 'boolean', allowed: 'true or false' };
const func: Rule = { fits: (value) => typeof value === 'function', allowed: 'a function' };
const headerText: Rule = {
  fits: (value) => typeof value === 'string' && /^[\x21-\x7e]+$/.test(value),
  allowed: 'a string of visible ASCII characters',
};

const secret: Rule = { ...headerText, isSecret: true };

const ownHeader = /^(?:content-type|idempotency-key|x-request-id|x-svc-.*)$/i;
const isHeader = ([name, value]: [name: string, value: unknown]): boolean =>
  /^[\w!#$%&'*+.^`|~-]+$/.test(name) && !ownHeader.test(name) && typeof value === 'string' && /^[\x20-\x7e]*$/.test(value);

const settings: Rules<CallSettings> = {
  retries: { fits: (value) => Number.isSafeInteger(value) && Number(value) >= 0, allowed: 'a whole number from 0' },
  timeoutMs: milliseconds(1),
  deadlineMs: milliseconds(1),
  headers: {
    fits: (value) => isObject(value) && Object.entries(value).every(isHeader),
    allowed: 'an object of header names and printable ASCII strings, without the headers of the client itself',
  },
  maxResponseBytes: {
    fits: (value) => Number.isSafeInteger(value) && Number(value) >= 1,
    allowed: 'a whole number of bytes from 1',
  },
  debug: func,
  onRequest: func,
  onResponse: func,
  onRetry: func,
};

const callRules: Rules<CallOptions> = {
  ...settings,
  signal: {
    // Accepts signals of another realm or a polyfill.
    fits: (value) => isObject(value) && typeof value.aborted === 'boolean' && typeof value.addEventListener === 'function',
    allowed: 'an AbortSignal',
  },
  requestId: headerText,
  idempotencyKey: {
    fits: (value) => typeof value === 'string' && /^[\x21-\x7e]{1,255}$/.test(value),
    allowed: 'a string of 1 to 255 visible ASCII characters',
  },
};

const jobRules: Rules<JobOptions<unknown>> = { ...callRules, intervalMs: milliseconds(0), onProgress: func };

interface Credentials {
  apiKey: string;
  workspaceId: string;
  authToken: string;
  proxied: boolean;
}

const clientRules: Rules<ClientOptions & Credentials> = {
  ...settings,
  baseUrl: {
    fits: isBaseUrl,
    allowed: 'an http or https URL such as "http://127.0.0.1:8080", without credentials, query or fragment',
  },
  fetch: func,
  usage: func,
  dangerouslyAllowBrowser: bool,
  proxied: bool,
  apiKey: secret,
  workspaceId: secret,
  authToken: secret,
};

const proxyRules: Rules<ProxyOptions> = {
  baseUrl: {
    fits: (value) => isHttpUrl(value),
    allowed: 'an http or https URL such as "https://api.example.com", without credentials, query or fragment',
  },
  apiKey: secret,
  authToken: secret,
  operations: { fits: (value) => Array.isArray(value) && value.length > 0, allowed: 'a list of at least one operation' },
  session: func,
  fetch: func,
  onError: func,
  prefix: {
    // As a URL has it: no request has another path.
    fits: (value) => value === '' || (/^(?:\/[^/?#]+)+$/.test(String(value)) && new URL(`http://page${value}`).pathname === value),
    allowed: 'a path such as "/api/collaboration", with a slash before each name and none at the end, encoded as in a URL',
  },
};

/** It may be relative in a page, and in a server that renders the page, where the client is made but not used. */
function isBaseUrl(value: unknown, { proxied }: { readonly [name: string]: unknown }): boolean {
  return isHttpUrl(value, globalThis.location?.href ?? (proxied ? 'http://page' : undefined));
}

function isHttpUrl(value: unknown, page?: string): boolean {
  if (typeof value !== 'string' || /[\s?#]/.test(value)) return false;
  try {
    const { protocol, username, password } = new URL(value, page);
    return /^https?:$/.test(protocol) && username === '' && password === '';
  } catch {
    return false;
  }
}

/** @internal */
export const checkCallOptions = (operationId: string, options: CallOptions): void => check(operationId, options, callRules);

/** @internal */
export const checkJobOptions = <Status>(method: string, options: JobOptions<Status>): void => check(method, options, jobRules);

/**
 * @internal Checks the options of a client. Rejects credentials without a value: an unset variable must not make a client of the
 * public operations.
 */
export function checkClientOptions(options: ClientOptions & Partial<Credentials>): void {
  check('createClient', options, clientRules, ['baseUrl', 'apiKey', 'workspaceId', 'authToken']);
  const ids = [options.apiKey, options.workspaceId].filter((id) => id !== undefined).length;
  if (options.baseUrl === undefined) throw mistake('createClient', 'baseUrl', clientRules.baseUrl, undefined);
  if (ids !== (options.authToken === undefined ? 0 : 1)) {
    throw new TypeError('createClient: the credentials must be apiKey and authToken, workspaceId and authToken, or none.');
  }
}

/** @internal Checks the options of a proxy. An unset variable must not become a proxy that fails at each call. */
export function checkProxyOptions(options: ProxyOptions): void {
  const needed = ['baseUrl', 'apiKey', 'authToken', 'operations', 'session'] as const;
  check('createProxy', options, proxyRules, [...needed]);
  for (const name of needed) if (options[name] === undefined) throw mistake('createProxy', name, proxyRules[name], undefined);
}

/** @internal Checks the options of handlers for MSW. Without this, calls would miss them. */
export function checkHandlersOptions(options: Pick<ClientOptions, 'baseUrl' | 'usage'>): void {
  const { baseUrl, usage } = clientRules;
  check('createHandlers', options, { baseUrl, usage });
  if (options.baseUrl === undefined) throw mistake('createHandlers', 'baseUrl', baseUrl, undefined);
}

/** Checks options. All are optional and may be undefined, except for the ones in `defined`. */
function check(where: string, options: unknown, rules: { readonly [name: string]: Rule }, defined: string[] = []): void {
  if (!isObject(options)) throw new TypeError(`${where}: the options must be an object, but are ${kindOf(options)}.`);
  for (const [name, value] of Object.entries(options)) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (rule === undefined) {
      throw new TypeError(
        `${where}: there is no option ${JSON.stringify(name)}. The options are ${Object.keys(rules).join(', ')}.`,
      );
    }
    if (value === undefined ? defined.includes(name) : !rule.fits(value, options)) throw mistake(where, name, rule, value);
  }
}

const mistake = (where: string, name: string, { allowed, isSecret = false }: Rule, value: unknown): TypeError =>
  new TypeError(`${where}: ${name} must be ${allowed}, but is ${kindOf(value, isSecret)}.`);

/** Describes a value, without texts that may be credentials. */
function kindOf(value: unknown, isSecret = true): string {
  if (value === '') return 'an empty string';
  // URLs may have a password.
  if (typeof value === 'string')
    return isSecret ? 'another string' : truncate(JSON.stringify(value.replace(/\/\/.*@/s, '//…@')), 100);
  return typeof value === 'number' || typeof value === 'boolean' || value === null ? String(value) : typeof value;
}
