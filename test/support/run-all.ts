/** Runs all statements of the service. */
import { contractOperations } from '../../generated/operations.ts';
import { demoLines } from '../../server/operate/import/demo.ts';
import { repeat } from '../../server/operate/restore/apply.ts';
import { forEachCall, type Stage, setStage } from './calls.ts';
import { importAll, type TestService } from './harness.ts';

/** Runs every operation, every task, an import and a restore. */
export async function runAll(service: TestService): Promise<void> {
  const stage = await setStage(service);
  await runCalls(stage);
  await runTasks(service, stage);
}

/** Runs every operation. */
export async function runCalls(stage: Stage): Promise<void> {
  for (const operation of contractOperations) {
    await forEachCall(stage, operation, async (call) => {
      for (const count of [1, 2]) await call(count);
    });
  }
}

/** Runs every task that calls have left, an import and a restore. */
export async function runTasks(service: TestService, stage: Stage): Promise<void> {
  await service.work();
  await importAll(service, stage.tenant, [...demoLines({ documents: 20, users: 10, seed: 1 })]);
  const deletion = { apiKeyId: stage.tenant.apiKey, jobId: 'restored', userIds: ['user-1'], organizationIds: [] };
  const at = service.now();
  await repeat(service.service.environment.ask, at, { entryId: 'a', at, kind: 'userDataDeleted', startedAt: at, ...deletion });
  await service.work();
  service.advance({ days: 60 });
  await service.work();
}
