/**
 * The sessions of a sandbox, by name. Each is created at its first use. It ends on request, when it is idle, or when there are too many.
 */
import { invalidArgument } from '../../server/errors.ts';
import { openScene, type Scene, type SceneOptions } from './scene.ts';

const defaultSession = 'default';

const maxSessions = 100;
const idleMs = 15 * 60_000;

export interface Session {
  name: string;
  baseUrl: string;
  scene(): Promise<Scene>;
  reset(): Promise<void>;
  /** Ends the session and removes its data. Its next use creates it again. */
  end(): Promise<void>;
}

export interface Sessions {
  names(): string[];
  /** Throws for an invalid name. */
  find(name?: string): Session;
  close(): Promise<void>;
}

interface SessionsOptions extends Omit<SceneOptions, 'baseUrl'> {
  url: string;
}

interface OpenSession extends Session {
  usedAt: number;
}

export function openSessions({ url, ...options }: SessionsOptions): Sessions {
  const sessions = new Map<string, OpenSession>();
  /** Ended scenes with pending requests. */
  const closing = new Set<Promise<void>>();

  function letGo(scene: Promise<Scene>, how?: { atOnce: boolean }): Promise<void> {
    const closed: Promise<void> = scene
      .then((one) => one.close(how))
      // A scene that failed to start has nothing to close.
      .catch(() => {})
      .finally(() => closing.delete(closed));
    closing.add(closed);
    return closed;
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
        void letGo(previous);
        await scene;
      },
      end: () => {
        sessions.delete(name);
        return letGo(scene, { atOnce: true });
      },
    };
  }

  /** Returns the sessions that may end by themselves, the idlest first. */
  const named = () => [...sessions.values()].filter(({ name }) => name !== defaultSession).sort((a, b) => a.usedAt - b.usedAt);

  function endIdle(): void {
    for (const session of named()) if (performance.now() - session.usedAt >= idleMs) void session.end();
  }
  const timer = setInterval(endIdle, idleMs / 15).unref();

  return {
    names: () => [...sessions.keys()],
    find: (name = defaultSession) => {
      if (!/^[A-Za-z0-9._-]{1,64}$/.test(name)) {
        const description = 'must have 1 to 64 letters, digits, dots, underscores or hyphens';
        throw invalidArgument({ field: 'x-sandbox-session', reason: 'PATTERN', description });
      }
      if (!sessions.has(name) && sessions.size >= maxSessions) void named()[0]?.end();
      const session = sessions.get(name) ?? open(name);
      sessions.set(name, session);
      session.usedAt = performance.now();
      return session;
    },
    close: async () => {
      clearInterval(timer);
      for (const session of sessions.values()) void session.end();
      await Promise.all(closing);
    },
  };
}
