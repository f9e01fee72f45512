/** Injects faults into requests to the sandbox. */
import type { Json } from '../../generated/document.ts';
import type { Handlers } from '../../generated/handlers.ts';
import { contractOperations, type Operation } from '../../generated/operations.ts';
import type { Contexts } from '../../server/context.ts';
import { handlers } from '../../server/handlers.ts';
import { type OpenSender, openSender } from '../../server/outgoing/send.ts';
import { createFaults as createList, type Faults as List } from '../engine/faults.ts';
import { exchanges } from '../exchange.ts';

export interface Faults extends List {
  /** Wraps the service's handlers, so that faults with a response hit them. */
  handlers(pause: Pause): Handlers<Contexts>;
  /** Opens senders to webhooks of this machine too, with the faults of their deliveries. */
  senders(pause: Pause): OpenSender;
}

type Pause = (milliseconds: number) => Promise<unknown>;
type Handler = (data: Json, context: unknown) => Promise<unknown>;

export function createFaults(): Faults {
  const faults = createList();

  async function handle(operation: Operation, data: Json, proceed: (data: Json) => Promise<unknown>, pause: Pause) {
    const exchange = exchanges.getStore();
    const fault = exchange && faults.meet(operation, data);
    if (exchange === undefined || fault === undefined) return await proceed(data);
    exchange.hasFault = true;
    await pause(fault.delayMs ?? 0);
    return await faults.respond(fault, operation, data, proceed);
  }

  return {
    ...faults,
    senders:
      (pause) =>
      ({ webhookId, url }) => {
        const sender = openSender(url, { allowsLoopback: true });
        return {
          close: sender.close,
          send: async (headers, body) => {
            const { delayMs = 0, drop = false, status } = faults.meetDelivery(webhookId) ?? {};
            await pause(delayMs);
            if (drop) return { failure: 'connection' };
            return status === undefined ? await sender.send(headers, body) : { status };
          },
        };
      },
    handlers: (pause) =>
      new Proxy(handlers, {
        get: (target, id) => {
          const operation = contractOperations.find((one) => one.id === id);
          const handler: unknown = Reflect.get(target, id);
          if (operation === undefined || typeof handler !== 'function') return handler;
          const handled: Handler = (data, context) => handle(operation, data, (changed) => handler(changed, context), pause);
          return handled;
        },
      }),
  };
}
