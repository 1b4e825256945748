import type { JobQueue } from '../jobs/job-queue.ts';
import { onAuditEntries } from '../queries/audit/audit-entries.ts';

/** So long (ms) an entry of the audit log waits for others before all of them are sealed. */
const delayMs = 2000;

/** Has entries of the audit log sealed shortly after they were written, and what an earlier server left. */
export function sealSoon(jobs: Pick<JobQueue, 'wake'>): () => void {
  let timer: NodeJS.Timeout | undefined;
  const wake = () => {
    timer = undefined;
    jobs.wake('audit-seal');
  };
  const end = onAuditEntries(() => {
    timer ??= setTimeout(wake, delayMs).unref();
  });
  wake();
  return () => {
    end();
    clearTimeout(timer);
  };
}
