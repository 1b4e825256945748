import { sql } from 'drizzle-orm';
import type { JobFailureReason, JobName } from '#contract/staff/jobs.ts';
import type { Db } from '../db/open.ts';
import { jobRuns, unexplainedFiles } from '../db/tables/job-tables.ts';

export type JobRun = typeof jobRuns.$inferSelect;

export async function recordSuccess(db: Db, name: JobName, now: number): Promise<void> {
  const success = { lastSuccess: now, failures: 0 };
  await db
    .insert(jobRuns)
    .values({ name, ...success })
    .onConflictDoUpdate({ target: jobRuns.name, set: success });
}

interface Failure {
  readonly reason: JobFailureReason;
  readonly detail: string;
  readonly now: number;
}

export async function recordFailure(db: Db, name: JobName, { reason, detail, now }: Failure): Promise<void> {
  const failure = { lastFailure: now, reason, detail };
  await db
    .insert(jobRuns)
    .values({ name, ...failure, failures: 1, totalFailures: 1 })
    .onConflictDoUpdate({
      target: jobRuns.name,
      set: {
        ...failure,
        failures: sql`${jobRuns.failures} + 1`,
        totalFailures: sql`${jobRuns.totalFailures} + 1`,
      },
    });
}

export const allJobRuns = (db: Db): Promise<JobRun[]> => db.select().from(jobRuns);

/** Runs of a job that the queue holds; times in ms. */
export interface QueuedRuns {
  readonly name: string;
  readonly running: number;
  /** Could begin now. */
  readonly ready: number;
  readonly oldest: number | null;
  /** When one that waits for its time begins. */
  readonly next: number | null;
}

export async function queuedRuns(db: Db): Promise<QueuedRuns[]> {
  const answer = await db.execute(sql`
    select name,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state < 'active' and start_after <= now())::int as ready,
      (extract(epoch from min(start_after) filter (where state < 'active' and start_after <= now())) * 1000)::float8 as oldest,
      (extract(epoch from min(start_after) filter (where state < 'active' and start_after > now())) * 1000)::float8 as next
    from jobs.job where state <= 'active' group by name`);
  return (answer as unknown as { rows: QueuedRuns[] }).rows;
}

/** Says how many files of a kind the database cannot explain. */
export async function setUnexplained(db: Db, kind: string, files: number): Promise<void> {
  await db
    .insert(unexplainedFiles)
    .values({ kind, files })
    .onConflictDoUpdate({ target: unexplainedFiles.kind, set: { files } });
}
