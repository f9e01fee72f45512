// Declarations that @redocly/openapi-core imports but does not install. With them, tsc can check all declarations, including ours.
declare module 'js-yaml' {
  export type LoadOptions = unknown;
  export type DumpOptions = unknown;
  export type Schema = unknown;
}
declare module 'json-schema-to-ts' {
  export type JSONSchema = unknown;
}
