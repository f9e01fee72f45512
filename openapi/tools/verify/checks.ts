/** The checks in their order: those that create workspaces come before the refusals, which use up quotas. */
import { effects } from './checks/effects.ts';
import { events } from './checks/events.ts';
import { examples } from './checks/examples.ts';
import { idempotency } from './checks/idempotency.ts';
import { isolation } from './checks/isolation.ts';
import { jobs } from './checks/jobs.ts';
import { links } from './checks/links.ts';
import { pages } from './checks/pages.ts';
import { refusals } from './checks/refusals.ts';
import { webhooks } from './checks/webhooks.ts';
import type { Check } from './run.ts';

export const checks: readonly Check[] = [examples, links, effects, events, pages, jobs, idempotency, isolation, webhooks, refusals];
