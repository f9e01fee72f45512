/** The forms of the page that a login link opens. */
import { visible } from '../../generated/text.ts';
import { type Html, html } from '../pages/html.ts';
import type { Workspace } from '../workspaces/store.ts';

/** A workspace with its contents in words. */
export interface Shown {
  workspace: Workspace;
  contents: string;
}

interface Form {
  /** The token of the link. */
  token: string;
  /** The target of the link. */
  place: string;
}

const formOf = ({ token }: Form, body: Html): Html => html`
<form method="post" action="login">
${body}
<input type="hidden" name="token" value="${token}">
</form>`;

const afterwards = ({ place }: Form): Html => html`<p>You then continue to <strong>${place}</strong>.</p>`;

const nameOf = ({ name }: Workspace): Html => html`<bdi>${visible(name)}</bdi>`;

/** Tells apart workspaces of the same name. */
const factsOf = ({ workspace: { createdAt, workspaceId }, contents }: Shown): Html => html`
<span class="facts">Created ${new Date(createdAt).toISOString().slice(0, 16).replace('T', ' ')} UTC · ${contents}<br><code>${workspaceId}</code></span>`;

const idOf = ({ workspace: { workspaceId } }: Shown): Html => html`<input type="hidden" name="workspace" value="${workspaceId}">`;

/** Asks for nothing but the login. */
export const single = (shown: Shown, form: Form): Html =>
  formOf(
    form,
    html`<p>You sign in as the owner of:</p>
<ul><li>${nameOf(shown.workspace)}${factsOf(shown)}</li></ul>
${afterwards(form)}
${idOf(shown)}
<button type="submit">Sign in</button>`,
  );

/** Asks whether the tokens stay valid. */
export const ask = (shown: Shown, form: Form): Html =>
  formOf(
    form,
    html`<p>Nobody has signed in to this workspace yet. Anyone can create a workspace for your address, and the creator has its tokens:</p>
<ul><li>${nameOf(shown.workspace)}${factsOf(shown)}</li></ul>
<p>Did you, or someone you trust, create it? Keep its tokens, so that your programs continue to work:</p>
${idOf(shown)}
<button type="submit" name="tokens" value="keep">I created it: keep its tokens</button>
<p>If you are not sure, reset its tokens. This locks out the creator. Programs then need the new tokens, which the console shows:</p>
<button type="submit" name="tokens" value="reset" class="other">Reset all tokens</button>
<p>Either choice confirms that the workspace is yours. It may then send email to others in your name. ${leave}</p>
${afterwards(form)}`,
  );

const leave = 'To cancel, close this page.';

interface Choice extends Form {
  page: number;
  hasMore: boolean;
}

/** Lets the person choose the workspace to open. */
export function choice(shown: readonly Shown[], form: Choice): Html {
  const [verified, others] = [true, false].map((isVerified) =>
    shown.filter(({ workspace }) => (workspace.ownerVerifiedAt !== null) === isVerified),
  );
  const [first] = verified ?? [];
  const option = (one: Shown) => {
    const checked = one === first ? html` checked` : html``;
    return html`<li><label><input type="radio" name="workspace" value="${one.workspace.workspaceId}" required${checked}> ${nameOf(one.workspace)}${factsOf(one)}</label></li>`;
  };
  const ofOthers = html`<p>Nobody has signed in to these yet. Anyone can create a workspace for your address, so check the creation time and contents:</p>
<ul>${(others ?? []).map(option)}</ul>`;
  return html`${formOf(
    form,
    html`<p>Choose the workspace to open:</p>
<ul>${(verified ?? []).map(option)}</ul>
${(others ?? []).length > 0 ? ofOthers : ''}
${afterwards(form)}
<button type="submit">Sign in</button>`,
  )}${pages(form)}`;
}

function pages({ token, page, hasMore }: Choice): Html {
  if (page === 1 && !hasMore) return html``;
  const to = (number: number, text: string) => html`<a href="login?token=${token}&page=${number}">${text}</a>`;
  return html`<nav aria-label="Pages"><p>${page > 1 ? to(page - 1, 'Previous workspaces') : ''} Page ${page} ${hasMore ? to(page + 1, 'More workspaces') : ''}</p></nav>`;
}
