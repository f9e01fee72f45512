/** A sandbox in this process: one server, and behind it a service for each session. */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiKeyClient, createClient } from '../../generated/client.ts';
import type {
  Credentials,
  Fault,
  ImportLine,
  JobState,
  RecordedRequest,
  SeedCall,
  SentMail,
} from '../../generated/sandbox-types.ts';
import { createHttpServer } from '../../server/http/server.ts';
import { createLog } from '../../server/log.ts';
import { listen } from '../listen.ts';
import { createSandboxApp } from './app.ts';
import { createControls } from './controls.ts';
import { documentedCredentials } from './documented.ts';
import { watchBody } from './exchange.ts';
import { InjectedFailure } from './faults.ts';
import { openSessions, type Session } from './sessions.ts';
import { makeTemplate } from './template.ts';

/** Stated here, and not with the code: the package has declarations of this file, and of nothing that it is made of. */
type JobSettings = Pick<JobState, 'mode' | 'pauseMs'>;

export interface SandboxOptions {
  /** 0, the default, for one that is free. */
  port?: number;
  host?: string;
  /** `story` (the default), `demo`, `empty`, or the name of a file of lines as an import takes them. */
  seed?: string;
  /** How long an answer takes, in milliseconds: each time a while between the two. */
  latency?: readonly [min: number, max: number];
  /** How the work in the queue goes on; by default by itself. */
  jobs?: Partial<JobSettings>;
  /** Told of each request to an operation, when it is over. */
  onRequest?: (request: RecordedRequest) => void;
}

/** A data set of its own, with the controls that openapi/sandbox.yaml describes. */
export interface SandboxSession {
  /** Where a client finds it. */
  url: string;
  credentials: Credentials;
  client: ApiKeyClient;
  /** Puts it back to how it began. */
  reset(): Promise<void>;
  /** Adds lines of an import, then makes calls. */
  seed(data: { lines?: ImportLine[]; calls?: SeedCall[] }): Promise<void>;
  /** Lets time pass, in milliseconds. */
  advance(ms: number): Promise<void>;
  /** How the work in the queue goes on. */
  setJobs(settings: Partial<JobSettings>): Promise<void>;
  /** Does so many steps of what is in the queue, by default one, and gives how many there were. */
  step(steps?: number): Promise<number>;
  fail(fault: Fault): Promise<void>;
  requests(): Promise<RecordedRequest[]>;
  mail(): Promise<SentMail[]>;
}

export interface Sandbox extends SandboxSession {
  /** Another data set, which is made when it is first used. */
  session(name: string): SandboxSession;
  close(): Promise<void>;
}

export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 0, host = '127.0.0.1', seed = 'story', latency: [min, max] = [0, 0], jobs, onRequest = () => {} } = options;
  const { promise: app, resolve: serve } = Promise.withResolvers<ReturnType<typeof createSandboxApp>>();
  const server = createHttpServer((req, res) => {
    watchBody(req);
    // Whoever comes before all is ready waits for it.
    void app.then((ready) => ready(req, res));
  });
  const url = await listen(server, { port, host, name: 'sandbox' });
  const root = await mkdtemp(join(tmpdir(), 'collaboration-sandbox-'));
  const removeAll = () => rmSync(root, { recursive: true, force: true });
  process.once('exit', removeAll);
  const log = createLog('error', { write: (line) => void (isIntended(line) || process.stderr.write(line)) });
  try {
    const sessions = openSessions({
      url,
      template: await makeTemplate({ seed, root, log }),
      jobs: { mode: 'automatic', pauseMs: 500, ...jobs },
      latencyMs: () => min + Math.random() * (max - min),
      log,
      isOver: onRequest,
    });
    const controls = createControls(sessions, seed);
    await sessions.find().scene();
    serve(createSandboxApp({ sessions, controls, log }));
    const credentials = documentedCredentials();

    /** `find`: looked up for each call, since a session that was idle is gone, and then begins anew. */
    const control = (baseUrl: string, find: () => Session): SandboxSession => ({
      url: baseUrl,
      credentials,
      client: createClient({ baseUrl, apiKey: credentials.apiKey, authToken: credentials.authToken }),
      reset: async () => void (await controls.reset(find(), {})),
      seed: async (data) => void (await controls.seed(find(), data)),
      advance: async (advanceMs) => void (await controls.clock(find(), { advanceMs })),
      setJobs: async (settings) => void (await controls.jobs(find(), settings)),
      step: async (steps = 1) => (await controls.jobs(find(), { steps })).done,
      fail: async (fault) => void (await controls.faults(find(), { add: [fault] })),
      requests: async () => (await controls.requests(find(), {})).requests,
      mail: async () => (await controls.mail(find(), {})).mails,
    });
    return {
      ...control(url, () => sessions.find()),
      session: (name) => control(sessions.find(name).baseUrl, () => sessions.find(name)),
      close: async () => {
        await Promise.all([server.stop(), sessions.close()]);
        process.off('exit', removeAll);
        removeAll();
      },
    };
  } catch (error) {
    await server.stop();
    removeAll();
    throw error;
  }
}

/** Failures that were asked for are no news. */
const isIntended = (line: string): boolean => JSON.parse(line).err?.type === InjectedFailure.name;
