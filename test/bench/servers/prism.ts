/** Serves the mock. */
import { startMock } from '../../../mock/mock.ts';
import { reportUsage } from './measured.ts';

const { url } = await startMock({ port: 0 });
reportUsage();
process.send?.({ port: Number(new URL(url).port) });
