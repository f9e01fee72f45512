/** From bytes to `req.body`: JSON in UTF-8, within the contract's limits, and holding only text that every database can keep. */
import express, { type RequestHandler } from 'express';
import { limits } from '../../generated/server.ts';
import { Failure, invalidArgument } from '../errors.ts';

/** 415 for what is not JSON in UTF-8; then only the media type itself, since validators are cached by the whole header, which callers can vary without end. */
export const checkMediaType: RequestHandler = (req, _res, next) => {
  const [type = '', ...parameters] = (req.headers['content-type'] ?? '').split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.replace(/^charset="?([^"]*)"?$/, '$1');
  if (type !== 'application/json') throw unsupported('The header content-type must be application/json.');
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') throw unsupported('The request body must be in UTF-8.');
  if ((req.headers['content-encoding'] ?? 'identity') !== 'identity') throw unsupported('The request body must not be compressed.');
  req.headers['content-type'] = 'application/json';
  next();
};

const unsupported = (message: string): Failure => new Failure('INVALID_ARGUMENT', message, { httpStatus: 415 });

const readBytes = express.raw({ type: () => true, limit: limits.bodyBytes, inflate: false });

/** Reads the body; `res.locals.bodyBytes` is its length. */
export const readBody: RequestHandler[] = [
  readBytes,
  (req, res, next) => {
    const bytes: unknown = req.body;
    if (!Buffer.isBuffer(bytes)) throw invalidArgument({ field: '', reason: 'SYNTAX', description: 'must be JSON, and is empty' });
    res.locals.bodyBytes = bytes.length;
    req.body = parse(bytes);
    next();
  },
];

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parse(bytes: Buffer): unknown {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw invalidArgument({ field: '', reason: 'ENCODING', description: 'must be in UTF-8' });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const where = error instanceof Error ? /line \d+ column \d+/.exec(error.message)?.[0] : undefined;
    const problem = text.trim() === '' ? ', and is empty' : where === undefined ? '' : `, and has a mistake in ${where}`;
    throw invalidArgument({ field: '', reason: 'SYNTAX', description: `must be JSON${problem}` });
  }
  checkText(value);
  return value;
}

/** Walks the value without recursion: its depth is the caller's choice. */
function checkText(root: unknown): void {
  const waiting: { value: unknown; pointer: string; depth: number }[] = [{ value: root, pointer: '', depth: 1 }];
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    const { value, pointer, depth } = item;
    if (typeof value === 'string') {
      checkString(value, pointer);
    } else if (typeof value === 'object' && value !== null) {
      if (depth > limits.bodyDepth) {
        throw invalidArgument({ field: '', reason: 'DEPTH', description: `must be at most ${limits.bodyDepth} levels deep` });
      }
      for (const [key, child] of Object.entries(value)) {
        if (!Array.isArray(value)) checkString(key, pointer);
        if (typeof child === 'string' || typeof child === 'object') {
          waiting.push({ value: child, pointer: `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, depth: depth + 1 });
        }
      }
    }
  }
}

/** PostgreSQL cannot keep NUL, and would make every lone surrogate the same character, so that two ids could become one. */
function checkString(text: string, field: string): void {
  if (text.includes('\0')) throw invalidArgument({ field, reason: 'ENCODING', description: 'must not contain the character U+0000' });
  if (!text.isWellFormed()) throw invalidArgument({ field, reason: 'ENCODING', description: 'must be well-formed Unicode, without lone surrogates' });
}
