import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { JobFailureReason } from '#contract/staff/jobs.ts';
import { ms } from './tables.ts';

/** How the runs of a background job ended, over all servers. */
export const jobRuns = pgTable('job_runs', {
  name: text().primaryKey(),
  lastSuccess: ms('last_success'),
  lastFailure: ms('last_failure'),
  /** Failures since the last success, and all of them. */
  failures: integer().notNull().default(0),
  totalFailures: integer('total_failures').notNull().default(0),
  reason: text().$type<JobFailureReason>(),
  detail: text(),
});

/** So many files in a store the database does not know, too many to be swept. */
export const unexplainedFiles = pgTable('unexplained_files', {
  /** Where they lie: `files` or `library-copies`. */
  kind: text().primaryKey(),
  files: integer().notNull(),
});
