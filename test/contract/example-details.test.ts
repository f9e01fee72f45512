/** The examples of all documents tell of the same people and things. Values of a server's own choice are compared with each other. */
import { expect, it } from 'vitest';
import openapi from '../../generated/openapi.json' with { type: 'json' };
import sandbox from '../../generated/sandbox.json' with { type: 'json' };
import workflows from '../../generated/workflows.json' with { type: 'json' };
import { isObject } from '../../openapi/tools/verify/corpus/json.ts';

type Visit = (value: { readonly [field: string]: unknown }) => void;

/** Visits each object of the examples. */
function visit(value: unknown, visitor: Visit, isExample = false): void {
  if (Array.isArray(value)) for (const item of value) visit(item, visitor, isExample);
  if (!isObject(value)) return;
  if (isExample) visitor(value);
  for (const [name, member] of Object.entries(value))
    visit(member, visitor, isExample || name === 'examples' || name === 'x-request' || name === 'payload');
}
const inExamples = (visitor: Visit) => visit([openapi, sandbox, workflows], visitor);

/** Returns which person or thing an object tells of. */
function subjectOf({
  userId,
  organizationId,
  folderId,
  documentId,
  id,
  ...fields
}: {
  readonly [field: string]: unknown;
}): unknown {
  if (userId !== undefined) return userId;
  if (fields.organizationName !== undefined) return organizationId;
  return fields.folderName === undefined ? (documentId ?? id) : folderId;
}

it('A person, an organization, a folder and a document have the same names, address and id in all examples but those that change them', () => {
  const told = new Map<string, Set<unknown>>();
  inExamples((value) => {
    const { name, email, documentName, folderName, organizationName, id } = value;
    const subject = subjectOf(value);
    const ofServer = organizationName === undefined ? undefined : id;
    const address = String(email).includes('@') ? email : undefined;
    for (const [field, text] of Object.entries({ name, documentName, folderName, organizationName, address, ofServer }))
      if (text !== undefined && subject !== undefined)
        told.set(`${subject} ${field}`, (told.get(`${subject} ${field}`) ?? new Set()).add(text));
  });
  expect(told.size).toBeGreaterThan(30);
  const several = [...told].filter(([, texts]) => texts.size > 1).map(([key, texts]) => [key, [...texts].map(String).toSorted()]);
  expect(Object.fromEntries(several)).toEqual({
    'acme organizationName': ['Acme', 'Acme Robotics', 'Acme Robotics Group'],
    'globex organizationName': ['Another', 'Globex', 'Globex International'],
    'jonas name': ['Jonas Weber', 'Jonas Weber-Braun'],
    'launch-plan documentName': ['Launch plan', 'Launch plan 2027'],
    'marketing folderName': ['Brand', 'Campaigns', 'Marketing'],
    'pricing documentName': ['Prices', 'Pricing model'],
  });
});

it('Times in examples are on the days of the story, or far in the future for what does not end', () => {
  const odd: unknown[] = [];
  const [first, last, never] = [Date.UTC(2026, 10, 20), Date.UTC(2026, 10, 23), Date.UTC(2100, 0, 1)];
  inExamples((value) => {
    const times = Object.values(value).filter((one) => typeof one === 'number' && one > 1e12);
    odd.push(
      ...times.filter((time) => time !== never && !(Number(time) % 100 === 0 && Number(time) >= first && Number(time) < last)),
    );
  });
  expect(odd).toEqual([]);
});

it('Each documented delivery has an event id of its own', () => {
  const ids: unknown[] = [];
  visit(openapi.webhooks, ({ eventId }) => void (eventId !== undefined && ids.push(eventId)));
  expect(ids.length).toBeGreaterThan(25);
  expect(ids).toEqual([...new Set(ids)]);
});
