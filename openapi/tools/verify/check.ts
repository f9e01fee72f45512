/** A group of cases. To add one, write a file in checks/ and name it in checks.ts. */
import type { CheckName } from './outcome.ts';
import type { Run } from './run.ts';

export interface Check {
  name: CheckName;
  /** One line for --help. */
  about: string;
  run: (run: Run) => Promise<void>;
}
