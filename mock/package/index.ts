/** `@collaboration/sandbox`: what stands in for the service while a frontend is written and tested. */
export { type Mock, startMock } from '../mock.ts';
