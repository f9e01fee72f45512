/** The workflows of CI: who may do what with the code of others. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const { scripts }: { scripts: object } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

interface Step {
  uses?: string;
  with?: unknown;
  run?: string;
}
interface Workflow {
  permissions?: { readonly [scope: string]: string };
  jobs: { readonly [name: string]: Job };
}
interface Job {
  permissions?: { readonly [scope: string]: string };
  uses?: string;
  needs?: string | readonly string[];
  strategy?: { matrix: { readonly [variable: string]: unknown } };
  steps?: Step[];
}

const workflows = globSync('.github/workflows/*.yml', { cwd: root }).map((file): { file: string; workflow: Workflow } => ({
  file,
  workflow: parse(readFileSync(join(root, file), 'utf8')),
}));

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
    const actions = Object.values(workflow.jobs).flatMap(({ steps = [] }) => steps.flatMap(({ uses }) => uses ?? []));
    expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
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

/** Returns the words of a job that name nothing: other jobs, files, npm scripts, suites and variables of its matrix. */
function unknownIn({ jobs }: Workflow, { uses, needs = [], strategy, steps = [] }: Job): string[] {
  const commands = steps.flatMap(({ run = '' }) => run);
  const all = commands.join('\n');
  const words = (pattern: RegExp) => Array.from(all.matchAll(pattern), ([, word = '']) => word);
  const suites = globSync('test/**/*.test.ts', { cwd: root });
  const names = words(/npm test -- (.+)/g).flatMap((line) => line.replaceAll(/--\w+ \S+/g, '').match(/\S+/g) ?? []);
  return [
    ...[needs].flat().filter((name) => !Object.hasOwn(jobs, name)),
    ...[...words(/bash (\S+)/g), ...(uses?.startsWith('./') === true ? [uses] : [])].filter(
      (file) => !existsSync(join(root, file)),
    ),
    ...words(/npm run (?:--\w+ )*([\w:-]+)/g).filter((script) => !Object.hasOwn(scripts, script)),
    ...names.filter((name) => !suites.some((suite) => suite.includes(name))),
    ...Array.from(JSON.stringify(steps).matchAll(/matrix\.(\w+)/g), ([, variable = '']) => variable).filter(
      (variable) => strategy?.matrix[variable] === undefined,
    ),
  ];
}

it('Each job names scripts, files, suites and jobs that exist', () => {
  const unknown = workflows.flatMap(({ file, workflow }) =>
    Object.entries(workflow.jobs).flatMap(([name, job]) => unknownIn(workflow, job).map((word) => `${file} ${name}: ${word}`)),
  );
  expect(unknown).toEqual([]);
  const job = {
    needs: ['tests'],
    uses: './none.yml',
    steps: [{ run: 'npm run packs && npm test -- --project sqlite presense', with: 'matrix.os' }],
  };
  expect(unknownIn({ jobs: {} }, job).toSorted()).toEqual(['./none.yml', 'os', 'packs', 'presense', 'tests']);
});
