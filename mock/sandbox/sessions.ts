/** The sessions of a sandbox, by name. Each is created at its first use, and removed when idle. */
import { Failure, invalidArgument } from '../../server/errors.ts';
import { openScene, type Scene, type SceneOptions } from './scene.ts';

const defaultSession = 'default';

const maxSessions = 100;
const idleMs = 15 * 60_000;

export interface Session {
  name: string;
  baseUrl: string;
  /** Resolves to the current scene. */
  scene(): Promise<Scene>;
  /** Resets the session to its initial data. */
  reset(): Promise<void>;
}

export interface Sessions {
  names(): string[];
  /** Throws for an invalid name, or if there are too many sessions. */
  find(name?: string): Session;
  close(): Promise<void>;
}

interface SessionsOptions extends Omit<SceneOptions, 'baseUrl'> {
  /** The sandbox's URL. */
  url: string;
}

interface OpenSession extends Session {
  usedAt: number;
  close(options?: { atOnce: boolean }): Promise<void>;
}

export function openSessions({ url, ...options }: SessionsOptions): Sessions {
  const sessions = new Map<string, OpenSession>();
  /** Ended scenes with pending requests. */
  const closing = new Set<Promise<void>>();

  function letGo(scene: Promise<Scene>, how?: { atOnce: boolean }): void {
    const closed: Promise<void> = scene
      .then((one) => one.close(how))
      // A scene that failed to start has nothing to close.
      .catch(() => {})
      .finally(() => closing.delete(closed));
    closing.add(closed);
  }

  function open(name: string): OpenSession {
    const baseUrl = name === defaultSession ? url : `${url}/sandbox/sessions/${name}`;
    const begin = () => openScene({ ...options, baseUrl });
    let scene = begin();
    return {
      name,
      baseUrl,
      usedAt: performance.now(),
      scene: () => scene,
      reset: async () => {
        const previous = scene;
        scene = begin();
        letGo(previous);
        await scene;
      },
      close: async (how) => letGo(scene, how),
    };
  }

  function endIdle(): void {
    for (const [name, session] of sessions) {
      if (name === defaultSession || performance.now() - session.usedAt < idleMs) continue;
      sessions.delete(name);
      void session.close();
    }
  }
  const timer = setInterval(endIdle, idleMs / 15).unref();

  return {
    names: () => [...sessions.keys()],
    find: (name = defaultSession) => {
      if (!/^[A-Za-z0-9._-]{1,64}$/.test(name)) {
        const description = 'must have 1 to 64 letters, digits, dots, underscores or hyphens';
        throw invalidArgument({ field: 'x-sandbox-session', reason: 'PATTERN', description });
      }
      const session = sessions.get(name) ?? (sessions.size < maxSessions ? open(name) : undefined);
      if (session === undefined) throw tooMany();
      sessions.set(name, session);
      session.usedAt = performance.now();
      return session;
    },
    close: async () => {
      clearInterval(timer);
      for (const session of sessions.values()) void session.close({ atOnce: true });
      sessions.clear();
      await Promise.all(closing);
    },
  };
}

const tooMany = (): Failure =>
  new Failure(
    'RESOURCE_EXHAUSTED',
    `The sandbox keeps at most ${maxSessions} sessions at once. One that nobody has named for ${idleMs / 60_000} minutes is gone by itself.`,
  );
