/** The mock. */
import { startMock } from '../../../mock/mock.ts';
import { tellUsage } from './measured.ts';

const { url } = await startMock({ port: 0 });
tellUsage();
process.send?.({ port: Number(new URL(url).port) });
