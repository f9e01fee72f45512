/** The workflows of `workflows.arazzo.yaml`: each step is a case. */
import { at, contractOperations, type Operation } from '../../../../generated/operations.ts';
import { pause } from '../caller.ts';
import type { Check } from '../check.ts';
import { isObject } from '../corpus/json.ts';
import type { Given } from '../credentials.ts';
import type { Exchange, Received } from '../exchange.ts';
import { idsIn, Names } from '../names.ts';
import { Skip, timeIsOver } from '../outcome.ts';
import type { Run, Trial } from '../run.ts';
import { brokenBy, readWorkflows, type Step, Values, type Workflow } from '../workflows.ts';

export const journeys: Check = {
  name: 'journeys',
  about: 'the steps of the documented workflows succeed in order',
  run: async (run) => {
    const workflows = readWorkflows();
    for (const workflow of workflows) {
      const isNeeded = workflow.steps.some(({ operationId }) => run.operations.some(({ id }) => id === operationId));
      if (isNeeded) await travel(run, workflow, workflows);
    }
  },
};

async function travel(run: Run, workflow: Workflow, workflows: readonly Workflow[]): Promise<void> {
  const names = new Names(run.newNames().prefix, idsIn(workflow.steps.map(({ payload }) => payload)));
  const values = new Values();
  let given: Given | undefined;
  let obstacle: string | undefined;
  try {
    given = await inputsOf(run, workflow, workflows, values);
  } catch (error) {
    if (!(error instanceof Skip)) throw error;
    obstacle = error.message;
  }
  for (const step of workflow.steps) {
    const operation = contractOperations.find(({ id }) => id === step.operationId);
    if (operation === undefined) throw new Error(`The workflows name ${step.operationId}, which the document does not have.`);
    const { outcome } = await run.case('journeys', operation, `${workflow.id}: ${step.id}`, async (trial) => {
      if (obstacle !== undefined) throw new Skip(obstacle);
      await walk(run, trial, { operation, workflow, step, values, names, given: given ?? {} });
    });
    if (outcome !== 'passed') obstacle ??= `needs the step ${step.id}`;
  }
}

/** Sets the inputs, and the outputs of earlier workflows. Returns the credentials of the workflow. */
async function inputsOf(run: Run, workflow: Workflow, workflows: readonly Workflow[], values: Values): Promise<Given> {
  // A workflow without inputs creates its own workspace.
  if (workflow.dependsOn.length === 0 && workflow.parameters.length === 0 && !usesInputs(workflow)) return {};
  const key = await run.accounts.key(`journey ${workflow.id}`);
  const workspace = usesInputs(workflow) ? await run.accounts.workspace() : {};
  const inputs = { ...workspace, ...key };
  values.set('$inputs.apiKey', inputs.ApiKey);
  values.set('$inputs.workspaceId', inputs.WorkspaceId);
  values.set('$inputs.workspaceToken', inputs.WorkspaceToken ?? 'not-the-token');
  for (const id of workflow.dependsOn) {
    const earlier = workflows.find((one) => one.id === id);
    // The only output of workflows is the token of the API key.
    for (const output of Object.keys(earlier?.outputs ?? {})) values.set(`$workflows.${id}.outputs.${output}`, inputs.ApiKeyToken);
  }
  return inputs;
}

const usesInputs = ({ steps }: Workflow): boolean =>
  JSON.stringify(steps.map(({ payload, parameters }) => [payload, parameters])).includes('$inputs.workspaceId');

interface Place {
  operation: Operation;
  workflow: Workflow;
  step: Step;
  values: Values;
  names: Names;
  given: Given;
}

async function walk(run: Run, trial: Trial, place: Place): Promise<void> {
  const { step, values } = place;
  const attempts = 1 + (step.retry?.limit ?? 0);
  let exchange: Exchange | undefined;
  let problem: string | undefined;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    exchange = await trial.call({ body: values.of(place.names.own(step.payload)), given: place.given, headers: headersOf(place) });
    if (trial.hasFailed) return;
    problem = problemOf(place, exchange.received, run.isLiteral);
    if (problem === undefined) break;
    if (attempt < attempts) await pause(Math.min(1000 * (step.retry?.after ?? 0), 50 * attempt));
    if (run.caller.left <= 0) throw new Skip(timeIsOver);
  }
  if (problem !== undefined) {
    const where = `workflows.arazzo.yaml, workflow ${place.workflow.id}, step ${step.id}`;
    return trial.fail(`${problem}.`, 'The step succeeds.', where, exchange);
  }
  for (const [name, expression] of Object.entries(step.outputs)) {
    const own = String(expression)
      .split('/')
      .map((key) => place.names.text(key))
      .join('/');
    values.set(`$steps.${step.id}.outputs.${name}`, values.of(own, exchange?.received));
  }
}

function problemOf({ step, values, names }: Place, received: Received, isLiteral: boolean): string | undefined {
  for (const criterion of step.criteria) {
    // The contract promises no words of messages.
    if (!isLiteral && String(at(criterion, 'condition')).includes('/error/message')) continue;
    const problem = brokenBy(criterion, received, values, (text) => names.text(text));
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** The headers that workflow and step set in place of the credentials. */
function headersOf({ workflow, step, values }: Place): { [name: string]: string } {
  const set = [...workflow.parameters, ...step.parameters].filter(isObject);
  return Object.fromEntries(set.map(({ name, value }) => [String(name), String(values.of(value))]));
}
