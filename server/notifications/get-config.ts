/** Users' notification settings: the stored ones, and the ones in force. */
import type { DocumentConfig, EffectiveConfig, UserConfig } from '../../generated/types.ts';
import { type Choices, type ChoicesOf, wholeOrganization } from './configs.ts';
import { defaultLevels } from './rules.ts';

type Levels = EffectiveConfig;

const inForce = ({ inbox, email, slack }: Choices, above: Levels): Levels => ({
  inbox: inbox ?? above.inbox,
  email: email ?? above.email,
  slack: slack ?? above.slack,
});

interface Wanted {
  documentIds: readonly string[];
  /** The keys of existing documents, by id. */
  documentKeys: ReadonlyMap<string, string>;
}

/** Returns a user's settings. Missing documents are left out. */
export function toUserConfig(stored: ChoicesOf, userId: string, { documentIds, documentKeys }: Wanted): UserConfig {
  const config = stored(userId, wholeOrganization);
  const effectiveConfig = inForce(config, defaultLevels);
  if (documentIds.length === 0) return { config, effectiveConfig };
  const documents = documentIds.flatMap((id): [string, DocumentConfig][] => {
    const key = documentKeys.get(id);
    if (key === undefined) return [];
    const ofDocument = stored(userId, key);
    return [[id, { config: ofDocument, effectiveConfig: inForce(ofDocument, effectiveConfig) }]];
  });
  return { config, effectiveConfig, documents: Object.fromEntries(documents) };
}
