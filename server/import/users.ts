import type { LineOf } from './check.ts';
import { compare, mustBeThere, type Numbered, nameOf, type Outcome, organizationsThere, type Scope, sift } from './scope.ts';
import * as store from './store.ts';

export async function importUsers(scope: Scope, lines: readonly Numbered<LineOf<'user'>>[]): Promise<Outcome[]> {
  const { tx, apiKeyId, now } = scope;
  const there = await organizationsThere(scope, lines);
  const rows = await store.findUsers(
    tx,
    apiKeyId,
    lines.map(({ line }) => [line.organizationId, line.user.userId]),
  );
  const found = new Map(rows.map((row) => [nameOf('user', row.organization_id, row.user_id), row]));
  const { wanted, refused } = sift(lines, ({ organizationId, user, context }, number) => {
    mustBeThere(scope, there, number, '/organizationId', 'organization', organizationId);
    const row: store.UserRow = {
      api_key_id: apiKeyId,
      organization_id: organizationId,
      user_id: user.userId,
      details: JSON.stringify(user),
      context: context === undefined ? null : JSON.stringify(context.access),
      met_at: now,
    };
    return { name: nameOf('user', organizationId, user.userId), row };
  });
  const { outcomes, added, updated } = compare(scope, wanted, found, ['details', 'context']);
  await store.upsertUsers(tx, [...added, ...updated]);
  return [...outcomes, ...refused];
}
