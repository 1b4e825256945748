import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss, QueueOptions, QueuePolicy } from 'pg-boss';
import type { BackgroundJob, JobName } from '#contract/staff/jobs.ts';
import type { BaseServices } from '../db/base-services.ts';
import { recordFailure, recordSuccess } from '../queries/jobs.ts';
import { failureReason } from './failure-reason.ts';
import type { Job } from './job.ts';
import { jobStates } from './job-states.ts';
import { cronOf } from './schedule.ts';

type Parts = Pick<BaseServices, 'db' | 'clock' | 'log'>;

/** After so many seconds without a sign of its server, a run is given to another server. */
const heartbeatSeconds = 30;
const maxRunSeconds = 6 * 3600;
const retryDelaySeconds = 30;
const maxRetryDelaySeconds = 1800;
/** A minute after the start, when the first calls have been answered. */
const firstRunSeconds = 60;
/** How often (s) a server asks for runs that it was not woken for. */
const pollingSeconds = { often: 10, seldom: 60 } as const;
const maxDetailLength = 500;

const isFrequent = ({ everyMinutes }: Job) => everyMinutes < 60;

const optionsOf = (job: Job): QueueOptions => ({
  heartbeatSeconds,
  expireInSeconds: maxRunSeconds,
  retryLimit: job.maxRetries ?? 0,
  retryDelay: retryDelaySeconds,
  retryBackoff: true,
  retryDelayMax: maxRetryDelaySeconds,
  deleteAfterSeconds: isFrequent(job) ? 3600 : 7 * 86_400,
});
const policyOf = ({ isShared = false }: Job): QueuePolicy => (isShared ? 'short' : 'exclusive');

/** What a run leaves in the queue: the error's sentence without its trace. */
class FailedRun extends Error {
  constructor(error: unknown) {
    super(error instanceof Error ? error.message : String(error));
    this.stack = '';
  }
}

/**
 * Work behind the calls of users: each job runs by the clock and when it is woken, in one server at a time. Until the
 * queue is started, as in tests and commands, a job that is woken runs in this process.
 */
export class JobQueue {
  readonly #parts: Parts;
  readonly #jobs = new Map<JobName, Job>();
  readonly #ending = new AbortController();
  /** Runs of before the start, by job, and the jobs that were woken again meanwhile. */
  readonly #runs = new Map<JobName, Promise<void>>();
  readonly #wokenAgain = new Set<JobName>();
  readonly #sends = new Set<Promise<void>>();
  readonly #workers = new Map<JobName, string>();
  #boss: PgBoss | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  add(jobs: readonly Job[]): void {
    for (const job of jobs) this.#jobs.set(job.name, job);
  }

  get log(): FastifyBaseLogger {
    return this.#parts.log;
  }

  /** Runs a job soon, and once more where it is woken while it runs. */
  wake(name: JobName): void {
    const job = this.#jobs.get(name);
    if (!job || this.#ending.signal.aborted) return;
    if (this.#boss) this.#sending(this.#send(this.#boss, name));
    else if (this.#runs.has(name)) this.#wokenAgain.add(name);
    else this.#runs.set(name, this.#runHere(job));
  }

  /** Runs a job now, also where it waits for its next attempt. */
  async retry(name: JobName): Promise<void> {
    const boss = this.#boss;
    const queued = boss ? await boss.findJobs(name, { queued: true }) : [];
    for (const { id } of queued) await boss?.update(name, null, { id, startAfter: 0 });
    this.wake(name);
  }

  /** Runs a job in this process and says how it ended; throws where it fails. */
  async run(name: JobName, signal: AbortSignal = this.#ending.signal): Promise<void> {
    const job = this.#jobs.get(name);
    if (!job) throw new Error(`there is no job ${name}`);
    const { db, clock, log } = this.#parts;
    try {
      await job.run(signal);
    } catch (error) {
      log.error({ err: error, job: name }, 'a background job failed');
      const detail = (error instanceof Error ? error.message : String(error)).slice(0, maxDetailLength);
      const failure = { reason: failureReason(error), detail, now: clock() };
      // A database that is gone is the failure itself.
      await recordFailure(db, name, failure).catch(() => undefined);
      throw error;
    }
    await recordSuccess(db, name, clock());
  }

  now(): number {
    return this.#parts.clock();
  }

  has(name: string): name is JobName {
    return this.#jobs.has(name as JobName);
  }

  /** All jobs and how they stand. */
  states(): Promise<BackgroundJob[]> {
    return jobStates(this.#parts, [...this.#jobs.values()]);
  }

  /** Takes runs of all servers from now on, and gives jobs their schedules. */
  async start(boss: PgBoss): Promise<void> {
    const jobs = [...this.#jobs.values()];
    const present = new Set((await boss.getQueues()).map(({ name }) => name));
    await Promise.all(jobs.map((job) => this.#define(boss, job, present.has(job.name))));
    const schedules = await boss.getSchedules();
    for (const { name } of schedules) if (!this.#jobs.has(name as JobName)) await boss.unschedule(name);
    this.#boss = boss;
    for (const job of jobs) if (!job.isAssigned) await this.#work(boss, job);
  }

  /** Says whether this server does a job that is assigned. */
  async assign(name: JobName, isHere: boolean): Promise<void> {
    const job = this.#jobs.get(name);
    const boss = this.#boss;
    if (!boss || !job || this.#ending.signal.aborted || isHere === this.#workers.has(name)) return;
    if (isHere) return this.#work(boss, job);
    this.#workers.delete(name);
    await boss.offWork(name, { wait: false });
  }

  /** Resolves when nothing runs that was woken before the start, and the queue holds what was woken after it. */
  async idle(): Promise<void> {
    while (this.#runs.size + this.#sends.size > 0) await Promise.all([...this.#runs.values(), ...this.#sends]);
  }

  /** Ends what runs here, for so many ms at the longest; what is not done by then is left to the next server. */
  async stop(graceMs = 30_000): Promise<void> {
    this.#ending.abort();
    await this.idle();
    await this.#boss?.stop({ close: false, timeout: graceMs });
  }

  async #define(boss: PgBoss, job: Job, isPresent: boolean): Promise<void> {
    const { name, everyMinutes } = job;
    if (isPresent) await boss.updateQueue(name, optionsOf(job));
    else await boss.createQueue(name, { ...optionsOf(job), policy: policyOf(job) });
    await boss.schedule(name, cronOf(name, everyMinutes), null, { tz: 'UTC' });
    if (!isFrequent(job)) await boss.send(name, null, { startAfter: firstRunSeconds });
  }

  async #work(boss: PgBoss, job: Job): Promise<void> {
    const pollingIntervalSeconds = isFrequent(job) ? pollingSeconds.often : pollingSeconds.seldom;
    const worker = await boss.work(job.name, { pollingIntervalSeconds }, async ([queued]) => {
      if (!queued) return;
      const signal = AbortSignal.any([queued.signal, this.#ending.signal]);
      await this.run(job.name, signal).catch((error: unknown) => {
        throw new FailedRun(error);
      });
    });
    this.#workers.set(job.name, worker);
  }

  #sending(send: Promise<void>): void {
    const pending = send.finally(() => this.#sends.delete(pending));
    this.#sends.add(pending);
  }

  async #send(boss: PgBoss, name: JobName): Promise<void> {
    try {
      await boss.send(name, null);
      const worker = this.#workers.get(name);
      if (worker) boss.notifyWorker(worker);
    } catch (error) {
      this.log.warn({ err: error, job: name }, 'a background job could not be woken: it runs at its next time');
    }
  }

  async #runHere(job: Job): Promise<void> {
    do {
      this.#wokenAgain.delete(job.name);
      await this.run(job.name).catch(() => undefined);
    } while (this.#wokenAgain.has(job.name) && !this.#ending.signal.aborted);
    this.#runs.delete(job.name);
  }
}
