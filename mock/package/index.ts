/** `@collaboration/sandbox`: replaces the service while a frontend is written and tested. */
export { type Mock, type MockOptions, startMock } from '../mock.ts';
export type { Requests } from '../recorded-requests.ts';
export { type Sandbox, type SandboxOptions, type SandboxSession, startSandbox } from '../sandbox.ts';
