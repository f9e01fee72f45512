/** Serves the mock. */
import { startMockOnPrism } from '../../../mock/mock.ts';
import { reportUsage } from './measured.ts';

const { url } = await startMockOnPrism({ port: 0 });
reportUsage();
process.send?.({ port: Number(new URL(url).port) });
