/** Headers, as simulated browsers such as happy-dom need and have them. */

/** Lets pages of every origin call, as the sandbox does for pages of this machine. */
export const origins = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' };

/** Returns the response to a preflight request; undefined for another request. happy-dom hides the headers that tell it. */
export const preflight = ({ method }: Request): Response | undefined =>
  method === 'OPTIONS'
    ? new Response(null, {
        status: 204,
        headers: { ...origins, 'access-control-allow-methods': 'POST', 'access-control-allow-headers': '*' },
      })
    : undefined;

/** Returns the headers by their names in lower case, which happy-dom keeps as they were written. */
export const headersIn = ({ headers }: Request): { [name: string]: string } =>
  Object.fromEntries([...headers].map(([name, value]) => [name.toLowerCase(), value]));
