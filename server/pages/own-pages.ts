/** Tells the service's own pages from others, which must not act for a person. */
import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import type { Config } from '../settings/config.ts';
import { html } from './html.ts';
import { respond } from './pages.ts';

type Own = Pick<Config, 'publicUrl'>;

/** Returns whether a page of the service sends the request. All browsers send `origin` with a POST. */
export const isFromOwnPage = (
  { origin, 'sec-fetch-site': site = 'same-origin' }: IncomingHttpHeaders,
  { publicUrl }: Own,
): boolean => origin === new URL(publicUrl).origin && site === 'same-origin';

/** Rejects forms that another page sends. Programs, such as those for mail, send neither header. */
export const refuseOtherPages =
  (config: Own): RequestHandler =>
  ({ headers }, res, next) => {
    if (isFromOwnPage(headers, config) || (headers.origin === undefined && headers['sec-fetch-site'] === undefined)) return next();
    respond(res, 403, 'This form was sent by another page', html`<p>Open the link from the email again, in a new window.</p>`);
  };
