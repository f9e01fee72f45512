/** generated/types.ts, by openapi-typescript. */
import openapiTS, { astToString } from 'openapi-typescript';

export async function emitTypes(document: unknown): Promise<string> {
  return astToString(await openapiTS(JSON.stringify(document), { defaultNonNullable: false, alphabetize: false }));
}
