/**
 * Serves the sandbox over HTTP: its page, its controls, and the services of its sessions. A boundary file: a control's input is
 * checked against openapi/sandbox.yaml before the control gets it with its type.
 */
import type { RequestListener } from 'node:http';
import express, { type Request, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { JsonNode } from '../../generated/document.ts';
import { explain } from '../../generated/explain.ts';
import { limits } from '../../generated/handlers.ts';
import bundle from '../../generated/sandbox.json' with { type: 'json' };
import { Failure, invalidArgument } from '../../server/errors.ts';
import { parse, readBytes } from '../../server/http/read-body.ts';
import { checkMediaType } from '../../server/http/request.ts';
import { requestIdHeader, requestLog, requireHost } from '../../server/http/request-log.ts';
import { failures, sendJson } from '../../server/http/respond.ts';
import { allowOwnOrigins } from '../origins.ts';
import type { ControlId, Controls } from './controls.ts';
import { page } from './page.ts';
import type { Session, Sessions } from './sessions.ts';

const sessionHeader = 'x-sandbox-session';
/** Matches the session before each path, for clients that cannot send a header. */
const sessionPath = /^\/sandbox\/sessions\/([^/?]*)(?=[/?]|$)/;
const bodyTimeoutMs = 30_000;

interface AppOptions {
  sessions: Sessions;
  controls: Controls;
  /** The address that the server listens on. */
  host: string;
  /** Further origins whose pages may call. */
  origins: readonly string[];
  log: Logger;
}

export function createSandboxApp({ sessions, controls, host, origins, log }: AppOptions): RequestListener {
  const sessionOf = (req: Request): Session => sessions.find(req.get(sessionHeader));
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('strict routing');
  app.enable('case sensitive routing');
  app.use(requestLog(undefined), requireHost, allowPrivateNetwork, allowOwnOrigins(host, origins));
  app.use(page());
  const document = new JsonNode(JSON.parse(JSON.stringify(bundle)));
  for (const path of document.get('paths').keys) {
    const operation = document.in('paths', path, 'post');
    const schema = operation.in('requestBody', 'content', 'application/json', 'schema').dereferenced().object;
    const control = controls[operation.get('operationId').string as ControlId] as (session: Session, data: unknown) => unknown;
    app.all(path, requestIdHeader, async (req, res) => {
      const data = await readData(req, schema);
      sendJson(res, 200, JSON.stringify({ result: await control(sessionOf(req), data) }));
    });
  }
  app.get('/sandbox/openapi.json', requestIdHeader, (_req, res) => void res.json(bundle));
  app.use(async (req, res) => (await sessionOf(req).scene()).serve(req, res));
  app.use(failures({ log }));
  return (req, res) => {
    const { url = '' } = req;
    const [prefix = '', name] = sessionPath.exec(url) ?? [];
    const path = url.slice(prefix.length);
    // Redirects to a trailing slash, since the page's links are relative.
    if (prefix !== '' && !path.startsWith('/'))
      return void res.writeHead(308, { location: `${prefix}/${path}`, 'content-length': 0 }).end();
    if (name !== undefined) req.headers[sessionHeader] = name;
    req.url = path;
    app(req, res);
  };
}

/** Returns `data` of a control's request, or throws a failure of the contract. */
async function readData(req: Request, schema: { readonly [keyword: string]: unknown }): Promise<unknown> {
  if (req.method !== 'POST') {
    throw new Failure('INVALID_ARGUMENT', 'Controls accept only POST requests.', { httpStatus: 405, headers: { allow: 'POST' } });
  }
  checkMediaType(req.headers);
  const bytes = await readBytes(req, { maxBytes: limits.bodyBytes, timeoutMs: bodyTimeoutMs });
  const body = parse(bytes);
  const [first, ...rest] = explain(schema, body, bytes.length);
  if (first !== undefined) throw invalidArgument(first, ...rest);
  return (body as { data: unknown }).data;
}

/** Browsers ask before a page from another network may call this machine. */
const allowPrivateNetwork: RequestHandler = (req, res, next) => {
  if (req.get('access-control-request-private-network') === 'true') res.set('access-control-allow-private-network', 'true');
  next();
};
