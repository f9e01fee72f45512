/** Runs pending jobs: automatically, on demand, or slowly enough to watch. */
import type { JobState } from '../../generated/sandbox-types.ts';
import type { OpenService } from '../../server/service.ts';

export type JobSettings = Pick<JobState, 'mode' | 'pauseMs'>;
type Changes = { [Name in keyof JobSettings]?: JobSettings[Name] | undefined };

export interface Jobs {
  settings(): JobSettings;
  isPaused(): boolean;
  change(settings: Changes): void;
  /** Runs at most this number of due steps, and returns their number. */
  step(steps: number): Promise<number>;
  /** Runs everything due, in automatic mode. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

/** `service`: returns the service once it is open. */
export function createJobs(initial: JobSettings, service: () => OpenService | undefined, failed: (error: unknown) => void): Jobs {
  let settings = initial;
  let timer: NodeJS.Timeout | undefined;
  let stepping: Promise<unknown> = Promise.resolve();

  async function step(steps: number): Promise<number> {
    let done = 0;
    while (done < steps && (await service()?.worker.step())) done++;
    return done;
  }

  /** Schedules a step. It begins after the previous one and a pause. */
  function schedule(): void {
    clearTimeout(timer);
    if (settings.mode !== 'slow') return;
    timer = setTimeout(() => {
      stepping = step(1).catch(failed).finally(schedule);
    }, settings.pauseMs).unref();
  }

  const change = ({ mode = settings.mode, pauseMs = settings.pauseMs }: Changes) => {
    settings = { mode, pauseMs };
    schedule();
    service()?.worker.wake();
  };
  schedule();
  return {
    settings: () => settings,
    isPaused: () => settings.mode !== 'automatic' || service() === undefined,
    change,
    step,
    catchUp: async () => {
      if (settings.mode === 'automatic') await service()?.worker.drain();
    },
    stop: async () => {
      settings = { ...settings, mode: 'manual' };
      clearTimeout(timer);
      await stepping;
    },
  };
}
