import * as z from 'zod/mini';
import { time } from '../fields.ts';

/** Work that the servers do by themselves. */
export const jobNames = [
  'mails',
  'digests',
  'notices',
  'due-records',
  'commission-inbox',
  'statement-inbox',
  'erp-orders',
  'audit-seal',
  'audit-check',
  'expired-data',
  'retention',
  'stored-files',
  'file-digests',
  'idle-accounts',
  'library-rescan',
  'library-mails',
  'library-copies',
  'webhooks',
  'incoming-mail',
  'pushes',
  'carrier-messages',
  'carrier-handover',
] as const;
export type JobName = (typeof jobNames)[number];

/** Why a job failed, as far as users can make something of it. */
const jobFailureReasons = ['connection', 'refused', 'diskFull', 'missingFile', 'permission', 'other'] as const;
export type JobFailureReason = (typeof jobFailureReasons)[number];

const count = z.number().check(z.int(), z.nonnegative());

const backgroundJob = z.object({
  name: z.enum(jobNames),
  /** It runs by itself so often. */
  everyMinutes: z.number().check(z.int(), z.positive()),
  isRunning: z.boolean(),
  lastSuccess: z.optional(time),
  nextRun: time,
  /** So much waits to be done, and since when the oldest of it. */
  waiting: count,
  oldestWaiting: z.optional(time),
  /** Absent while its last run succeeded. */
  failure: z.optional(
    z.object({
      time,
      /** In a row. */
      attempts: count,
      reason: z.enum(jobFailureReasons),
      /** What the program said. */
      detail: z.string(),
    }),
  ),
});
export type BackgroundJob = z.infer<typeof backgroundJob>;

export const jobList = z.object({ jobs: z.array(backgroundJob) });
export type JobList = z.infer<typeof jobList>;

export const jobAction = z.object({ _action: z.literal('retry') });
