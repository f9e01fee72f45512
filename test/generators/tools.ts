/** Other projects' code generators, with the expected results. */

interface Tool {
  name: string;
  /** The command, in a folder with the document as openapi.json. The program comes from the packages. */
  command: readonly [program: string, ...args: string[]];
  /** Further input files. */
  files?: { readonly [name: string]: string };
  /** The generated TypeScript: its first file, and the import of a named schema. */
  types?: { file: string; typeOf: (schema: string) => string };
  /** The generated schema that parses messages at run time. */
  parser?: (schema: string) => string;
  /** A program that lists the organizations of a key with the generated code. `baseUrl` and `headers` are given. */
  call?: string;
  /** Known faults: the expected problems, each with its entry in the README's table. */
  flaws?: readonly { problem: RegExp; inReadme: string }[];
}

const prelude = `const baseUrl = process.env.COLLABORATION_URL;
const headers = { 'x-svc-api-key': process.env.API_KEY, 'x-svc-auth-token': process.env.AUTH_TOKEN };
const body = { data: {} };
const mustBe = (value, wanted) => { if (value !== wanted) throw new Error(JSON.stringify(value)); };
`;

/** Returns the whole program of a call. */
export const programOf = (call: string): string => {
  const imports = call.split('\n').filter((line) => line.startsWith('import '));
  const rest = call.split('\n').filter((line) => !line.startsWith('import '));
  return [...imports, prelude, ...rest].join('\n');
};

/** Tools that the project itself has: `npm test` runs these too. */
export const lightTools: readonly Tool[] = [
  {
    name: 'Redocly CLI',
    command: ['redocly', 'generate-client', 'openapi.json', '--output', 'redocly.ts'],
    types: { file: './redocly.ts', typeOf: (schema) => `import('./redocly.ts').${schema}` },
    flaws: [{ problem: /TS2353: .* does not exist in type/, inReadme: 'Types have only the named fields' }],
    call: `import { client } from './redocly.ts';
client.configure({ serverUrl: baseUrl, headers });
const { result } = await client.getOrganizations({ body });
mustBe(result.status, 'success');`,
  },
];

export const tools: readonly Tool[] = [
  ...lightTools,
  {
    name: 'openapi-typescript',
    command: ['openapi-typescript', 'openapi.json', '--default-non-nullable=false', '-o', 'openapi-typescript.ts'],
    types: {
      file: './openapi-typescript.ts',
      typeOf: (schema) => `import('./openapi-typescript.ts').components['schemas']['${schema}']`,
    },
    call: `import createClient from 'openapi-fetch';
const { response } = await createClient({ baseUrl, headers }).POST('/v2/organizations/get', { body });
mustBe(response.status, 200);`,
  },
  {
    name: 'Hey API',
    command: ['openapi-ts', '-i', 'openapi.json', '-o', 'hey-api', '-c', '@hey-api/client-fetch'],
    types: { file: './hey-api/index.ts', typeOf: (schema) => `import('./hey-api/index.ts').${schema}` },
    call: `import { client } from './hey-api/client.gen.ts';
import { getOrganizations } from './hey-api/sdk.gen.ts';
client.setConfig({ baseUrl, headers });
const { response } = await getOrganizations({ body });
mustBe(response.status, 200);`,
  },
  {
    name: 'Orval',
    command: ['orval', '--config', 'orval.config.mjs'],
    files: {
      'orval.config.mjs': `export default {
  api: { input: './openapi.json', output: { target: 'orval.ts', client: 'fetch', baseUrl: process.env.COLLABORATION_URL } },
};
`,
    },
    types: { file: './orval.ts', typeOf: (schema) => `import('./orval.ts').${schema}` },
    call: `import { getOrganizations } from './orval.ts';
const { status } = await getOrganizations(body, { headers });
mustBe(status, 200);`,
  },
  {
    name: 'oazapfts',
    command: ['oazapfts', 'openapi.json', 'oazapfts.ts'],
    types: { file: './oazapfts.ts', typeOf: (schema) => `import('./oazapfts.ts').${schema}` },
    call: `import * as api from './oazapfts.ts';
Object.assign(api.defaults, { baseUrl, headers });
const { status } = await api.getOrganizations(body);
mustBe(status, 200);`,
  },
  {
    name: 'typed-openapi',
    command: ['typed-openapi', 'openapi.json', '-o', 'typed-openapi.ts'],
    types: { file: './typed-openapi.ts', typeOf: (schema) => `import('./typed-openapi.ts').Schemas.${schema}` },
    call: `import { ApiClient } from './typed-openapi.ts';
const send = ({ method, url, parameters }) =>
  fetch(url, { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(parameters.body) });
const { result } = await new ApiClient({ fetch: send }).setBaseUrl(baseUrl).post('/v2/organizations/get', { body });
mustBe(result.status, 'success');`,
  },
  {
    name: 'openapi-zod-client',
    command: ['openapi-zod-client', 'openapi.json', '-o', 'zod.ts'],
    types: { file: './zod.ts', typeOf: (schema) => `import('zod').input<typeof import('./zod.ts').schemas.${schema}>` },
    parser: (schema) => `(await import('./zod.ts')).schemas.${schema}`,
    call: `import { createApiClient } from './zod.ts';
const { result } = await createApiClient(baseUrl, { axiosConfig: { headers } }).post('/v2/organizations/get', body);
mustBe(result.status, 'success');`,
  },
  {
    name: 'Kubb',
    command: ['kubb', 'generate'],
    files: {
      'kubb.config.ts': `import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
export default defineConfig({
  input: { path: './openapi.json' },
  output: { path: './kubb', barrelType: false },
  plugins: [
    pluginOas({ generators: [] }),
    pluginTs({ output: { path: 'types.ts', barrelType: false } }),
    pluginClient({ output: { path: 'client.ts', barrelType: false }, client: 'fetch', bundle: true }),
  ],
});
`,
    },
    types: { file: './kubb/client.ts', typeOf: (schema) => `import('./kubb/types.ts').${schema}` },
    call: `import { getOrganizations } from './kubb/client.ts';
const { result } = await getOrganizations(body, { baseURL: baseUrl, headers: { ...headers, 'content-type': 'application/json' } });
mustBe(result.status, 'success');`,
  },
  {
    name: 'swagger-typescript-api',
    command: [
      'swagger-typescript-api',
      'generate',
      '--path',
      'openapi.json',
      '--output',
      'swagger',
      '--name',
      'api.ts',
      '--enum-style',
      'union',
    ],
    types: { file: './swagger/api.ts', typeOf: (schema) => `import('./swagger/api.ts').${schema}` },
    call: `import { Api } from './swagger/api.ts';
const { data } = await new Api({ baseUrl, baseApiParams: { headers } }).v2.getOrganizations(body);
mustBe(data.result.status, 'success');`,
  },
  {
    // Lints the document instead of generating code.
    name: 'OWASP API Security',
    command: [
      'spectral',
      'lint',
      'openapi.json',
      '--ruleset',
      'owasp.yaml',
      '--format',
      'json',
      '--display-only-failures',
      '--quiet',
    ],
    files: {
      'owasp.yaml': `extends: ['@stoplight/spectral-owasp-ruleset']
overrides:
  - files: ['openapi.json#/paths/~1v2~1workspace~1create', 'openapi.json#/paths/~1v2~1workspace~1email~1send-login-link']
    rules: { 'owasp:api2:2023-write-restricted': off }
  - files:
      - openapi.json#/components/responses/Unauthenticated
      - openapi.json#/components/responses/StatusUnauthenticated
      - openapi.json#/components/responses/OriginNotAllowed
      - openapi.json#/components/responses/StatusOriginNotAllowed
    rules: { 'owasp:api4:2023-rate-limit': off }
  - files:
      - openapi.json#/components/schemas/DeleteAllUserDataReply/properties/statusCode
      - openapi.json#/components/schemas/StatusErrorContent/properties/code
    rules: { 'owasp:api4:2023-integer-limit': off }
  - files: ['openapi.json#/components/headers']
    rules: { 'owasp:api8:2023-define-cors-origin': off }
`,
    },
  },
  {
    name: 'Postman',
    command: ['openapi2postmanv2', '-s', 'openapi.json', '-o', 'postman.json'],
  },
  {
    name: 'swagger-client',
    command: ['node', '--version'],
    call: `import { readFileSync } from 'node:fs';
import SwaggerClient from 'swagger-client';
const spec = { ...JSON.parse(readFileSync('openapi.json', 'utf8')), servers: [{ url: baseUrl }] };
const client = await SwaggerClient({ spec });
const authorized = Object.fromEntries(
  Object.entries({ ApiKey: headers['x-svc-api-key'], ApiKeyToken: headers['x-svc-auth-token'] }).map(([name, value]) => [name, { value }]),
);
const { status } = await client.execute({ operationId: 'getOrganizations', requestBody: body, securities: { authorized } });
mustBe(status, 200);`,
  },
];
