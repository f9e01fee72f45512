/** generated/validators.js: a function for every message, compiled ahead by Ajv, so that a server compiles nothing at run time. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneModule from 'ajv/dist/standalone/index.js';
import formatsModule from 'ajv-formats';
import type { Contract } from './contract.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What the compiled code calls, as it stands in Ajv's output and as an import of the same. */
const runtime = [
  {
    required: 'require("ajv/dist/runtime/ucs2length").default',
    imported: "import ucs2length from 'ajv/dist/runtime/ucs2length.js';",
    expression: 'ucs2length.default',
  },
  {
    required: 'require("ajv-formats/dist/formats")',
    imported: "import formats from 'ajv-formats/dist/formats.js';",
    expression: 'formats',
  },
];

export function emitValidators({ operations }: Contract, bundle: unknown): { code: string; declarations: string } {
  const document = new Document(JSON.parse(JSON.stringify(bundle)));
  const ajv = formatsModule.default(
    new Ajv2020({ strict: false, messages: false, code: { source: true, esm: true, lines: true } }),
  );
  ajv.addSchema({ $id: 'contract', components: { schemas: withoutProse(document.at('components', 'schemas'), true) } });
  const messages = operations.map(({ id, path, success }) => {
    const post = ['paths', path, 'post'];
    const failure = document.at(...post, 'responses', '401', 'content', 'application/json', 'schema', '$ref');
    return {
      id,
      request: document.at(...post, 'requestBody', 'content', 'application/json', 'schema'),
      reply: document.at(...post, 'responses', String(success), 'content', 'application/json', 'schema'),
      // Public operations have no 401, and answer with the failure that everything answers with.
      failure: typeof failure === 'string' ? failure : '#/components/schemas/Failure',
    };
  });
  const failures = [...new Set(messages.map(({ failure }) => failure))];
  const exported: { [name: string]: string } = {};
  const add = (name: string, schema: Json) => {
    ajv.addSchema(inContract(withoutProse(schema, false)), name);
    exported[name] = name;
  };
  for (const { id, request, reply } of messages) {
    add(`${id}Request`, request);
    add(`${id}Reply`, reply);
  }
  for (const failure of failures) add(nameOf(failure), { $ref: failure });

  const tables = {
    requests: messages.map(({ id }) => `${id}: ${id}Request`),
    replies: messages.map(({ id }) => `${id}: ${id}Reply`),
    failures: messages.map(({ id, failure }) => `${id}: ${nameOf(failure)}`),
  };
  const compiled = standaloneModule
    .default(ajv, exported)
    .replace('"use strict";', '')
    .replaceAll(/^export const /gm, 'const ');
  const used = runtime.filter(({ required }) => compiled.includes(required));
  const code = used.reduce((text, { required, expression }) => text.replaceAll(required, expression), compiled);
  if (code.includes('require('))
    throw new Error('openapi: a validator requires something that emit/validators.ts has no import for');
  const lean = withoutErrors(code);
  return {
    code: `// Generated from the contract by \`npm run generate\`. Do not edit.
${used.map(({ imported }) => imported).join('\n')}
${lean}
${Object.entries(tables)
  .map(([name, rows]) => `export const ${name} = {\n  ${rows.join(',\n  ')},\n};`)
  .join('\n')}
`,
    declarations: `// Generated from the contract by \`npm run generate\`. Do not edit.
import type { OperationId } from './server.ts';

/** Whether a message fits its schema. */
type Fits = (message: unknown) => boolean;

/** Of a request's whole body. */
export declare const requests: { readonly [Id in OperationId]: Fits };

/** Of the whole body of a success. */
export declare const replies: { readonly [Id in OperationId]: Fits };

/** Of the whole body of a failure, whatever its status. */
export declare const failures: { readonly [Id in OperationId]: Fits };
`,
  };
}

/** In Ajv's output, what describes an error, and where it is; and what stands in its place. */
const errorDescriptions: [RegExp, string][] = [
  [
    /const (err\d+) = \{instancePath.*\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\n(?=errors\+\+;)/g,
    '',
  ],
  [/validate\d+\.errors = (vErrors|\[\{instancePath.*\}\]);\n/g, ''],
  [/vErrors = vErrors === null \? (validate\d+)\.errors : vErrors\.concat\(\1\.errors\);\nerrors = vErrors\.length;/g, 'errors++;'],
  [/if\(vErrors !== null\)\{\nif\((_errs\d+)\)\{\nvErrors\.length = \1;\n\}\nelse \{\nvErrors = null;\n\}\n\}\n/g, ''],
  [/let vErrors = null;\n/g, ''],
  [/const evaluated0 = .*\n(if\(evaluated0\..*\n.*\n\}\n){2}/g, ''],
  [/evaluated0\.props = .*\n/g, ''],
  [/validate\d+\.evaluated = .*\n/g, ''],
  [/(function validate\d+\(data), \{instancePath.*=\{\}\)/g, '$1)'],
  [/(validate\d+\([^()]+), \{instancePath.*?,dynamicAnchors\}\)/g, '$1)'],
];

/** Characters are counted one by one only where the length leaves it open: it is the same, or up to twice as much. */
const counting: [RegExp, string][] = [
  [/if\((func\d+)\((\w+)\) > (\d+)\)/g, 'if($2.length > $3 && $1($2) > $3)'],
  [/if\(func\d+\((\w+)\) < 1\)/g, 'if($1.length < 1)'],
  [/if\((func\d+)\((\w+)\) < (\d+)\)/g, 'if($2.length < $3 || $2.length < 2 * $3 && $1($2) < $3)'],
];

/**
 * Validators that say whether, not why: nobody asks these why, since `explain` knows it from the document. They are half as large, and
 * a message that fits costs no list of the alternatives that it does not fit.
 */
function withoutErrors(code: string): string {
  const replaced = [...errorDescriptions, ...counting].reduce((text, [from, to]) => text.replaceAll(from, to), code);
  const left = /\b(vErrors|instancePath|evaluated\d*|dynamicAnchors)\b.*|\.errors\b.*/.exec(replaced)?.[0];
  if (left !== undefined) throw new Error(`openapi: Ajv writes errors in a way that emit/validators.ts does not know: ${left}`);
  // Schemas were there to be quoted in errors; a few are asked for their properties.
  return replaced.replaceAll(/^const (schema\d+) = .*\n/gm, (line, name) =>
    replaced.split(new RegExp(`\\b${name}\\b`)).length > 2 ? line : '',
  );
}

const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/** References within the document, as references from outside it. */
const inContract = (schema: Json): object => JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/'));

/** Validators need no words; without them the code is a third smaller. Below `properties` a `description` is somebody's member. */
function withoutProse(value: Json, isMap: boolean): Json {
  if (Array.isArray(value)) return value.map((item) => withoutProse(item, false));
  if (value === null || typeof value !== 'object') return value;
  const isProse = (key: string) => ['title', 'description', 'example', 'examples', 'default'].includes(key) || key.startsWith('x-');
  const kept = Object.entries(value).filter(([key]) => isMap || !isProse(key));
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutProse(item, !isMap && key === 'properties')]));
}

class Document {
  readonly root: Json;
  constructor(root: Json) {
    this.root = root;
  }
  /** The value at a path of keys, following a reference on the way to it. */
  at(...keys: string[]): Json {
    let value = this.root;
    for (const key of keys) {
      const parent = key === '$ref' ? value : this.#follow(value);
      value =
        parent !== null && typeof parent === 'object' && !Array.isArray(parent) && Object.hasOwn(parent, key)
          ? (parent[key] ?? null)
          : null;
    }
    return value;
  }
  #follow(value: Json): Json {
    if (value === null || typeof value !== 'object' || Array.isArray(value) || typeof value.$ref !== 'string') return value;
    return this.at(...value.$ref.slice(2).split('/'));
  }
}
