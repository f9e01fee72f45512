/**
 * Emits generated/python/: the Python package. The files of openapi/tools/python/collaboration_contract are copied there; the types and the
 * methods are generated. Clients are written for asyncio, and again without it.
 */

import { type Json, JsonNode } from '../runtime/document.ts';
import type { Contract } from './contract.ts';
import { aliasesOf } from './operation-types.ts';
import { template } from './package.ts';
import { emitPythonArguments, emitPythonClient, emitPythonOperations, operationSchemas, synchronous } from './python-client.ts';
import { emitPythonTypes } from './python-types.ts';

const banner = '# Generated from the contract by `npm run generate`. Do not edit.\n';
const name = 'collaboration_contract';

/** Returns the files by name. `runtime` has the hand-written ones. */
export function emitPython(contract: Contract, bundle: Json, runtime: ReadonlyMap<string, string>): Map<string, string> {
  const document = new JsonNode(bundle);
  const modules = new Map([
    ...runtime,
    ['version.py', `VERSION = "${contract.version}"\nAGENT = f"collaboration-contract-python/{VERSION}"\n`],
    ['types.py', emitPythonTypes(document, operationSchemas(contract), aliasesOf(contract))],
    ['arguments.py', emitPythonArguments(contract, document)],
    ['operations.py', emitPythonOperations(contract, document)],
    ['async_client.py', emitPythonClient(contract, document)],
  ]);
  for (const file of ['base.py', 'client.py']) modules.set(file, synchronous(modules.get(`async_${file}`) ?? ''));
  return new Map([
    ...[...modules].map(([file, text]): [string, string] => [`python/${name}/${file}`, banner + text]),
    [`python/${name}/py.typed`, ''],
    ['python/pyproject.toml', banner + emitPythonProject(contract)],
    ['python/README.md', emitPythonReadme(contract)],
  ]);
}

function emitPythonProject({ title, version }: Contract): string {
  return `[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "collaboration-contract"
version = "${version}"
description = "${title}: a typed client"
readme = "README.md"
requires-python = ">=3.11"
license = "MIT"
keywords = ["openapi", "client", "httpx", "collaboration"]
classifiers = ["Typing :: Typed"]
dependencies = ["httpx>=0.23,<1"]

[tool.hatch.build.targets.wheel]
packages = ["collaboration_contract"]
`;
}

function emitPythonReadme({ title, version, operations }: Contract): string {
  const unrepeatable = operations.filter(({ idempotent, takesIdempotencyKey }) => !idempotent && !takesIdempotencyKey);
  return template('python-readme.md')
    .replace('{{title}}', title)
    .replace('{{version}}', version)
    .replace('{{unrepeatable}}', unrepeatable.map((operation) => operation.title).join(' and '));
}
