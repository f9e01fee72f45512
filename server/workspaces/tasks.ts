/** What the workspaces leave to the queue: the mail with a login link. */
import type { Environment } from '../context.ts';
import type { NewTask } from '../jobs/queue.ts';
import type { TaskKinds } from '../jobs/worker.ts';
import type { Mailer } from '../mailer.ts';
import * as loginLinks from './login-links.ts';
import { loginMail } from './login-mail.ts';
import * as workspaces from './store.ts';

interface LoginRequest {
  email: string;
  continueUrl: string;
}

export const loginMailTask = (payload: LoginRequest): NewTask => ({ queue: 'mail', kind: loginLinks.mailTask, payload });

/** More than the mail names, so that it can say that there are others. */
const mostWorkspaces = 11;
/** Links that do not work are kept for a day, so that who opens one reads why. */
const keptMs = 86_400_000;
const rowsInOneSweep = 100;

export function workspaceTasks(environment: Environment): TaskKinds {
  const { db, clock, config } = environment;
  let loading: Promise<Mailer> | undefined;
  // What composes mails is loaded with the first of them: it would be a tenth of the start.
  const loadMailer = () => (loading ??= import('../mailer.ts').then(({ createMailer }) => createMailer(environment)));
  return {
    [loginLinks.mailTask]: {
      // Whether the address owns a workspace is looked up here and not in the call, so that the call takes as long for any address.
      async perform({ payload, created_at }) {
        const now = clock();
        const { email, continueUrl } = readRequest(payload);
        await loginLinks.forgetOld(db, now - keptMs, rowsInOneSweep);
        await loginLinks.forgetRequests(db, now - keptMs, rowsInOneSweep);
        // Who asked has given up waiting or asked again.
        if (now >= created_at + loginLinks.lifeMs) return;
        const owned = await workspaces.findByOwner(db, email, mostWorkspaces);
        const [first] = owned;
        if (first === undefined) return;
        // The token begins to exist here, and each attempt has its own: in the queue it would lie in the open until it is sent.
        const token = loginLinks.newToken();
        // To the address as the owner wrote it: another spelling could be another person's.
        const to = first.owner_email;
        await loginLinks.add(db, now, { token, email: to, continueUrl });
        const mailer = await loadMailer();
        await mailer.send(
          loginMail({
            to,
            link: `${config.publicUrl}/login?token=${token}`,
            expiresAt: now + loginLinks.lifeMs,
            workspaceNames: owned.map(({ name }) => name),
          }),
        );
      },
    },
  };
}

function readRequest(payload: string): LoginRequest {
  const request: unknown = JSON.parse(payload);
  if (!isLoginRequest(request)) throw new Error('The task does not say who wants to log in.');
  return request;
}

function isLoginRequest(value: unknown): value is LoginRequest {
  if (typeof value !== 'object' || value === null || !('email' in value) || !('continueUrl' in value)) return false;
  return typeof value.email === 'string' && typeof value.continueUrl === 'string';
}
