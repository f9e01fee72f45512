/** Reads the options of `verify`, and collects every problem. */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type OperationId, operations } from '../../../generated/handlers.ts';
import { printable } from '../../../generated/text.ts';
import { checks } from './checks.ts';
import { credentialOptions, type Given } from './credentials.ts';
import type { CheckName } from './outcome.ts';
import type { VerifyOptions } from './run.ts';

export interface Command {
  options: VerifyOptions;
  files: { json: string | undefined; junit: string | undefined };
}

/** Messages for the caller of the command. */
export class UsageError extends Error {}

const texts = [
  'only',
  'operation',
  'seed',
  'timeout',
  'rate',
  'json',
  'junit',
  'webhooks-url',
  'webhooks-port',
  'presence-seconds',
] as const;
const optionsOfText = Object.fromEntries(
  [...texts, ...credentialOptions.flatMap(({ option }) => [option, `other-${option}`])].map(
    (name) => [name, { type: 'string' }] as const,
  ),
);

export const usage = `Usage: npx @collaboration/contract verify URL [options]

Tests the server at URL against the contract. It creates its own test data.

Checks (--only):
${checks.map(({ name, about }) => `  ${name.padEnd(13)}${about}`).join('\n')}

Options:
  --only CHECKS        run only these checks, separated by commas
  --operation NAMES    test only these operations, such as getDocuments,addUsers
  --seed TEXT          begin ids with v and this text: at most 16 letters and digits (default: random)
  --timeout SECONDS    stop after this time (default: 900)
  --rate NUMBER        requests per second, 0 for no limit (default: 100)
  --webhooks           test webhooks too: receives them on this machine, which the server must allow (WEBHOOK_LOOPBACK here)
  --webhooks-url URL   the public URL that leads to the receiver, such as that of a tunnel (implies --webhooks)
  --webhooks-port PORT the port of the receiver on this machine (default: any; implies --webhooks)
  --presence-seconds N the lifetime of presence, for a check that waits for its end (default: not checked)
  --json FILE          write the report as JSON
  --junit FILE         write the report as JUnit XML
  --keep               keep the data of the run
  --help               show this text

Credentials (default: those of a new workspace, from Create Workspace):
${credentialOptions.map(({ option, variable, about }) => `  --${option.padEnd(19)}or ${variable}\n      ${about}`).join('\n')}
  --other-…            or OTHER_…, the credentials of a second API key, to test isolation

Exit code: 0 if all passed, 1 if not or if nothing was tested, 2 for an invalid option or an unreachable server.`;

/** Returns undefined for --help. Throws a UsageError. */
export function readCommand(args: readonly string[], env: NodeJS.Dict<string>): Command | undefined {
  const { values, positionals } = parse(args);
  if (values.help === true) return undefined;
  const problems: string[] = [];
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  const url = urlOf(positionals, problems);
  const options: VerifyOptions = {
    url,
    given: credentialsOf(text, env, '', problems),
    other: credentialsOf(text, env, 'other-', problems),
    seed: text('seed') ?? randomBytes(4).toString('hex'),
    timeoutMs: 1000 * numberOf(text, 'timeout', 900, 1, 86_400, problems),
    rate: numberOf(text, 'rate', 100, 0, 100_000, problems),
    keep: values.keep === true,
    ...receiverOf(text, values.webhooks === true, problems),
    ...(text('presence-seconds') !== undefined && { presenceSeconds: numberOf(text, 'presence-seconds', 1, 1, 3600, problems) }),
  };
  if (!/^[a-z0-9]{1,16}$/i.test(options.seed)) problems.push(`--seed takes 1 to 16 letters and digits, not "${options.seed}".`);
  const only = listOf(
    text,
    'only',
    checks.map(({ name }) => name),
    problems,
  );
  const selected = listOf(text, 'operation', operationIds, problems);
  if (only?.includes('webhooks') === true && options.receiver === undefined) problems.push('--only webhooks requires --webhooks.');
  if (problems.length > 0) throw new UsageError(problems.map(printable).join('\n'));
  return {
    options: { ...options, ...(only && { only }), ...(selected && { operations: selected }) },
    files: { json: text('json'), junit: text('junit') },
  };
}

type Texts = (name: string) => string | undefined;

function parse(args: readonly string[]): { values: { [name: string]: string | boolean | undefined }; positionals: string[] } {
  try {
    const flags = { keep: { type: 'boolean' }, webhooks: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ args: [...args], options: { ...optionsOfText, ...flags }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function urlOf([text, ...rest]: string[], problems: string[]): string {
  if (text === undefined) problems.push('The URL of the server is required, such as https://api.example.com.');
  if (rest.length > 0) problems.push(`Only one URL is allowed; remove "${rest.join(' ')}".`);
  return text === undefined ? '' : baseOf('The URL', text, problems);
}

function baseOf(name: string, text: string, problems: string[]): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '' || url.username !== '')
    problems.push(`${name} must begin with http:// or https://, without user, query or fragment, but is "${text}".`);
  return url === undefined ? '' : url.href.replace(/\/+$/, '');
}

function receiverOf(text: Texts, isAsked: boolean, problems: string[]): Pick<VerifyOptions, 'receiver'> {
  const url = text('webhooks-url');
  const port = numberOf(text, 'webhooks-port', 0, 0, 65_535, problems);
  if (!isAsked && url === undefined && port === 0) return {};
  return { receiver: { port, ...(url !== undefined && { url: baseOf('--webhooks-url', url, problems) }) } };
}

function numberOf(text: Texts, name: string, fallback: number, min: number, max: number, problems: string[]): number {
  const value = text(name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= min && number <= max) return number;
  problems.push(`--${name} takes a whole number from ${min} to ${max}, not "${value}".`);
  return fallback;
}

const operationIds: readonly OperationId[] = Object.keys(operations).filter((id): id is OperationId =>
  Object.hasOwn(operations, id),
);

function listOf<Name extends CheckName | OperationId>(
  text: Texts,
  option: string,
  allowed: readonly Name[],
  problems: string[],
): Name[] | undefined {
  const given = text(option)
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (given === undefined) return undefined;
  for (const name of given) {
    if (!allowed.some((one) => one === name)) problems.push(`--${option} takes ${allowed.join(', ')}; there is no "${name}".`);
  }
  if (given.length === 0) problems.push(`--${option} is empty. It takes ${allowed.join(', ')}.`);
  return allowed.filter((one) => given.includes(one));
}

/** Reads credentials from options and variables. An id and its token come together. */
function credentialsOf(text: Texts, env: NodeJS.Dict<string>, prefix: 'other-' | '', problems: string[]): Given {
  const variablePrefix = prefix === '' ? '' : 'OTHER_';
  const found = credentialOptions.flatMap(({ scheme, option, variable }) => {
    const value = text(prefix + option) ?? (env[variablePrefix + variable] || undefined);
    if (value !== undefined && !/^[\x21-\x7e]+$/.test(value)) problems.push(`--${prefix}${option} takes visible ASCII characters.`);
    return value === undefined ? [] : [[scheme, value]];
  });
  const given: Given = Object.fromEntries(found);
  for (const [one, other] of pairs) {
    if ((given[one.scheme] === undefined) === (given[other.scheme] === undefined)) continue;
    const missing = given[one.scheme] === undefined ? one : other;
    problems.push(
      `--${prefix}${one.option} and --${prefix}${other.option} must be given together; ${prefix}${missing.option} is missing.`,
    );
  }
  return given;
}

/** An id and its token: `ApiKey` and `ApiKeyToken`, `WorkspaceId` and `WorkspaceToken`. */
const pairs = credentialOptions.flatMap((one) => {
  const token = credentialOptions.find(({ scheme }) => scheme === `${one.scheme.replace(/Id$/, '')}Token`);
  return token === undefined || token === one ? [] : [[one, token] as const];
});
