/** Tasks of workspaces: emails to their owners, erasures, and the removal of mail files. */

import { type EmailAddress, parseEmailAddress } from '../addresses/email-address.ts';
import { consoleUrl } from '../auth/continue-url.ts';
import * as loginLinks from '../auth/login-links.ts';
import { dayMs } from '../clock.ts';
import type { Environment } from '../context.ts';
import type { TaskKinds } from '../jobs/kinds.ts';
import type { NewTask } from '../jobs/queue.ts';
import { removalIntervalMs } from '../jobs/removal.ts';
import { mailFolder, removeOldMail } from '../mail/folder.ts';
import type { Mail } from '../mail/mailer.ts';
import { RefusedMailError } from '../mail/refused-mail.ts';
import { deletionMail, deletionMailKind } from './deletion-mail.ts';
import { erasureTasks } from './erasure.ts';
import { loginMail } from './login-mail.ts';
import * as workspaces from './store.ts';

interface LoginRequest {
  email: EmailAddress;
  continueUrl: string;
}

export const loginMailTask = ({ email, continueUrl }: LoginRequest): NewTask => ({
  ...{ queue: 'mail', kind: loginLinks.loginMailKind, workspaceId: '' },
  payload: { email: email.text, continueUrl },
});

/** More than the email names, so that it can mention others. */
const maxWorkspaces = 11;

/** Sends an email, if there is one. Another attempt at a permanently rejected one would end in the same way. */
export async function sendToOwner({ loadMailer, log }: Environment, mail: Mail | undefined): Promise<void> {
  if (mail === undefined) return;
  const mailer = await loadMailer();
  await mailer.send(mail).catch((error: unknown) => {
    if (!(error instanceof RefusedMailError)) throw error;
    log.warn({ err: error }, 'email to an owner permanently rejected');
  });
}

export function workspaceTasks(environment: Environment): TaskKinds {
  const { ask, clock, config } = environment;
  return {
    ...erasureTasks,
    [loginLinks.loginMailKind]: {
      // Looks up the owner here, so that the call takes equally long for any address.
      async execute({ payload, createdAt }) {
        const now = clock();
        const { email, continueUrl } = readRequest(payload);
        // By now, the user has given up or requested another link.
        if (now >= createdAt + loginLinks.lifeMs) return 'expired';
        const owned = await ask(workspaces.findByOwner(email, maxWorkspaces));
        // Sends to the address as the owner wrote it: another spelling could belong to another person.
        const [to] = owned.flatMap(({ ownerEmail }) => parseEmailAddress(ownerEmail) ?? []);
        if (to === undefined) return undefined;
        // Makes a new token for each attempt. In the queue, a token would be readable until it is sent.
        const token = loginLinks.newToken();
        await ask(loginLinks.add(now, { token, email: to, continueUrl }));
        await sendToOwner(
          environment,
          loginMail({
            to,
            link: `${config.publicUrl}/login?token=${token}`,
            expiresAt: now + loginLinks.lifeMs,
            verifiedNames: owned.filter(({ ownerVerifiedAt }) => ownerVerifiedAt !== null).map(({ name }) => name),
          }),
        );
        return undefined;
      },
    },
    [deletionMailKind]: {
      execute: ({ payload }) => sendToOwner(environment, deletionMail(payload, consoleUrl(config.publicUrl))),
    },
    'remove-mail-files': {
      intervalMs: removalIntervalMs,
      // Removes files of this process only, since mail files stay where they were made.
      async execute() {
        const now = clock();
        await removeOldMail(mailFolder(config.dataDir), now, now - config.retentionDays * dayMs);
        return undefined;
      },
    },
  };
}

function readRequest(payload: string): LoginRequest {
  const { email, continueUrl }: { email?: unknown; continueUrl?: unknown } = JSON.parse(payload);
  const address = typeof email === 'string' ? parseEmailAddress(email) : undefined;
  if (address === undefined || typeof continueUrl !== 'string') throw new Error('The task does not say who wants to sign in.');
  return { email: address, continueUrl };
}
