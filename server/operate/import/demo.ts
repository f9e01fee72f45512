/** Generates demo data as lines for the import. The same options give the same lines. Any number of lines takes the same memory. */
import type { ImportLine } from '../../../generated/import-types.ts';
import { dayMs } from '../../clock.ts';
import type { LineOf } from './check.ts';
import { comments, companies, departments, firstNames, lastNames, papers, reactions, regions, topics } from './demo-words.ts';

export interface DemoOptions {
  documents: number;
  users: number;
  seed: number;
}

/** Documents and users per organization, and documents per folder. */
const organizationSize = 250;
const staffSize = 5;
const folderSize = 8;
/** All demo data dates from 2025. */
const beginning = Date.UTC(2025, 0, 6, 8);
const daysOfWork = 350;

export function* demoLines({ documents, users, seed }: DemoOptions): Generator<ImportLine> {
  const chance = new Chance(seed);
  const organizations = Math.max(1, Math.min(Math.ceil(documents / organizationSize), Math.ceil(users / staffSize)));
  for (let i = 0; i < organizations; i++) {
    const company = numbered(companies[i % companies.length] ?? '', Math.floor(i / companies.length));
    const organizationId = slug(company);
    const share = (total: number) => Math.floor((total * (i + 1)) / organizations) - Math.floor((total * i) / organizations);
    const firstUser = Math.floor((users * i) / organizations);
    const staff = new Staff(seed, organizationId, firstUser, share(users));
    const metadata = { plan: chance.of(['free', 'team', 'enterprise']) };
    yield { type: 'organization', organizationId, organizationName: company, metadata };
    yield* staff.lines(chance);
    yield* contents(chance, organizationId, staff, share(documents));
  }
}

function* contents(chance: Chance, organizationId: string, staff: Staff, documents: number): Generator<ImportLine> {
  const folders = Math.ceil(documents / folderSize);
  for (let i = 0; i < folders; i++) yield folderLine(chance, organizationId, i);
  for (let i = 0; i < documents; i++) {
    const documentName = numbered(`${chance.of(topics)} ${chance.of(papers)}`, i);
    const documentId = slug(documentName);
    const accessType = chance.of([undefined, undefined, undefined, 'public', 'restricted'] as const);
    yield {
      type: 'document',
      organizationId,
      documentId,
      documentName,
      // One document in twenty is in no folder.
      ...(chance.below(20) === 0 ? {} : { folderId: folderId(chance.below(folders)) }),
      ...(accessType === undefined ? {} : { accessType }),
      ...(chance.below(50) === 0 ? { disabled: true } : {}),
      metadata: { createdAt: chance.time() },
    };
    const annotations = staff.size === 0 ? 0 : chance.below(7);
    for (let j = 0; j < annotations; j++) yield annotationLine(chance, { organizationId, documentId }, j + 1, staff);
  }
}

const folderId = (i: number): string => `folder-${i + 1}`;

/** One folder for each department at the top, and three in each folder below. */
function folderLine(chance: Chance, organizationId: string, i: number): LineOf<'folder'> {
  const isTop = i < departments.length;
  const parent = isTop ? {} : { parentFolderId: folderId(Math.floor((i - departments.length) / 3)) };
  const accessType = isTop ? chance.of([undefined, 'organizationPrivate', 'restricted'] as const) : undefined;
  return {
    type: 'folder',
    organizationId,
    folderId: folderId(i),
    folderName: departments[i] ?? chance.of(topics),
    ...parent,
    ...(accessType === undefined ? {} : { accessType }),
  };
}

type DocumentRef = Pick<LineOf<'annotation'>, 'organizationId' | 'documentId'>;

function annotationLine(chance: Chance, document: DocumentRef, number: number, staff: Staff): LineOf<'annotation'> {
  const isReaction = chance.below(4) === 0;
  const template = isReaction ? chance.of(reactions) : chance.of(comments);
  const mentioned = template.includes('{name}') ? [staff.any(chance)] : [];
  return {
    type: 'annotation',
    ...document,
    annotationId: `annotation-${number}`,
    kind: isReaction ? 'reaction' : 'comment',
    author: staff.any(chance),
    text: template.replace('{name}', mentioned[0]?.name ?? '').replace('{topic}', chance.of(topics)),
    ...(mentioned.length === 0 ? {} : { mentions: mentioned }),
    createdAt: chance.time(),
  };
}

/** The users of an organization. Each is computed from a number. */
class Staff {
  readonly #seed: number;
  readonly #organizationId: string;
  readonly #first: number;
  readonly size: number;
  constructor(seed: number, organizationId: string, first: number, size: number) {
    this.#seed = seed;
    this.#organizationId = organizationId;
    this.#first = first;
    this.size = size;
  }

  any(chance: Chance): { userId: string; name: string } {
    return this.#person(chance.below(this.size));
  }

  *lines(chance: Chance): Generator<LineOf<'user'>> {
    for (let i = 0; i < this.size; i++) {
      const { userId, name } = this.#person(i);
      const email = `${userId.replace('-', '.')}@${this.#organizationId}.example`;
      const access = { department: slug(chance.of(departments)), region: chance.of(regions) };
      const context = chance.below(10) < 7 ? { context: { access } } : {};
      yield { type: 'user', organizationId: this.#organizationId, user: { userId, name, email }, ...context };
    }
  }

  /** Shifts last names against first names, so that a pair repeats only after all others. */
  #person(i: number): { userId: string; name: string } {
    const number = this.#first + i + (this.#seed % 1000);
    const lap = Math.floor(number / firstNames.length);
    const first = firstNames[number % firstNames.length] ?? '';
    const last = lastNames[(number + lap) % lastNames.length] ?? '';
    const name = `${first} ${last}`;
    const again = Math.floor(number / (firstNames.length * lastNames.length));
    return { userId: slug(again === 0 ? name : `${name} ${again + 1}`), name };
  }
}

const numbered = (text: string, i: number): string => (i === 0 ? text : `${text} ${i + 1}`);

/** `Zoë O’Neill` → `zoe-o-neill` */
const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');

/** Generates the same random numbers from the same seed (xorshift, 32 bits). */
class Chance {
  #state: number;
  constructor(seed: number) {
    // A state of zero would stay zero.
    this.#state = Math.imul(seed + 1, 0x9e37_79b1) | 1;
    for (let i = 0; i < 8; i++) this.below(2);
  }

  /** Returns an integer from 0 to just below the limit. */
  below(limit: number): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return Math.floor(((this.#state >>> 0) / 2 ** 32) * limit);
  }

  of<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.below(items.length)] ?? items[0];
  }

  time(): number {
    return beginning + this.below(daysOfWork) * dayMs + this.below(36_000) * 1000;
  }
}
