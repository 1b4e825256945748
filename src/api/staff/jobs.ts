import { type JobList, type JobName, jobList } from '#contract/staff/jobs.ts';
import { get, post } from '../http.ts';

export const readJobs = (): Promise<JobList> => get('/staff/jobs', {}, jobList);

export const retryJob = (name: JobName): Promise<JobList> =>
  post(`/staff/jobs/${name}`, { _action: 'retry' }, jobList, {});
