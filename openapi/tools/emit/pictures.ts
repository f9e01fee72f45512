/** Describes the pictures of the guides and operations. Examples and schedules are read from the document. */
import type { JsonNode } from '../runtime/document.ts';
import { type Arrow, type Box, draw, type Picture } from './drawing.ts';

const name = (words: string) => ({ name: words });
const call = (title: string) => ({ call: title });
const code = (names: string) => ({ code: names });
const box = (column: number, row: number, ...lines: Box['lines']): Box => ({ column, row, lines });
const arrow = (from: string, to: string, label?: string): Arrow => ({ from, to, ...(label === undefined ? {} : { label }) });

const model: Picture = {
  title: 'Workspaces, organizations and documents',
  description:
    'A workspace has API keys, each with data of its own. An API key has organizations and users. An organization has folders and user groups, and folders have documents. Documents can also be directly in an organization. Grants and user groups give users access.',
  operations: ['createWorkspace', 'createApiKey', 'addOrganizations'],
  gaps: { row: 34, column: 104 },
  boxes: {
    workspace: box(0, 0, name('Workspace'), 'has an owner'),
    key: box(0, 1, name('API key'), 'has data of its own'),
    organization: box(0, 2, name('Organization'), 'one of your customers'),
    folder: box(0, 3, name('Folder'), 'can hold folders'),
    document: box(0, 4, name('Document')),
    group: box(1, 3, name('User group'), 'has members'),
    user: box(1, 4, name('User')),
  },
  arrows: [
    arrow('workspace', 'key'),
    arrow('key', 'organization'),
    arrow('organization', 'folder'),
    arrow('folder', 'document'),
    arrow('organization', 'group'),
    arrow('group', 'user'),
    arrow('user', 'document', 'a grant opens'),
  ],
};

const questions: [name: string, question: string[], answer: Box['lines']][] = [
  ['editor', ['A grant as editor in force, on it,', 'a folder above or the organization?'], [code('editor'), code('grant')]],
  ['viewer', ['Such a grant as viewer,', 'without an end?'], [code('viewer'), code('grant')]],
  ['group', ['Access type organizationPrivate,', 'and the user is in a user group?'], [code('viewer'), code('userGroup')]],
  ['public', ['Access type public?'], [code('viewer'), code('public')]],
  ['ending', ['A grant as viewer,', 'with an end?'], [code('viewer'), code('grant')]],
];
const access: Picture = {
  title: 'Who can open this?',
  description:
    'Read from top to bottom, the first yes decides. Without the document or folder: notFound. A grant as editor: editor, grant. A grant as viewer without an end: viewer, grant. Access type organizationPrivate and a member of a user group: viewer, userGroup. Access type public: viewer, public. A grant as viewer with an end: viewer, grant. Otherwise: noAccess.',
  operations: ['checkPermissions', 'addPermissions'],
  gaps: { row: 30, column: 64 },
  boxes: {
    exists: box(0, 0, 'Does it exist?'),
    notFound: box(1, 0, code('notFound')),
    ...Object.fromEntries(
      questions.flatMap(([name, question, answer], i) => [
        [name, box(0, i + 1, ...question)],
        [`${name}Yes`, box(1, i + 1, ...answer)],
      ]),
    ),
    noAccess: box(0, questions.length + 1, code('noAccess')),
  },
  arrows: [
    arrow('exists', 'notFound', 'no'),
    arrow('exists', 'editor', 'yes'),
    ...questions.flatMap(([name], i) => [arrow(name, `${name}Yes`, 'yes'), arrow(name, questions[i + 1]?.[0] ?? 'noAccess', 'no')]),
  ],
};

/** Returns the examples of an operation's successful response, each as the lines of the given fields. */
function examplesOf(document: JsonNode, id: string, fields: readonly string[]): Record<string, { code: string }[]> {
  const operations = document.in('paths').keys.map((path) => document.in('paths', path, 'post'));
  const responses = operations.find((operation) => operation.in('operationId').string === id)?.in('responses');
  const success = responses?.keys.find((status) => status.startsWith('2')) ?? '';
  const examples = responses?.in(success, 'content', 'application/json', 'examples');
  if (examples === undefined) throw new Error(`The document has no operation ${id}.`);
  return examples.record((example) => {
    const value = example.in('value');
    const data = value.get('result').exists ? value.in('result', 'data') : value.in('data');
    return fields.flatMap((field) => {
      const found = data.get(field).value;
      return found === undefined ? [] : [code(`${field}: ${String(found)}`)];
    });
  });
}

function deletion(document: JsonNode): Picture {
  const started = examplesOf(document, 'deleteAllUserData', ['tasksCount']).started ?? [];
  const status = examplesOf(document, 'getDeleteAllUserDataStatus', ['isDeleteCompleted', 'tasksLeft']);
  const poll = call('Get Delete All User Data Status');
  return {
    title: 'The life of a deletion',
    description:
      'Delete All User Data returns a jobId. Get Delete All User Data Status returns isDeleteCompleted false and fewer tasksLeft with time, until isDeleteCompleted is true and tasksLeft is 0. The status stays available for 30 days by default, and then returns NOT_FOUND.',
    operations: ['deleteAllUserData', 'getDeleteAllUserDataStatus'],
    gaps: { row: 30, column: 40 },
    boxes: {
      start: box(0, 0, call('Delete All User Data')),
      started: box(1, 0, code('jobId'), ...started),
      ...Object.fromEntries(
        Object.entries(status).flatMap(([name, lines], i) => [
          [`poll${i}`, box(0, i + 1, poll)],
          [name, box(1, i + 1, ...lines)],
        ]),
      ),
      late: box(0, 4, poll, 'more than 30 days later'),
      gone: box(1, 4, code('NOT_FOUND')),
    },
    arrows: [
      arrow('start', 'started'),
      arrow('start', 'poll0', 'the job begins'),
      arrow('poll0', 'notBegun'),
      arrow('poll0', 'poll1', 'tasks are completed'),
      arrow('poll1', 'running'),
      arrow('poll1', 'poll2', 'the last task is completed'),
      arrow('poll2', 'completed'),
      arrow('poll2', 'late'),
      arrow('late', 'gone'),
    ],
  };
}

function migration(document: JsonNode): Picture {
  const status = examplesOf(document, 'getMigrationStatus', ['status']);
  const lines = (name: string): { code: string }[] => status[name] ?? [];
  return {
    title: 'The life of a migration',
    description:
      'Migrate Documents returns a migrationId. Get Migration Status returns pending, then inProgress. It ends with completed, and the document has its new id, or with failed, and the document keeps its old id. At any moment, the document has exactly one of the two.',
    operations: ['migrateDocuments', 'getMigrationStatus'],
    gaps: { row: 34, column: 40 },
    boxes: {
      start: box(0, 0, call('Migrate Documents'), code('migrationId')),
      pending: box(0, 1, call('Get Migration Status'), ...lines('pending'), 'under the old id'),
      running: box(0, 2, call('Get Migration Status'), ...lines('inProgress'), 'under one of the ids'),
      completed: box(0, 3, ...lines('completed'), 'under the new id', code('documents.migrated')),
      failed: box(1, 3, ...lines('failed'), 'under the old id'),
    },
    arrows: [arrow('start', 'pending'), arrow('pending', 'running'), arrow('running', 'completed'), arrow('running', 'failed')],
  };
}

const notification: Picture = {
  title: 'The way of a notification',
  description:
    'Add Notifications stores a notification for its recipients. With an inbox setting that allows it, Get Notifications returns it. With emails turned on for the API key, a known address and an email setting that allows it, the recipient gets an email. With events turned on, Get Events and webhooks get notifications.added.',
  operations: ['addNotifications', 'setConfig'],
  gaps: { row: 34, column: 24 },
  boxes: {
    add: box(1, 0, call('Add Notifications')),
    people: box(1, 1, 'Recipients', code('notifyUsers, notifyAll')),
    inboxSetting: box(0, 2, call('Set Config'), code('inbox')),
    emailSetting: box(1, 2, call('Update Email Config'), code('enabled'), call('Set Config'), code('email')),
    eventSetting: box(2, 1, call('Update API Key'), code('events')),
    inbox: box(0, 3, 'Inbox', call('Get Notifications')),
    email: box(1, 3, 'Email', 'to known addresses'),
    event: box(2, 2, call('Get Events'), code('notifications.added')),
  },
  arrows: [
    arrow('add', 'people'),
    arrow('people', 'inboxSetting'),
    arrow('people', 'emailSetting'),
    arrow('add', 'eventSetting'),
    arrow('inboxSetting', 'inbox'),
    arrow('emailSetting', 'email'),
    arrow('eventSetting', 'event'),
  ],
};

const units: [seconds: number, name: string][] = [
  [3600, 'h'],
  [60, 'min'],
  [1, 's'],
];

/** Returns a time in its two largest units, such as `1 h 11 min`. */
function timeOf(seconds: number): string {
  let rest = seconds;
  const parts = units.flatMap(([size, name]) => {
    const count = size === 1 ? rest : Math.floor(rest / size);
    rest -= count * size;
    return count === 0 ? [] : [`${count} ${name}`];
  });
  return parts.slice(0, 2).join(' ') || 'at once';
}

function attempts(document: JsonNode): Picture {
  const pauses = document.in('info', 'x-retry-pauses').items.map((pause) => pause.number);
  const times = [0, ...pauses.map((_, i) => pauses.slice(0, i + 1).reduce((sum, pause) => sum + pause))];
  const count = times.length;
  return {
    title: 'The attempts of a webhook at an event',
    description: `An event that no response of 2xx accepts has ${count} attempts, after pauses of ${pauses.map(timeOf).join(', ')}. Then the webhook is disabled, with the reason failed. A response of 410 disables it at once, with the reason gone. Later events wait meanwhile.`,
    operations: ['addWebhooks', 'getWebhooks'],
    gaps: { row: 26, column: 64 },
    boxes: {
      ...Object.fromEntries(times.map((time, i) => [`attempt${i}`, box(0, i, `Attempt ${i + 1}: ${timeOf(time)}`)])),
      accepted: box(1, 0, 'The next event follows'),
      gone: box(1, 1, code('disabledReason: gone')),
      failed: box(1, count - 1, code('disabledReason: failed')),
    },
    arrows: [
      arrow('attempt0', 'accepted', '2xx'),
      arrow('attempt1', 'gone', '410'),
      ...pauses.map((pause, i) => arrow(`attempt${i}`, `attempt${i + 1}`, `+ ${timeOf(pause)}`)),
      arrow(`attempt${count - 1}`, 'failed', 'no 2xx'),
    ],
  };
}

const reader: Picture = {
  title: 'A reader of Get Events',
  description:
    'Call Get Events with the stored pageToken, empty the first time. Apply the events and store the new pageToken in one transaction. With hasMore true, call again at once, otherwise after a pause. After FAILED_PRECONDITION, events may be missing: a copy of your data begins again, and other programs continue with the pageToken that the error names.',
  operations: ['getEvents'],
  gaps: { row: 34, column: 56 },
  boxes: {
    call: box(0, 0, call('Get Events'), code('pageToken')),
    apply: box(0, 1, 'In one transaction:', 'apply the events,', 'store the new page token'),
    more: box(0, 2, code('hasMore')),
    wait: box(1, 2, 'Pause, and call again'),
    lost: box(1, 0, code('FAILED_PRECONDITION'), 'begin the copy again, or go on', 'with the token of the error'),
  },
  arrows: [
    arrow('call', 'apply'),
    arrow('apply', 'more'),
    arrow('more', 'call', 'true'),
    arrow('more', 'wait', 'false'),
    arrow('call', 'lost'),
  ],
};

export const picturesOf = (document: JsonNode): ReadonlyMap<string, Picture> =>
  new Map(
    Object.entries({
      model,
      access,
      deletion: deletion(document),
      migration: migration(document),
      notification,
      attempts: attempts(document),
      reader,
    }),
  );

export const emitPictures = (document: JsonNode): [name: string, svg: string][] =>
  Array.from(picturesOf(document), ([name, picture]) => [`pictures/${name}.svg`, draw(picture)]);
