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
function subjectOf(value: { readonly [field: string]: unknown }): unknown {
  const { webhookId, notificationId, userId, organizationId, folderId, documentId, id, ...fields } = value;
  if (webhookId !== undefined) return webhookId;
  if (fields.displayHeadlineMessageTemplate !== undefined) return notificationId ?? id;
  if (userId !== undefined) return userId;
  if (fields.organizationName !== undefined) return organizationId;
  return fields.folderName === undefined ? (documentId ?? id) : folderId;
}

const detail =
  /^(?:name|email|team|company|documentName|folderName|organizationName|displayHeadlineMessageTemplate|displayBodyMessage|url)$/;

it('A person or thing has the same details in all examples but those that change them', () => {
  const told = new Map<string, Set<string>>();
  const tell = (key: string, text: string) => void told.set(key, (told.get(key) ?? new Set()).add(text));
  inExamples((value) => {
    const subject = subjectOf(value);
    if (typeof subject !== 'string') return;
    // `email` is a setting, too.
    for (const [field, text] of Object.entries(value))
      if (detail.test(field) && typeof text === 'string' && text !== 'NONE') tell(`${subject} ${field}`, text);
    if (value.organizationName !== undefined && value.id !== undefined) tell(`${subject} id`, String(value.id));
  });
  expect(told.size).toBeGreaterThan(50);
  const several = [...told].filter(([, texts]) => texts.size > 1).map(([key, texts]) => [key, [...texts].toSorted()]);
  const addresses = ['https://crm.acme.example/hooks', 'http://crm.acme.example/hooks', 'https://10.0.0.1/hooks'];
  expect(Object.fromEntries(several)).toEqual({
    'acme organizationName': ['Acme', 'Acme Robotics', 'Acme Robotics Group'],
    'chat url': ['https://chat.acme.example/hooks', 'https://chat.acme.example/v2', 'https://me:secret@chat.acme.example'],
    'crm url': [...addresses, 'https://a.example', 'https://b.example'].toSorted(),
    'globex organizationName': ['Another', 'Globex', 'Globex International'],
    'jonas name': ['Jonas Weber', 'Jonas Weber-Braun'],
    'launch-plan documentName': ['Launch plan', 'Launch plan 2027'],
    'launch-plan-comment-17 displayHeadlineMessageTemplate': ['Another headline', '{actionUser} commented on {slideTitle}'],
    'launch-plan-comment-19 displayHeadlineMessageTemplate': ['', '{actionUser} mentioned {recipientUser}'],
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
