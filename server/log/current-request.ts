/** The request that the running code works for, so that a line of the log far below can name it. Tasks have none. */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface CurrentRequest {
  requestId: string;
  operation: string;
}

export const currentRequest = new AsyncLocalStorage<CurrentRequest>();
