/** The workspace that the page shows, told to the other pages of the browser. */

let workspaceId;
const channel = new BroadcastChannel('console');

export const shown = () => workspaceId;

/** Other pages learn which workspace is open. */
export function showsNow(id, name) {
  workspaceId = id;
  channel.postMessage({ id, name });
}

export const tellSignedOut = () => channel.postMessage({});

/** `run`: gets the name of the workspace that another page has opened; undefined after a sign-out. */
export function whenOthersDiffer(run) {
  channel.addEventListener('message', ({ data: { id, name } }) => {
    if (workspaceId !== undefined && id !== workspaceId) run(name);
  });
}
