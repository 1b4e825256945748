import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { BackgroundJob } from '#contract/staff/jobs.ts';
import { texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { backgroundJobs, retryBackgroundJob } from '#stores/staff/jobs.ts';
import { JobRow } from './JobRow.tsx';

/** Failed jobs come first. */
const sorted = (jobs: readonly BackgroundJob[]) =>
  jobs.toSorted((a, b) => Number(b.failure !== undefined) - Number(a.failure !== undefined));

/** What the portal does by itself: how it stands, and the way to try again. */
export const BackgroundJobs = island(() => {
  const t = texts('jobs');
  const value = useStore(backgroundJobs.$value);
  const { busy, running, failure, run } = useCall({ textOf: () => t('retryFailed') });
  const [retried, setRetried] = useState<BackgroundJob['name']>();
  const message = failure ?? (retried && !busy && t('retried', { name: t(`job.${retried}.name`) }));
  const retry = ({ name }: BackgroundJob) =>
    void run(() => retryBackgroundJob(name), { key: name, onDone: () => setRetried(name) });

  return (
    <Async value={value} failedTitle={t('failed')} onRetry={backgroundJobs.reload} skeleton={<Skeleton rows={8} />}>
      {({ jobs }) => {
        const failures = jobs.filter(({ failure }) => failure).length;
        return (
          <div className="grid gap-4">
            <Notice
              tone={failures > 0 ? 'danger' : 'ok'}
              title={failures > 0 ? t('someFailed', { count: failures }) : t('allGood')}
            />
            {message && (
              <Notice live tone={failure ? 'danger' : 'ok'}>
                {message}
              </Notice>
            )}
            <ul className="card divide-y divide-line p-0">
              {sorted(jobs).map((job) => (
                <JobRow key={job.name} job={job} busy={running === job.name} onRetry={() => retry(job)} />
              ))}
            </ul>
          </div>
        );
      }}
    </Async>
  );
});
