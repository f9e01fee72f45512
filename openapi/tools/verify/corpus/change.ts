/** A change of a value in a message. */
import type { Path } from './json.ts';

export interface Change {
  name: string;
  value: unknown;
  /** Whether the value fits here, if known. */
  valid?: boolean;
  /** The invalid field below this place; undefined for the place itself. */
  field?: Path;
  /** Whether the rule is specific to this project: the service looks it up by path, not by schema. */
  isByPlace?: true;
}
