/** Emits generated/package.json and generated/README.md for the published contract. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from './contract.ts';

/** Emits the manifest that `npm run pack` builds the package from. The sources beside it become JavaScript and declarations. */
export function emitManifest(contract: Contract): string {
  const entry = (name: string, node: { node?: string } = {}) => ({
    import: { types: `./${name}.d.mts`, ...node, default: `./${name}.mjs` },
    require: { types: `./${name}.d.ts`, default: `./${name}.js` },
  });
  const named = ['handlers', 'proxy', 'query', 'schemas', 'usage', 'webhooks'];
  const manifest = {
    name: '@collaboration/contract',
    version: contract.version,
    description: `${contract.title}: the OpenAPI document, its types and a typed client`,
    license: 'MIT',
    keywords: ['openapi', 'client', 'typescript', 'fetch', 'collaboration'],
    // The sources beside it are ESM.
    type: 'module',
    repository: 'github:OWNER/REPOSITORY',
    engines: { node: '>=20' },
    sideEffects: false,
    bin: { contract: './contract.mjs' },
    main: './client.js',
    types: './client.d.ts',
    exports: {
      '.': entry('client', { node: './client.node.mjs' }),
      ...Object.fromEntries(named.map((name) => [`./${name}`, entry(name)])),
      './openapi.json': './openapi.json',
      './workflows.json': './workflows.json',
      './package.json': './package.json',
    },
    // Each call gets the cache, which older versions do not pass.
    peerDependencies: { '@modelcontextprotocol/sdk': '^1.20.0', '@tanstack/query-core': '^5.89.0' },
    peerDependenciesMeta: { '@modelcontextprotocol/sdk': { optional: true }, '@tanstack/query-core': { optional: true } },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

export function emitReadme({ title, operations }: Contract): string {
  const rows = (extension: 'named' | 'added' | undefined) =>
    operations
      .filter((operation) => operation.extension === extension)
      .map(({ id, path, credentials }) => `| \`${id}\` | \`${path}\` | ${words[credentials]} |`);
  const table = (heading: string, extension: 'named' | 'added' | undefined) =>
    rows(extension).length === 0
      ? []
      : [[heading, '', '| Method | Path | Credentials |', '|---|---|---|', ...rows(extension)].join('\n')];
  const lists = [
    ...table('Operations that the specification shows:', undefined),
    ...table('Operations that it only names:', 'named'),
    ...table('Added operations:', 'added'),
  ];
  return template('client-readme.md').replace('{{title}}', title).replace('{{operations}}', lists.join('\n\n'));
}

/** Returns a text beside the emitters, whose placeholders are in double braces. */
export const template = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

const words = { public: 'none', workspace: 'workspace', apiKey: 'API key', workspaceOrApiKey: 'workspace or API key' };
