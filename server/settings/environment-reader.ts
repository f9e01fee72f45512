/**
 * Reads settings from environment variables, and collects every problem. Not envalid or zod: units, proxies and secret URLs would
 * still need most of this code.
 */
import { isIP } from 'node:net';
import { readTextFile } from './foreign-text.ts';
import { similarName } from './similar-name.ts';

/**
 * Returns whether the text is an address, with or without a prefix length. ipaddr.js would take `10/8` (as 0.0.0.10/8) and
 * `012.0.0.0/8`.
 */
function isNetwork(text: string): boolean {
  const [address = '', prefix = '1', ...rest] = text.split('/');
  const maxPrefix = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return rest.length === 0 && /^[1-9]\d*$/.test(prefix) && Number(prefix) <= maxPrefix;
}

const percentEncode =
  'percent-encode special characters in user and password: %23 for #, %2F for /, %3F for ?, %40 for @, %25 for %';

/** Describes the fault of a URL that may hold a password; undefined for a valid one. */
function urlProblem(text: string, protocols: readonly string[]): string | undefined {
  if (!protocols.some((protocol) => text.toLowerCase().startsWith(`${protocol}//`))) {
    return `must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
  }
  const url = URL.parse(text);
  const [, authority = '', rest = ''] = /^[^/]*\/\/([^/?#]*)(.*)$/s.exec(text) ?? [];
  // An @ behind the host ends a password that has cut the host short for the parser.
  if (url === null || url.hash !== '' || (!authority.includes('@') && /^[^=]*@/.test(rest)))
    return `is not a valid URL; ${percentEncode}`;
  const [path = ''] = rest.split('?', 1);
  if (path.includes('@') || !isDecodable(authority)) return `is not a valid URL; ${percentEncode}`;
  return undefined;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const port = /:\d+$/;

export class EnvironmentReader {
  readonly #env: NodeJS.Dict<string>;
  readonly #problems: string[] = [];
  readonly #names = new Set<string>();

  /** `secrets`: the settings that a file may hold. The variable `NAME_FILE` names it. */
  constructor(env: NodeJS.Dict<string>, secrets: readonly string[]) {
    const read = secrets.map((name) => [name, this.#contentOfFile(env, name)]);
    this.#env = { ...env, ...Object.fromEntries(read.filter(([, content]) => content !== undefined)) };
  }

  /** Returns the content of the file that `NAME_FILE` names; undefined if it is not set. An unreadable file counts as a problem. */
  #contentOfFile(env: NodeJS.Dict<string>, name: string): string | undefined {
    const variable = `${name}_FILE`;
    this.#names.add(variable);
    const file = env[variable]?.trim();
    if (!file) return undefined;
    if (env[name]?.trim()) this.problem(variable, `and ${name} are both set: unset one of them`);
    try {
      const content = readTextFile(file).trim();
      if (content === '') this.problem(variable, `names an empty file, ${file}`);
      return content;
    } catch (error) {
      this.problem(variable, `names a file that cannot be read: ${error instanceof Error ? error.message : error}`);
      return undefined;
    }
  }

  /** An empty variable counts as not set. */
  #value(name: string): string | undefined {
    this.#names.add(name);
    return this.#env[name]?.trim() || undefined;
  }

  problem(name: string, text: string): void {
    this.#problems.push(`${name} ${text}`);
  }

  text(name: string, fallback: string): string {
    return this.#value(name) ?? fallback;
  }

  integer<Fallback extends number | undefined>(name: string, fallback: Fallback, min: number, max: number): number | Fallback {
    const value = this.#value(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max) return number;
    this.problem(name, `must be a whole number from ${min} to ${max}, but is "${value}"`);
    return fallback;
  }

  /** Returns milliseconds. */
  seconds(name: string, fallback: number, min: number, max: number): number {
    return 1000 * this.integer(name, fallback, min, max);
  }

  /** Ignores letter case. The first value is the fallback. */
  oneOf<const Value extends string>(name: string, allowed: readonly [Value, ...Value[]]): Value {
    const value = this.#value(name);
    const found = allowed.find((one) => one.toLowerCase() === value?.toLowerCase());
    if (value !== undefined && found === undefined) this.problem(name, `must be one of ${allowed.join(', ')}, but is "${value}"`);
    return found ?? allowed[0];
  }

  list(name: string): string[] {
    const value = this.#value(name);
    const items = (value ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
    if (value !== undefined && items.length === 0) this.problem(name, 'has only commas: list values, or leave it unset');
    return items;
  }

  domains(name: string): string[] {
    return this.#hosts(name, 'is not a domain such as acme.example, without scheme, @, port, path or *', (url) =>
      url.hostname.replace(/\.$/, ''),
    );
  }

  /** Reads host names, each with or without a port. */
  hosts(name: string): string[] {
    const problem = 'is not a host such as app.acme.example or app.acme.example:8443, without scheme, path, * or default port';
    return this.#hosts(name, problem, (url) => url.host);
  }

  #hosts(name: string, problem: string, hostOf: (url: URL) => string): string[] {
    return this.list(name).map((item) => {
      const urls = ['http', 'https'].flatMap((scheme) => URL.parse(`${scheme}://${item}`) ?? []);
      const [host = '', other] = urls.map(hostOf);
      // The URL drops its scheme's default port.
      const isWhole = host === other && port.test(host) === port.test(item) && !/[\s*@/?#\\]/.test(item);
      if (!isWhole) this.problem(name, `${item} ${problem}`);
      return host;
    });
  }

  /** Reads a URL that paths can be appended to, without a slash at the end. */
  publicUrl(name: string): string | undefined {
    const value = this.#value(name);
    const url = /^https?:\/\//i.test(value ?? '') ? URL.parse(value ?? '') : null;
    if (value === undefined) return undefined;
    if (url === null || /[?#]/.test(value) || url.username !== '' || url.password !== '') {
      this.problem(name, 'must be a URL that begins with http:// or https://, without user, password, query (?) or fragment (#)');
      return undefined;
    }
    return (url.origin + url.pathname).replace(/\/+$/, '');
  }

  /** Reads a URL. It may hold a password, so a problem does not repeat it. */
  url(name: string, protocols: readonly string[]): string | undefined {
    const value = this.#value(name);
    if (value === undefined) return undefined;
    const problem = urlProblem(value, protocols);
    if (problem === undefined) return value;
    this.problem(name, problem);
    return undefined;
  }

  /** Reads a number of proxies, or their addresses and networks. Rejects `true`, which would trust any caller. */
  trustProxy(name: string): number | string[] | false {
    const value = this.#value(name);
    if (value === undefined) return false;
    if (/^\d{1,2}$/.test(value)) return Number(value);
    const networks = this.list(name);
    const known = ['loopback', 'linklocal', 'uniquelocal'];
    if (networks.every((network) => known.includes(network) || isNetwork(network))) return networks;
    this.problem(
      name,
      'must be a number of proxies, or addresses and networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal',
    );
    return false;
  }

  /** Returns all problems, those of misspelt names among them. */
  finish(): readonly string[] {
    for (const [name, value = ''] of Object.entries(this.#env)) {
      const meant = value.trim() === '' || this.#names.has(name) ? undefined : similarName(name, this.#names);
      // If the setting itself is set too, the similar name belongs to another program.
      if (meant !== undefined && this.#value(meant) === undefined)
        this.problem(name, `is not a setting. Did you mean ${meant}? If ${name} is for another program, set ${meant} as well`);
    }
    return this.#problems;
  }
}
