/** The circumstances of a race. */
import type { OperationId } from '../../../generated/handlers.ts';
import type { Context, ServiceProcess } from '../framework.ts';
import type { Reply, Tenant } from '../http.ts';
import type { World } from '../world.ts';

export interface Race {
  context: Context;
  service: ServiceProcess;
  tenant: Tenant;
  world: World;
  /** Makes a call. Reports a 5xx or a missing response as a violation. */
  call(id: OperationId, data: unknown): Promise<Reply | undefined>;
}
