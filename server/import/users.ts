import type { LineOf } from './check.ts';
import { assertExists, type Numbered, nameOf, type Plan, plan, type Scope } from './scope.ts';
import type { UserRow } from './store.ts';

export function planUsers(scope: Scope, lines: readonly Numbered<LineOf<'user'>>[], found: readonly UserRow[]): Plan<UserRow> {
  const { apiKeyId, now } = scope;
  const existing = new Map(found.map((row) => [nameOf('user', row.organization_id, row.user_id), row]));
  const toRow = ({ organizationId, user, context }: LineOf<'user'>, number: number) => {
    assertExists(scope, number, '/organizationId', 'organization', organizationId);
    const name = nameOf('user', organizationId, user.userId);
    const row: UserRow = {
      api_key_id: apiKeyId,
      organization_id: organizationId,
      user_id: user.userId,
      details: JSON.stringify(user),
      context: context === undefined ? null : JSON.stringify(context.access),
      last_seen_at: now,
      added_at: existing.get(name)?.added_at ?? now,
      described_at: now,
      field_times: '{}',
      context_set_at: now,
    };
    return { name, row };
  };
  return plan(scope, lines, toRow, existing, ['details', 'context', 'added_at']);
}
