/** The list of requests, each with its response, as a curl command, and to send again. */
import { button, code, element, folded, timeOf } from './dom.js';
import { headersOf, operations } from './operations.js';
import { act, call } from './session.js';

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** Uses the variables of "Credentials to paste". */
function curlOf(operation, request) {
  const headers = headersOf(operation).map(({ header, variable }) => `  -H "${header}: $${variable}"`);
  return [
    `curl -s "$BASE_URL${operation.path}"`,
    `  -H 'content-type: application/json'`,
    ...headers,
    `  -d ${quoted(JSON.stringify(request))}`,
  ].join(' \\\n');
}

function actionsOf(operation, request, credentials) {
  const actions = element('div', '', 'row');
  actions.append(
    button('Copy as curl', () =>
      act('Command copied. It uses the variables of “Credentials to paste”.', async () => {
        if (navigator.clipboard === undefined)
          throw new Error('The browser allows copying only on pages from this machine or over HTTPS.');
        await navigator.clipboard.writeText(curlOf(operation, request));
      }),
    ),
    button('Send again', () =>
      act('', async () => {
        const headers = Object.fromEntries(headersOf(operation).map(({ header, name }) => [header, credentials[name]]));
        const { status } = await call(operation.path, request, headers);
        return `${operation.summary} responded with HTTP ${status}.`;
      }),
    ),
  );
  return actions;
}

export const requestOf = (credentials) => (exchange) => {
  const { requestId, time, method, path, operationId, status, durationMs, fault, request, reply } = exchange;
  const summary = element('summary', `${timeOf(time).slice(11)} `);
  const answer = status === null ? 'no response' : String(status);
  summary.append(
    element('code', `${method} ${path} `),
    element('strong', answer, status === null || status >= 400 ? 'bad' : ''),
    ` ${operationId ?? 'no operation'}, ${durationMs} ms${fault ? ', fault' : ''}`,
  );
  const sides = element('div', '', 'sides');
  sides.append(code('Request', request), code('Response', reply));
  const operation = operations.get(operationId);
  // The body of a large request is not kept whole.
  const actions = operation === undefined || typeof request !== 'object' ? [] : [actionsOf(operation, request, credentials)];
  return folded(requestId, summary, sides, ...actions);
};
