/** How the work in the queue goes on: by itself, when told to, or slowly enough to be watched. */
import type { JobState } from '../../generated/sandbox-types.ts';
import type { OpenService } from '../../server/service.ts';

export type JobSettings = Pick<JobState, 'mode' | 'pauseMs'>;

export interface Jobs {
  settings(): JobSettings;
  /** Whether the worker leaves the queue alone. */
  isPaused(): boolean;
  change(settings: Partial<JobSettings>): void;
  /** Does so many steps, or as many as are due, and gives the number. */
  step(steps: number): Promise<number>;
  /** Does all that is due, where work goes on by itself. */
  catchUp(): Promise<void>;
  /** Resolves when the step in hand is over. */
  stop(): Promise<void>;
}

/** `service`: once it is open. */
export function createJobs(initial: JobSettings, service: () => OpenService | undefined, failed: (error: unknown) => void): Jobs {
  let settings = initial;
  let timer: NodeJS.Timeout | undefined;
  let stepping: Promise<unknown> = Promise.resolve();

  async function step(steps: number): Promise<number> {
    let done = 0;
    while (done < steps && (await service()?.worker.step())) done++;
    return done;
  }

  /** Each step begins when the one before is over, and the pause. */
  function schedule(): void {
    clearTimeout(timer);
    if (settings.mode !== 'slow') return;
    timer = setTimeout(() => {
      stepping = step(1).catch(failed).finally(schedule);
    }, settings.pauseMs).unref();
  }

  const change = (changes: Partial<JobSettings>) => {
    settings = { ...settings, ...changes };
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
