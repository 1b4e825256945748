import type { BackgroundJob } from '#contract/staff/jobs.ts';
import type { BaseServices } from '../db/base-services.ts';
import { allJobRuns, type JobRun, type QueuedRuns, queuedRuns } from '../queries/jobs.ts';
import type { Job, Waiting } from './job.ts';
import { nextRunAfter } from './schedule.ts';

type Parts = Pick<BaseServices, 'db' | 'clock'>;

const waitingRuns = (queued: QueuedRuns | undefined): Waiting => ({
  count: queued?.ready ?? 0,
  oldest: queued?.oldest ?? undefined,
});

function failureOf({ failures, lastFailure, reason, detail }: JobRun): BackgroundJob['failure'] {
  if (failures === 0 || lastFailure === null) return undefined;
  return { time: lastFailure, attempts: failures, reason: reason ?? 'other', detail: detail ?? '' };
}

/** How jobs stand, over all servers. */
export async function jobStates({ db, clock }: Parts, jobs: readonly Job[]): Promise<BackgroundJob[]> {
  const now = clock();
  const runs = new Map((await allJobRuns(db)).map((run) => [run.name, run]));
  const queue = new Map((await queuedRuns(db)).map((one) => [one.name, one]));
  const states = jobs.map(async ({ name, everyMinutes, waiting }): Promise<BackgroundJob> => {
    const [run, queued] = [runs.get(name), queue.get(name)];
    const { count, oldest } = waiting ? await waiting() : waitingRuns(queued);
    const failure = run && failureOf(run);
    return {
      name,
      everyMinutes,
      isRunning: (queued?.running ?? 0) > 0,
      nextRun: Math.min(queued?.next ?? Number.POSITIVE_INFINITY, nextRunAfter(name, everyMinutes, now)),
      waiting: count,
      ...(typeof run?.lastSuccess === 'number' && { lastSuccess: run.lastSuccess }),
      ...(oldest !== undefined && { oldestWaiting: oldest }),
      ...(failure && { failure }),
    };
  });
  return Promise.all(states);
}
