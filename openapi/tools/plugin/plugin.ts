/** The house rules, and additions to the docs. redocly.yaml selects them. */
import { codeSamples } from './code-samples.ts';
import { guides } from './guides.ts';
import * as operations from './operation-rules.ts';
import * as parts from './part-rules.ts';
import * as schemas from './schema-rules.ts';

// A default export, since Redocly finds plugins that way.
export default function contract() {
  return {
    id: 'contract',
    rules: {
      oas3: {
        'part-paths': parts.paths,
        'part-tag': parts.tag,
        'operation-id': operations.operationId,
        examples: operations.examples,
        'example-requests': operations.exampleRequests,
        pagination: operations.pagination,
        poll: operations.poll,
        changes: operations.changes,
        'event-types': operations.eventTypes,
        descriptions: schemas.descriptions,
        decisions: schemas.decisions,
        limits: schemas.limits,
        'unique-by': schemas.uniqueBy,
        'max-product': schemas.maxProduct,
        'schema-names': schemas.schemaNames,
        'named-refs': schemas.namedRefs,
        'component-names': schemas.componentNames,
        'error-tables': schemas.errorTables,
      },
    },
    decorators: {
      oas3: {
        'code-samples': codeSamples,
        guides,
      },
    },
  };
}
