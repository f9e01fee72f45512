/** Reads users' notification settings: the stored ones, and the ones in force. */
import type { Input, Schema } from '../../generated/handlers.ts';
import type { Ask } from '../database/sql.ts';
import type { OrganizationKey } from '../organizations/key.ts';
import { type Choices, findChoices, wholeOrganization } from './configs.ts';
import { defaultLevels } from './rules.ts';

type Levels = Schema<'EffectiveConfig'>;
type UserConfig = Schema<'UserConfig'>;

const inForce = ({ inbox, email, slack }: Choices, above: Levels): Levels => ({
  inbox: inbox ?? above.inbox,
  email: email ?? above.email,
  slack: slack ?? above.slack,
});

interface Wanted extends Pick<Input<'getConfig'>, 'userIds' | 'documentIds'> {
  /** The keys of existing documents, by id. */
  documentKeys: ReadonlyMap<string, string>;
}

/** Returns the settings. */
export async function readConfigs(
  ask: Ask,
  apiKeyId: string,
  organizationKey: OrganizationKey,
  { userIds, documentIds = [], documentKeys }: Wanted,
): Promise<[userId: string, config: UserConfig][]> {
  const stored = await findChoices(ask, apiKeyId, organizationKey, userIds, [...documentKeys.values()]);
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
