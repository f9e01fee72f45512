/** Why a message does not fit its schema, with the Ajv of Node.js. A boundary: what is required is typed by hand. */
import { createRequire } from 'node:module';
import { createExplainer } from './explainer.ts';

const require = createRequire(import.meta.url);

/** Required, since a refusal does not wait. */
export const { explain, fits } = createExplainer(() => {
  const { Ajv2020 }: typeof import('ajv/dist/2020.js') = require('ajv/dist/2020.js');
  const addFormats: typeof import('ajv-formats').default = require('ajv-formats');
  return { Ajv2020, addFormats };
});
