/** The explainer with Ajv as Node.js loads it. A boundary file: `require` is typed by hand. */
import { createRequire } from 'node:module';
import { createExplainer } from './explainer.ts';

const require = createRequire(import.meta.url);

/** Loads Ajv by `require`, since refusals are synchronous. */
export const { explain, fits } = createExplainer(() => {
  const { Ajv2020 }: typeof import('ajv/dist/2020.js') = require('ajv/dist/2020.js');
  const addFormats: typeof import('ajv-formats').default = require('ajv-formats');
  return { Ajv2020, addFormats };
});
