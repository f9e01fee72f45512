/** Calls the controls and the operations of the chosen session. */
import { byId } from './dom.js';

/** The page's own path may name a session. The header selects another one. */
let chosen;
export const choose = (name) => {
  chosen = name;
};

async function post(path, data, headers = {}) {
  const reply = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(chosen === undefined ? {} : { 'x-sandbox-session': chosen }), ...headers },
    body: JSON.stringify(data),
  });
  return { status: reply.status, body: await reply.json() };
}

export async function ask(control, data = {}) {
  const { result, error } = (await post(`sandbox/${control}`, { data })).body;
  if (error !== undefined) throw new Error(error.message);
  return result;
}

/** Relative, as the page may stand below a session's path. */
export const call = (path, data, headers) => post(`.${path}`, data, headers);

let redraw = async () => {};
export const onChange = (refresh) => {
  redraw = refresh;
};

/** Runs an action, reports its outcome, and shows the session's data after it. */
export async function act(done, work) {
  try {
    byId('outcome').textContent = (await work()) ?? done;
  } catch (error) {
    byId('outcome').textContent = error.message;
  }
  await redraw();
}
