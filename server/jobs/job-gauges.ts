import type { GaugeValue } from '../core/metrics.ts';
import type { JobQueue } from './job-queue.ts';

/** Numbers about background jobs, over all servers. */
export async function jobGauges(jobs: Pick<JobQueue, 'states' | 'now'>): Promise<GaugeValue[]> {
  const states = await jobs.states();
  const ageOf = (time: number | undefined) => (time === undefined ? 0 : Math.max(0, (jobs.now() - time) / 1000));
  const gauge = (
    name: string,
    help: string,
    value: (state: (typeof states)[number]) => number | undefined,
  ): GaugeValue[] =>
    states.flatMap((state) => {
      const number = value(state);
      return number === undefined ? [] : [{ name, help, labels: { job: state.name }, value: number }];
    });
  return [
    ...gauge('portal_job_last_success_seconds', 'When a job succeeded last, as Unix time', ({ lastSuccess }) =>
      lastSuccess === undefined ? undefined : lastSuccess / 1000,
    ),
    ...gauge(
      'portal_job_failures',
      'Failures of a job since its last success',
      ({ failure }) => failure?.attempts ?? 0,
    ),
    ...gauge('portal_job_waiting', 'What waits for a job', ({ waiting }) => waiting),
    ...gauge('portal_job_oldest_waiting_seconds', 'How long the oldest of it has waited', ({ oldestWaiting }) =>
      ageOf(oldestWaiting),
    ),
  ];
}
