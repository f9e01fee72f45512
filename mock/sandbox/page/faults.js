/** Faults: the form that adds one, and the table in which each can be removed. */
import { button, byId, count, draw, element, row } from './dom.js';
import { operations, resolved } from './operations.js';
import { act, ask } from './session.js';

const form = byId('fault');
const field = (name) => form.elements.namedItem(name);
/** The value of the option for deliveries, which is no operation. */
const deliveries = 'deliveries to a webhook';
const optionOf = ([value, text]) => new Option(text, value);
const statusIn = (text) => /^HTTP \d+/.exec(text)?.[0];

/** Shows the documented faults of the chosen operation, and the faults that need no document. */
function showEffects() {
  const operation = operations.get(field('operation').value);
  const answers =
    operation === undefined
      ? [429, 500, 503].map((status) => [`status ${status}`, `HTTP ${status}`])
      : Object.entries(operation.responses).flatMap(([status, response]) =>
          Object.keys(resolved(response).content['application/json'].examples).map((name) => [
            `example ${name}`,
            `HTTP ${status}: ${name}`,
          ]),
        );
  const isDelivery = field('operation').value === deliveries;
  const others = [['drop', 'Drop the connection'], ['delay', 'Delay only'], ...(isDelivery ? [] : [['items', 'Fail the item']])];
  field('webhookId').parentElement.hidden = !isDelivery;
  field('webhookId').required = isDelivery;
  const { value: chosen = '', text = '' } = field('what').selectedOptions[0] ?? {};
  const effects = [...answers, ...others];
  // The chosen fault stays, or another example of its status.
  const kept =
    effects.find(([value]) => value === chosen) ?? effects.find(([, shown]) => statusIn(shown) === (statusIn(text) ?? ''));
  field('what').replaceChildren(...effects.map(optionOf));
  if (kept !== undefined) field('what').value = kept[0];
  showItem();
}

const showItem = () => {
  field('item').parentElement.hidden = field('what').value !== 'items';
};

const meanings = {
  status: (status) => ({ status: Number(status) }),
  example: (example) => ({ example }),
  drop: () => ({ drop: true }),
  delay: () => ({}),
  items: () => ({ items: [field('item').value] }),
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const [kind, value] = field('what').value.split(' ');
  const subject = field('operation').value;
  const given = {
    ...(subject === deliveries ? { webhookId: field('webhookId').value } : { operation: subject }),
    times: Number(field('times').value),
    delayMs: Number(field('delayMs').value),
  };
  const fault = { ...Object.fromEntries(Object.entries(given).filter(([, one]) => one)), ...meanings[kind](value) };
  void act('Fault added.', async () => void (await ask('faults', { add: [fault] })));
});

function effectOf({ status, example, items, drop, delayMs }) {
  const delay = delayMs === undefined ? [] : [`after ${delayMs} ms`];
  const effect = () => {
    if (status !== undefined) return [`HTTP ${status}`];
    if (example !== undefined) return [example];
    if (items !== undefined) return [`fails ${items.join(', ')}`];
    return drop ? ['dropped'] : [];
  };
  return [...effect(), ...delay].join(' ');
}

/** The table is drawn again when a fault is used, and a button keeps the focus. */
export function showFaults(faults) {
  const focused = document.activeElement?.dataset.fault;
  draw('faults', faults, () => {
    if (faults.length === 0) return [element('p', 'No faults set.', 'hint')];
    const table = element('table');
    const [head, body] = [element('thead'), element('tbody')];
    head.append(row(...['Fault', 'Used', ''].map((text) => element(text === '' ? 'td' : 'th', text))));
    body.append(...faults.map(rowOf));
    table.append(head, body);
    return [table];
  });
  if (focused !== undefined) byId('faults').querySelector(`[data-fault="${focused}"]`)?.focus();
}

function rowOf({ fault, met }, i) {
  const { operation, webhookId, times } = fault;
  const subject = operation ?? (webhookId === undefined ? 'every operation' : `deliveries to ${webhookId}`);
  const used = times === undefined ? count(met, 'time') : `${met} of ${count(times, 'time')}`;
  const remove = button('Remove', () => act('Fault removed.', async () => void (await ask('faults', { remove: [fault] }))));
  remove.dataset.fault = i;
  remove.setAttribute('aria-label', `Remove the fault of ${subject}: ${effectOf(fault)}`);
  const cell = element('td');
  cell.append(remove);
  const effect = element('td', subject);
  effect.append(element('div', effectOf(fault), 'hint'));
  return row(effect, element('td', used), cell);
}

field('operation').replaceChildren(
  ...[['', 'Every operation'], ...[deliveries, ...operations.keys()].map((id) => [id, id])].map(optionOf),
);
field('operation').addEventListener('change', showEffects);
field('what').addEventListener('change', showItem);
showEffects();
