/** Merging updates: concurrent callers, each with another field of the same items, lose nothing. */
import type { Input, OperationId } from '../../../generated/handlers.ts';
import type { World } from '../world.ts';
import type { Race } from './race.ts';

interface MergingUpdate {
  id: OperationId;
  keepAll(race: Race, callers: number): Promise<void>;
}

interface Merged<Id extends OperationId> {
  things(world: World): readonly string[];
  /** Sets one field of each item. */
  update(organizationId: string, things: readonly string[], member: { [name: string]: number }): Input<Id>;
  /** Selects the stored JSON of an item; its id is $2, the organization's $1. */
  stored: string;
}

function mergingUpdate<Id extends OperationId>(id: Id, { things, update, stored }: Merged<Id>): MergingUpdate {
  const keepAll = async ({ context, call, world }: Race, callers: number): Promise<void> => {
    const { random, database, violation } = context;
    const [organizationId = ''] = world.organizationIds;
    const updates = Array.from({ length: callers }, (_, i) =>
      call(id, update(organizationId, random.shuffle(things(world)), { [`kept-${i}`]: i })),
    );
    const acknowledged = (await Promise.all(updates)).filter((reply) => reply?.status === 200).length;
    if (acknowledged < callers) violation(`${id}: of ${callers} updates ${acknowledged} were acknowledged.`);
    for (const thing of things(world)) {
      const [row] = await database.query(stored, [organizationId, thing]);
      const kept = Object.keys(JSON.parse(String(row?.stored))).filter((member) => member.startsWith('kept-')).length;
      if (kept !== callers) violation(`${id}: of ${callers} acknowledged updates of ${thing} ${kept} were kept.`);
    }
  };
  return { id, keepAll };
}

export const mergingUpdates: readonly MergingUpdate[] = [
  mergingUpdate('updateOrganizations', {
    things: (world) => world.organizationIds,
    update: (_organizationId, things, member) => ({
      organizations: things.map((organizationId) => ({ organizationId, organizationName: organizationId, ...member })),
    }),
    stored: 'select metadata as stored from organizations where organization_id = $2 and $1 = $1',
  }),
  mergingUpdate('updateDocuments', {
    things: (world) => world.documentIds,
    update: (organizationId, things, member) => ({
      organizationId,
      documents: things.map((documentId) => ({ documentId, ...member })),
    }),
    stored:
      'select metadata as stored from documents where organization_key in (select id from organizations where organization_id = $1) and document_id = $2',
  }),
  mergingUpdate('updateUsers', {
    things: (world) => world.userIds,
    update: (organizationId, things, member) => ({ organizationId, users: things.map((userId) => ({ userId, ...member })) }),
    stored:
      'select details as stored from users where organization_key in (select id from organizations where organization_id = $1) and user_id = $2',
  }),
];
