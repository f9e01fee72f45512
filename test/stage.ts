/** A tenant with the story of the document's examples. */
import { addContents, tellStory } from '../mock/story.ts';
import type { Stage } from './examples.ts';
import { aTenant, type TestService } from './harness.ts';
import type { Caller } from './torture/http.ts';

export async function aStage(service: TestService, caller: Caller): Promise<Stage> {
  const tenant = await aTenant(service);
  const pass = async () => {
    await service.work();
    service.advance({ milliseconds: 1 });
  };
  await addContents(tenant.client);
  await tellStory(tenant.client, pass);
  return { caller, url: service.url, tenant, ask: service.service.environment.ask, pass };
}
