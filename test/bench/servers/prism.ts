/** The mock. */
import { startMock } from '../../../mock/mock.ts';

const { url } = await startMock({ port: 0 });
process.on('message', () => process.send?.({ rss: process.memoryUsage.rss() }));
process.send?.({ port: Number(new URL(url).port) });
