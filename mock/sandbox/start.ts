// Declares `Symbol.asyncDispose` for consumers whose `lib` has no `esnext`.
/// <reference lib="esnext.disposable" preserve="true" />
/** Starts a sandbox in this process: one server with a service for each session. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiKeyClient } from '../../generated/client.ts';
import type {
  Credentials,
  Fault,
  ImportLine,
  JobState,
  RecordedRequest,
  SavedScene,
  SeedCall,
  SentMail,
} from '../../generated/sandbox-types.ts';
import { createHttpServer } from '../../server/http/http-server.ts';
import { createLog } from '../../server/log/log.ts';
import { InjectedFailure } from '../engine/faults.ts';
import { watchBody } from '../exchange.ts';
import { listen } from '../listen.ts';
import { knownOperation, type Requests } from '../recorded-requests.ts';
import { createControls } from './controls.ts';
import { documentedCredentials } from './documented.ts';
import { ownClient } from './own-client.ts';
import { createSandboxApp } from './sandbox-app.ts';
import { sceneFor } from './scene-file.ts';
import { openSessions, type Session } from './sessions.ts';
import { makeTemplate } from './template.ts';

/** Repeated here, since the package has declarations only of this file. */
type JobSettings = { [Name in 'mode' | 'pauseMs']?: JobState[Name] | undefined };

export interface SandboxOptions {
  /** Default 0: any free port. */
  port?: number | undefined;
  host?: string | undefined;
  /** Origins whose pages may call, besides those of this machine; `*` for any. Default: none. */
  origins?: readonly string[] | undefined;
  /** `story` (the default), `demo`, `empty`, the name of a scene file (.yaml, .yml or .json), or the name of an import file. */
  seed?: string | undefined;
  /** The duration of each response, in milliseconds: a random value between the two. */
  latency?: readonly [min: number, max: number] | undefined;
  /** The mode of jobs. Default: automatic. */
  jobs?: JobSettings | undefined;
  /** Called after each request to an operation. */
  onRequest?: ((request: RecordedRequest) => void) | undefined;
}

/** A data set with its own controls, described in openapi/sandbox.yaml. */
export interface SandboxSession {
  /** The URL for a client. */
  url: string;
  credentials: Credentials;
  client: ApiKeyClient;
  /** Resets the session to its initial data. */
  reset(): Promise<void>;
  /** Imports lines, then makes calls. */
  seed(data: { lines?: readonly ImportLine[] | undefined; calls?: readonly SeedCall[] | undefined }): Promise<void>;
  /** Advances the clock by this number of milliseconds. */
  advance(ms: number): Promise<void>;
  /** Sets the clock to this date, or to these milliseconds since 1970-01-01T00:00:00Z. It continues from there. */
  setTime(time: Date | number): Promise<void>;
  /** Sets the mode of jobs. */
  setJobs(settings: JobSettings): Promise<void>;
  /** Runs at most this number of steps of pending jobs. Default: one. Resolves to the number of steps. */
  step(steps?: number): Promise<number>;
  fail(fault: Fault): Promise<void>;
  requests: Requests;
  mail(): Promise<SentMail[]>;
  /** Resolves to the scene to save as a file, which `seed` of another sandbox takes: all changes up to now. */
  scene(): Promise<SavedScene>;
  /** Ends the session and removes its data. Its next use creates it again. */
  close(): Promise<void>;
  /** Closes the session at the end of a block: `await using session = sandbox.session()`. */
  [Symbol.asyncDispose](): Promise<void>;
}

export interface Sandbox extends SandboxSession {
  /** Returns another session, which is created at its first use. Without a name, it has a new one. */
  session(name?: string): SandboxSession;
  /** Ends the sandbox with all of its sessions. */
  close(): Promise<void>;
}

export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 0, host = '127.0.0.1', origins = [], seed = 'story', latency = [0, 0], jobs = {}, onRequest = () => {} } = options;
  const [min, max] = latency;
  const { mode = 'automatic', pauseMs = 500 } = jobs;
  const { promise: app, resolve: serve } = Promise.withResolvers<ReturnType<typeof createSandboxApp>>();
  const server = createHttpServer((req, res) => {
    watchBody(req);
    // Early requests wait until everything is ready.
    void app.then((ready) => ready(req, res));
  });
  const url = await listen(server, { port, host, name: 'sandbox' });
  const root = await mkdtemp(join(tmpdir(), 'collaboration-sandbox-'));
  const removeAll = () => rmSync(root, { recursive: true, force: true });
  process.once('exit', removeAll);
  const log = createLog('error', { write: (line) => void (isIntended(line) || process.stderr.write(line)) });
  try {
    const scene = await sceneFor(seed);
    const sessions = openSessions({
      url,
      template: await makeTemplate({ seed, scene, root, log }),
      jobs: { mode, pauseMs },
      latencyMs: () => min + Math.random() * (max - min),
      log,
      isOver: onRequest,
    });
    const controls = createControls(sessions, seed, scene);
    await sessions.find().scene();
    serve(createSandboxApp({ sessions, controls, host, origins, log }));
    const credentials = documentedCredentials();

    /** `find` is called for each use, since an idle session is removed and then created again. */
    const control = (baseUrl: string, find: () => Session, close: () => Promise<void>): SandboxSession => ({
      url: baseUrl,
      credentials,
      client: ownClient(baseUrl),
      reset: async () => void (await controls.reset(find(), {})),
      seed: async (data) => void (await controls.seed(find(), data)),
      advance: async (advanceMs) => void (await controls.clock(find(), { advanceMs })),
      setTime: async (time) => void (await controls.clock(find(), { time: Number(time) })),
      setJobs: async (settings) => void (await controls.jobs(find(), settings)),
      step: async (steps = 1) => (await controls.jobs(find(), { steps })).done,
      fail: async (fault) => void (await controls.faults(find(), { add: [fault] })),
      requests: async (id) => (await find().scene()).requests.list(id && knownOperation(id)),
      mail: async () => (await controls.mail(find(), {})).mails,
      scene: () => controls.scene(find(), {}),
      close,
      [Symbol.asyncDispose]: close,
    });
    const closeAll = async () => {
      await Promise.all([server.stop(), sessions.close()]);
      // The last requests may have opened sessions.
      await sessions.close();
      process.off('exit', removeAll);
      removeAll();
    };
    return {
      ...control(url, () => sessions.find(), closeAll),
      session: (name = randomUUID()) => {
        const find = () => sessions.find(name);
        return control(find().baseUrl, find, () => find().end());
      },
    };
  } catch (error) {
    await server.stop();
    removeAll();
    throw error;
  }
}

/** Leaves requested failures out of the log. */
const isIntended = (line: string): boolean => JSON.parse(line).err?.type === InjectedFailure.name;
