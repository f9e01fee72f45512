// What the declarations of @redocly/openapi-core, which those of openapi-typescript import, need and do not bring: with it all
// declarations can be checked, ours among them.
declare module 'js-yaml' {
  export type LoadOptions = unknown;
  export type DumpOptions = unknown;
  export type Schema = unknown;
}
declare module 'json-schema-to-ts' {
  export type JSONSchema = unknown;
}
