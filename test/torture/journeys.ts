/** The journeys of `openapi/workflows.arazzo.yaml`, made by an independent runner: `redocly respect`. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { at } from '../../generated/operations.ts';
import { isObject, listOf } from '../../openapi/tools/verify/corpus/json.ts';
import type { Context, Report, Torture } from './framework.ts';
import { createTenant } from './http.ts';
import { patientEnv } from './process.ts';

const project = join(import.meta.dirname, '../..');
const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
const workflows = 'openapi/workflows.arazzo.yaml';

export const journeys: Torture = {
  name: 'journeys',
  promise: "A customer's life with the service, refusals included, goes as the documented workflows say.",
  engines: ['sqlite', 'postgres'],
  short: ['sqlite'],
  run,
};

async function run(context: Context): Promise<Report> {
  const service = await context.startService({ env: patientEnv });
  const { workspaceId, workspaceToken, apiKey } = await createTenant(service.url);
  const report = join(context.folder, 'journeys.json');
  const options = {
    '--server': `contract=${service.url}`,
    '--input': JSON.stringify({ workspaceId, workspaceToken, apiKey }),
    '--json-output': report,
  };
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const args = [redocly, 'respect', workflows, ...Object.entries(options).flat()];
  // Its report says more than its exit code.
  await promisify(execFile)(process.execPath, args, { cwd: project, env, maxBuffer: 2 ** 30 }).catch(() => {});
  const whole: unknown = JSON.parse(await readFile(report, 'utf8'));
  const made = listOf(at(whole, 'files', workflows, 'executedWorkflows'));
  // A waiting step repeats until it succeeds, so its last attempt counts.
  const steps = new Map(made.flatMap((workflow) => stepsOf(workflow)).map((step) => [step.name, step]));
  const failed = [...steps.values()].filter(({ failures }) => failures.length > 0);
  for (const { name, failures } of failed) context.violation(`${name}: ${failures.join('; ')}`);
  if (at(whole, 'status') !== 'success' && failed.length === 0) context.violation('The runner says that a journey failed.');
  if (made.length === 0 || steps.size === 0) context.violation('No journey was made.');
  return { journeys: made.length, steps: steps.size, failed: failed.length };
}

interface Step {
  name: string;
  failures: string[];
}

/** Includes the steps of workflows that a step stands for. */
function stepsOf(workflow: unknown): Step[] {
  const workflowId = String(at(workflow, 'workflowId'));
  return listOf(at(workflow, 'executedSteps')).flatMap((step) => {
    if (isObject(step) && 'executedSteps' in step) return stepsOf(step);
    const failures = listOf(at(step, 'checks'))
      .filter((check) => at(check, 'status') === 'error')
      .map((check) => String(at(check, 'message') ?? at(check, 'name')));
    return { name: `${workflowId}, ${String(at(step, 'stepId'))}`, failures };
  });
}
