/** Faults: the form that adds one, and each as a sentence. */
import { byId, count, element } from './dom.js';
import { operations, resolved } from './operations.js';
import { act, ask } from './session.js';

const form = byId('fault');
const field = (name) => form.elements.namedItem(name);
const optionOf = ([value, text]) => new Option(text, value);

/** Shows the documented faults of the chosen operation, and the faults that need no document. */
function showFaults() {
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
  const others = [
    ['drop', 'Drop the connection'],
    ['delay', 'Delay only'],
    ['items', 'Fail the item'],
  ];
  field('what').replaceChildren(...[...answers, ...others].map(optionOf));
}

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
  const given = {
    operation: field('operation').value,
    times: Number(field('times').value),
    delayMs: Number(field('delayMs').value),
  };
  const fault = { ...Object.fromEntries(Object.entries(given).filter(([, one]) => one)), ...meanings[kind](value) };
  act('Fault added.', async () => void (await ask('faults', { add: [fault] })));
});

function effectOf({ status, example, items, drop }) {
  if (status !== undefined) return `returns HTTP ${status}`;
  if (example !== undefined) return `returns the example ${example}`;
  if (items !== undefined) return `fails for ${items.length === 1 ? 'the item' : 'the items'} ${items.join(', ')}`;
  return drop ? 'drops the connection' : 'works';
}

export function faultOf({ fault, met }) {
  const { operation, times, delayMs } = fault;
  const subject = operation === undefined ? 'Every operation' : (operations.get(operation)?.summary ?? operation);
  const delay = delayMs === undefined ? '' : ` after ${delayMs} ms`;
  const length = times === undefined ? 'until cleared' : count(times, 'time');
  return element('li', `${subject} ${effectOf(fault)}${delay}, ${length}; used ${count(met, 'time')}`);
}

field('operation').replaceChildren(...[['', 'Every operation'], ...[...operations.keys()].map((id) => [id, id])].map(optionOf));
field('operation').addEventListener('change', showFaults);
showFaults();
