/** The workflows of CI: who may do what with the code of others. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const { scripts }: { scripts: object } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

interface Step {
  id?: string;
  uses?: string;
  with?: { readonly [input: string]: unknown };
  run?: string;
  env?: object;
}
interface Workflow {
  on?: { workflow_call?: { inputs?: object; outputs?: object } | null };
  permissions?: { readonly [scope: string]: string };
  env?: object;
  jobs: { readonly [name: string]: Job };
}
interface Job {
  if?: string;
  'runs-on'?: string;
  permissions?: { readonly [scope: string]: string };
  uses?: string;
  needs?: string | readonly string[];
  strategy?: { matrix: { readonly [variable: string]: unknown } };
  env?: object;
  outputs?: object;
  steps?: readonly Step[];
}

const workflowIn = (file: string): Workflow => parse(readFileSync(join(root, file), 'utf8'));
const workflows = globSync('.github/workflows/*.yml', { cwd: root }).map((file) => ({ file, workflow: workflowIn(file) }));

/** Actions of GitHub that run no code of the repository. */
const harmless = /^actions\/(?:setup-node|download-artifact)@/;
/** Commands that run no code of a package: npm publishes what was packed, gh makes a release. */
const publishing = /^(?:for package in [^;]+; do )?(?:npm publish --ignore-scripts|gh release create) /;

it('A job with an identity token or write access runs no code of the repository or of a dependency', () => {
  const privileged = workflows.flatMap(({ file, workflow }) =>
    Object.entries(workflow.jobs)
      .filter(([, { permissions = workflow.permissions ?? {} }]) => Object.values(permissions).includes('write'))
      .map(([name, { steps = [] }]) => ({ job: `${file} ${name}`, steps })),
  );
  expect(privileged.map(({ job }) => job.split(' ')[1])).toEqual(['publish', 'release']);
  for (const { job, steps } of privileged) {
    const others = steps.filter(({ uses, run }) => !(uses === undefined ? publishing.test(run ?? '') : harmless.test(uses)));
    expect([job, others]).toEqual([job, []]);
  }
});

it('A workflow may only read unless a job says otherwise, and pins each action to a commit', () => {
  for (const { file, workflow } of workflows) {
    expect([file, workflow.permissions]).toEqual([file, { contents: 'read' }]);
    const actions = Object.values(workflow.jobs).flatMap((job) => [job, ...(job.steps ?? [])].flatMap(({ uses }) => uses ?? []));
    expect(actions.filter((action) => !/^\.\/|@[0-9a-f]{40}$/.test(action))).toEqual([]);
  }
});

it('Each repository file that a workflow names exists', () => {
  for (const { file, workflow } of workflows) {
    const commands = Object.values(workflow.jobs).flatMap(({ steps = [] }) => steps.flatMap(({ run }) => run ?? []));
    const named = commands.flatMap((run) => run.match(/\b(?:openapi|generated|server|mock|test)\/[\w./-]+\.\w+/g) ?? []);
    // The image has the service as JavaScript, and `npm ci` writes the other files of generated/.
    const missing = named.filter((path) => !existsSync(join(root, path.replace(/^(server\/.*)\.js$/, '$1.ts'))));
    expect([file, missing]).toEqual([file, []]);
  }
});

/** Returns the expressions in a value: conditions, and the texts between `${{` and `}}`. */
function expressionsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'if' ? [value] : (value.match(/\$\{\{.*?\}\}/gs) ?? []);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => expressionsIn(inner, name));
}

/** Returns the outputs of a job. A job of another workflow has that workflow's. */
const outputsOf = ({ uses, outputs }: Job = {}): string[] =>
  Object.keys((uses?.startsWith('./') === true ? workflowIn(uses).on?.workflow_call?.outputs : outputs) ?? {});

/** Returns the words of a job's expressions and commands that name nothing: jobs, outputs, earlier steps and variables. */
function unknownNames({ on, env, jobs }: Workflow, { needs = [], steps = [], strategy, ...job }: Job): string[] {
  const within = (context: string, values: object | null = {}) => Object.keys(values ?? {}).map((name) => `${context}.${name}`);
  const names = [
    ...[needs].flat().flatMap((name) => [`needs.${name}`, ...outputsOf(jobs[name]).map((one) => `needs.${name}.outputs.${one}`)]),
    ...within('matrix', strategy?.matrix),
    ...within('inputs', on?.workflow_call?.inputs),
    ...within('env', { ...env, ...job.env }),
  ];
  const idsOf = (some: readonly Step[]) => some.flatMap(({ id = [] }) => id).map((id) => `steps.${id}`);
  const pattern = /(?<![\w.-])(?:(?:steps|matrix|inputs|env)\.[\w-]+|needs\.[\w-]+(?:\.outputs\.[\w-]+)?)/g;
  const unknownIn = (value: Step | object, known: readonly string[]) => {
    const run = 'run' in value ? (value.run ?? '') : '';
    const variables = Array.from(run.matchAll(/\$\{?(?!GITHUB_)([A-Z][A-Z_]*)/g), ([, name]) => `env.${name}`);
    const words = [...expressionsIn(value).flatMap((expression) => expression.match(pattern) ?? []), ...variables];
    return words.filter((name) => !known.includes(name));
  };
  return [
    ...unknownIn(job, [...names, ...idsOf(steps)]),
    ...steps.flatMap((step, i) => unknownIn(step, [...names, ...idsOf(steps.slice(0, i)), ...within('env', step.env)])),
  ];
}

/** Returns the words of a job that name nothing: also other jobs, files, npm scripts, suites and artifacts. */
function unknownIn(workflow: Workflow, job: Job): string[] {
  const { uses, needs = [], steps = [] } = job;
  const all = steps.flatMap(({ run = '' }) => run).join('\n');
  const words = (pattern: RegExp) => Array.from(all.matchAll(pattern), ([, word = '']) => word);
  const suites = globSync('test/**/*.test.ts', { cwd: root });
  const names = words(/npm test -- (.+)/g).flatMap((line) => line.replaceAll(/--\w+ \S+/g, '').match(/\S+/g) ?? []);
  const artifacts = (action: string, some: readonly Step[]) =>
    some.flatMap((step) => (step.uses?.startsWith(`actions/${action}-artifact@`) === true ? [step.with?.name] : []));
  const uploaded = artifacts(
    'upload',
    Object.values(workflow.jobs).flatMap((one) => one.steps ?? []),
  );
  return [
    ...[needs].flat().filter((name) => !Object.hasOwn(workflow.jobs, name)),
    ...[...words(/bash (\S+)/g), ...(uses?.startsWith('./') === true ? [uses] : [])].filter(
      (file) => !existsSync(join(root, file)),
    ),
    ...words(/npm run (?:--\w+ )*([\w:-]+)/g).filter((script) => !Object.hasOwn(scripts, script)),
    ...names.filter((name) => !suites.some((suite) => suite.includes(name))),
    ...artifacts('download', steps)
      .filter((name) => !uploaded.includes(name))
      .map(String),
    ...unknownNames(workflow, job),
  ];
}

it('Each job names scripts, files, suites, jobs, outputs, steps, variables and artifacts that exist', () => {
  const unknown = workflows.flatMap(({ file, workflow }) =>
    Object.entries(workflow.jobs).flatMap(([name, job]) => unknownIn(workflow, job).map((word) => `${file} ${name}: ${word}`)),
  );
  expect(unknown).toEqual([]);
});
