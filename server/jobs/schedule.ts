import { type JobName, jobNames } from '#contract/staff/jobs.ts';

const minuteMs = 60_000;
const hourMinutes = 60;
const hoursPerDay = 24;

const divisorsOf = (whole: number) =>
  Array.from({ length: whole }, (_, index) => index + 1).filter((one) => whole % one === 0);
/** Intervals in minutes that begin at the same times of every day. */
const intervals = [...divisorsOf(hourMinutes), ...divisorsOf(hoursPerDay).map((hours) => hours * hourMinutes)];

/** The longest interval of whole minutes that is no longer than so many ms; a minute at least. */
export const intervalMinutes = (ms: number): number => intervals.findLast((minutes) => minutes * minuteMs <= ms) ?? 1;

/** Jobs that run every hour or less begin at different minutes. */
const offsetMinutes = (name: JobName, everyMinutes: number): number =>
  everyMinutes < hourMinutes ? 0 : (jobNames.indexOf(name) * 4) % hourMinutes;

/** When the job runs, as a cron expression in UTC. */
export function cronOf(name: JobName, everyMinutes: number): string {
  if (everyMinutes < hourMinutes) return `*/${everyMinutes} * * * *`;
  return `${offsetMinutes(name, everyMinutes)} */${everyMinutes / hourMinutes} * * *`;
}

/** The next moment (ms) after `now` at which the job runs by itself. */
export function nextRunAfter(name: JobName, everyMinutes: number, now: number): number {
  const interval = everyMinutes * minuteMs;
  const offset = offsetMinutes(name, everyMinutes) * minuteMs;
  return Math.floor((now - offset) / interval + 1) * interval + offset;
}
