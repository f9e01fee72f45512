/** Serves the public keys of user tokens, at `<iss>/.well-known/jwks.json`. */
import express, { type Router } from 'express';
import type { Environment } from '../context.ts';
import { findApiKey } from '../workspaces/store.ts';

const path = /^\/api-keys\/([\da-f-]{36})\/\.well-known\/jwks\.json$/;

/** Short, so that a new secret is soon known everywhere. Verifiers that meet an unknown `kid` fetch the keys again anyway. */
const maxAgeSeconds = 300;

export function keySet({ ask, userTokens }: Environment): Router {
  const router = express.Router({ strict: true, caseSensitive: true });
  router.get(path, async (req, res, next) => {
    const [, apiKeyId = ''] = path.exec(req.path) ?? [];
    if ((await findApiKey(ask, apiKeyId)) === undefined) return next();
    const keys = await userTokens.keySet(apiKeyId);
    res.set({ 'cache-control': `public, max-age=${maxAgeSeconds}`, 'x-content-type-options': 'nosniff' });
    res.type('application/jwk-set+json').send(JSON.stringify(keys));
  });
  return router;
}
