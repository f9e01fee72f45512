/** The public keys of tokens for users, where whoever verifies one looks for them. */
import express, { type Router } from 'express';
import type { UserTokens } from './user-tokens.ts';

/** Short enough that a new secret is known everywhere soon, and its key is asked for anyway by who meets an unknown `kid`. */
const maxAgeSeconds = 300;

export function keySet(userTokens: UserTokens): Router {
  const router = express.Router({ strict: true, caseSensitive: true });
  router.get('/.well-known/jwks.json', async (_req, res) => {
    const keys = await userTokens.keySet();
    res.set({ 'cache-control': `public, max-age=${maxAgeSeconds}`, 'x-content-type-options': 'nosniff' });
    res.type('application/jwk-set+json').send(JSON.stringify(keys));
  });
  return router;
}
