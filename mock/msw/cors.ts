/** Lets pages of every origin call, as the sandbox does for pages of this machine. Simulated browsers such as happy-dom check it. */

/** Returns the response to a preflight request; undefined for another request. */
export function preflight({ method, headers }: Request): Response | undefined {
  if (method !== 'OPTIONS' || !headers.has('access-control-request-method')) return undefined;
  const asked = headers.get('access-control-request-headers') ?? '*';
  return new Response(null, {
    status: 204,
    headers: { ...origins, 'access-control-allow-methods': 'POST', 'access-control-allow-headers': asked },
  });
}

export const origins = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' };
