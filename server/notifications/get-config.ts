/** Reads users' notification settings: the stored ones, and the ones in force. */
import type { Input, Schema } from '../../generated/server.ts';
import type { Ask } from '../database/verbs.ts';
import { type Choices, findChoices, wholeOrganization } from './configs.ts';
import { defaultLevels } from './rules.ts';

type Levels = Schema<'EffectiveConfig'>;
type UserConfig = Schema<'UserConfig'>;

const inForce = ({ inbox, email, slack }: Choices, above: Levels): Levels => ({
  inbox: inbox ?? above.inbox,
  email: email ?? above.email,
  slack: slack ?? above.slack,
});

/** Returns the settings. `documentKeys`: the keys of existing documents, by id. */
export async function readConfigs(
  ask: Ask,
  apiKeyId: string,
  { organizationId, userIds, documentIds = [] }: Input<'getConfig'>,
  documentKeys: ReadonlyMap<string, string>,
): Promise<[userId: string, config: UserConfig][]> {
  const stored = await findChoices(ask, apiKeyId, organizationId, userIds, [...documentKeys.values()]);
  const existing = documentIds.flatMap((id) => {
    const key = documentKeys.get(id);
    return key === undefined ? [] : [{ id, key }];
  });
  return userIds.map((userId) => {
    const config = stored(userId, wholeOrganization);
    const effectiveConfig = inForce(config, defaultLevels);
    if (documentIds.length === 0) return [userId, { config, effectiveConfig }];
    const documents = existing.map(({ id, key }): [string, Schema<'DocumentConfig'>] => {
      const ofDocument = stored(userId, key);
      return [id, { config: ofDocument, effectiveConfig: inForce(ofDocument, effectiveConfig) }];
    });
    return [userId, { config, effectiveConfig, documents: Object.fromEntries(documents) }];
  });
}
