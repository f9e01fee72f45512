/** The operations of the document, and the credentials that each one takes. */
const { paths, components } = await (await fetch('openapi.json')).json();

export const operations = new Map(Object.entries(paths).map(([path, { post }]) => [post.operationId, { path, ...post }]));

/** Many operations share a response. */
export const resolved = (response) =>
  response.$ref === undefined ? response : components.responses[response.$ref.split('/').at(-1)];

/** By security scheme: the shell variable of the samples, and the name in the session's credentials. */
const credentials = {
  WorkspaceId: { variable: 'WORKSPACE_ID', name: 'workspaceId' },
  WorkspaceToken: { variable: 'WORKSPACE_TOKEN', name: 'workspaceAuthToken' },
  ApiKey: { variable: 'API_KEY', name: 'apiKey' },
  ApiKeyToken: { variable: 'API_KEY_TOKEN', name: 'authToken' },
};

/** Returns the headers that an operation requires, with the credential of each. */
export const headersOf = ({ security: [schemes = {}] = [] }) =>
  Object.keys(schemes).map((scheme) => ({ header: components.securitySchemes[scheme].name, ...credentials[scheme] }));

export const exportsOf = (baseUrl, values) =>
  [
    `export COLLABORATION_URL=${baseUrl}`,
    ...Object.values(credentials).map(({ variable, name }) => `export ${variable}=${values[name]}`),
  ].join('\n');
