/** What the workspaces leave to the queue: the mail with a login link, and the removal of mail that is kept as files. */
import { dayMs } from '../clock.ts';
import type { Environment } from '../context.ts';
import type { NewTask } from '../jobs/queue.ts';
import { removalIntervalMs } from '../jobs/removal.ts';
import type { TaskKinds } from '../jobs/worker.ts';
import { mailFolder, removeOldMail } from '../mail/folder.ts';
import * as loginLinks from './login-links.ts';
import { loginMail } from './login-mail.ts';
import * as workspaces from './store.ts';

interface LoginRequest {
  email: string;
  continueUrl: string;
}

export const loginMailTask = (payload: LoginRequest): NewTask => ({ queue: 'mail', kind: loginLinks.loginMailKind, payload });

/** More than the mail names, so that it can say that there are others. */
const maxWorkspaces = 11;

export function workspaceTasks(environment: Environment): TaskKinds {
  const { db, clock, config, loadMailer } = environment;
  return {
    [loginLinks.loginMailKind]: {
      // Whether the address owns a workspace is looked up here and not in the call, so that the call takes as long for any address.
      async execute({ payload, createdAt }) {
        const now = clock();
        const { email, continueUrl } = readRequest(payload);
        // Who asked has given up waiting or asked again.
        if (now >= createdAt + loginLinks.lifeMs) return 'expired';
        const owned = await workspaces.findByOwner(db, email, maxWorkspaces);
        const [first] = owned;
        if (first === undefined) return undefined;
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
            verifiedNames: owned.filter(({ owner_verified_at }) => owner_verified_at !== null).map(({ name }) => name),
          }),
        );
        return undefined;
      },
    },
    'remove-mail-files': {
      intervalMs: removalIntervalMs,
      // Of the process that does it: files are where the process that made them runs.
      async execute() {
        const now = clock();
        await removeOldMail(mailFolder(config.dataDir), now, now - config.retentionDays * dayMs);
        return undefined;
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
