/**
 * Emits generated/python/: the Python package. The files of openapi/tools/python/collaboration_contract are copied there; the types and the
 * methods are generated.
 */
import type { Contract } from './contract.ts';
import { type Json, JsonNode } from './document.ts';
import { emitPythonClient, emitPythonOperations, operationAliases, operationSchemas } from './python-client.ts';
import { emitPythonInit, emitPythonProject, emitPythonReadme } from './python-package.ts';
import { emitPythonTypes } from './python-types.ts';

const banner = '# Generated from the contract by `npm run generate`. Do not edit.\n';
const name = 'collaboration_contract';

/** Returns the files by name. `runtime` has the hand-written ones. */
export function emitPython(contract: Contract, bundle: Json, runtime: ReadonlyMap<string, string>): Map<string, string> {
  const document = new JsonNode(bundle);
  const modules = new Map([
    ...runtime,
    ['__init__.py', emitPythonInit()],
    ['version.py', `VERSION = "${contract.version}"\nAGENT = f"collaboration-contract-python/{VERSION}"\n`],
    ['types.py', emitPythonTypes(document, operationSchemas(contract), operationAliases(contract))],
    ['operations.py', emitPythonOperations(contract, document)],
    ['client.py', emitPythonClient(contract, document, 'sync')],
    ['async_client.py', emitPythonClient(contract, document, 'async')],
  ]);
  return new Map([
    ...[...modules].map(([file, text]): [string, string] => [`python/${name}/${file}`, banner + text]),
    [`python/${name}/py.typed`, ''],
    ['python/pyproject.toml', banner + emitPythonProject(contract)],
    ['python/README.md', emitPythonReadme(contract)],
  ]);
}
