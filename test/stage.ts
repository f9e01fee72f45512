/** A tenant of a service, of its own, to whom the story of the document's examples was told. */
import { CompiledQuery } from 'kysely';
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
  const change: Stage['change'] = async (statement, parameters) => {
    const text = service.config.databaseUrl === undefined ? statement.replaceAll('$', '?') : statement;
    await service.service.environment.db.executeQuery(CompiledQuery.raw(text, [...parameters]));
  };
  return { caller, url: service.url, tenant, change, pass };
}
