/** What the environment may say, and what is said where it says something else. */
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../server/config.ts';
import { makeFolder } from '../server/data-folder.ts';
import { aStartingProcess } from './service-process.ts';

function problemsWith(env: { [name: string]: string }): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n').slice(1);
  }
}

describe('The configuration', () => {
  it('has a port for health that is not that of the service, on the same host unless it names another', () => {
    expect(problemsWith({ HEALTH_PORT: '8080' })).toEqual(['  HEALTH_PORT must not be that of PORT, 8080']);
    expect(problemsWith({ PORT: '0', HEALTH_PORT: '0' })).toEqual([]);
    expect(readConfig({ HOST: '::1', HEALTH_PORT: '8081' })).toMatchObject({ healthHost: '::1', healthPort: 8081 });
    expect(readConfig({ HEALTH_HOST: '0.0.0.0' })).toMatchObject({ host: '127.0.0.1', healthHost: '0.0.0.0' });
  });

  it('has a default for everything, also for what is set to nothing', () => {
    expect(readConfig({ PORT: '', LOG_LEVEL: ' ', TRUST_PROXY: '' })).toEqual(readConfig({}));
    expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 8080, publicUrl: 'http://127.0.0.1:8080', trustProxy: false });
  });

  it('is refused with every mistake at once, each with the name of the variable and what is allowed', () => {
    const env = {
      PORT: '70000',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://user:password@localhost',
      TOKEN_SECRET: 'short',
      CORS_ORIGINS: 'acme.example',
      LOGIN_SCHEMES: 'javascript',
    };
    const problems = problemsWith(env);
    expect(problems.map((problem) => problem.trim().split(' ')[0]).sort()).toEqual(Object.keys(env).sort());
    expect(problems).toContain('  PORT must be a whole number from 0 to 65535, and is "70000"');
    expect(problems.join()).not.toContain('password');
  });

  it.each([undefined, '', ' '])('needs the public URL where others than this machine can call: PUBLIC_URL=%j', (url) => {
    const set: { [name: string]: string } = url === undefined ? {} : { PUBLIC_URL: url };
    const problem = '  PUBLIC_URL is required when the server listens on 0.0.0.0, since login links lead there';
    expect(problemsWith({ ...set, HOST: '0.0.0.0' })).toEqual([problem]);
    expect(problemsWith({ PUBLIC_URL: 'https://acme.example', HOST: '0.0.0.0' })).toEqual([]);
  });

  it.each(['2', 'loopback', '10.0.0.0/8, 192.0.2.1', '2001:db8::/32'])('takes proxies as TRUST_PROXY=%s', (value) => {
    expect(problemsWith({ TRUST_PROXY: value })).toEqual([]);
  });

  it.each([
    ...['true', 'proxy.example', '10.0.0.0/99', '10.0.0.0/0', '10.0.0.0/abc', '10.0.0.0/8/8', '2001:db8::/129', '10.0.0.0/'],
    ...['10/8', '012.0.0.0/8', '0x0a000000/8'],
  ])('refuses proxies as TRUST_PROXY=%s', (value) => {
    expect(problemsWith({ TRUST_PROXY: value })).toEqual([expect.stringContaining('TRUST_PROXY must be a number of proxies')]);
  });
});

describe.runIf(process.platform === 'linux')('A data folder that cannot be made', () => {
  it('ends the start with the reason in one line', async () => {
    const { exited } = await aStartingProcess({ env: { DATA_DIR: '/proc/nothing/data' } });
    expect(await exited).toBe(1);
    const message =
      /^The folder \/proc\/nothing\/data cannot be made: ENOENT.*\. Set DATA_DIR to a folder that the service may write to\.$/;
    expect(() => makeFolder('/proc/nothing/data')).toThrow(message);
  });
});
