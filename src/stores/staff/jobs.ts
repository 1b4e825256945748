import { readJobs, retryJob } from '#api/staff/jobs.ts';
import type { JobName } from '#contract/staff/jobs.ts';
import { ownedLoader } from '../data/owned-loader.ts';

/** What the servers do by themselves, and how it stands. */
export const backgroundJobs = ownedLoader('background-jobs', readJobs);

/** Runs a job now; throws ApiError. */
export async function retryBackgroundJob(name: JobName): Promise<void> {
  backgroundJobs.put(await retryJob(name));
}
