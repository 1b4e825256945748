import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '#server/db/open.ts';
import type { Job } from '#server/jobs/job.ts';
import { JobQueue } from '#server/jobs/job-queue.ts';
import { openBoss } from '#server/jobs/open-boss.ts';
import { testDatabase } from '../support/database-template.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const log = pino({ level: 'silent' });
const servers: { jobs: JobQueue; boss: PgBoss }[] = [];
const now = Date.parse('2026-11-23T09:00:00+01:00');

/** A server on the database that does these jobs. */
async function server(...jobs: Job[]) {
  const queue = new JobQueue({ db: database.db, clock: () => now, log });
  queue.add(jobs);
  const boss = openBoss({ pool: database.jobPool, log, instanceName: `server ${servers.length}` });
  await boss.start();
  await queue.start(boss);
  servers.push({ jobs: queue, boss });
  return { jobs: queue, boss };
}
const query = async <T>(statement: ReturnType<typeof sql>) =>
  ((await database.db.execute(statement)) as unknown as { rows: T[] }).rows;

beforeEach(async () => {
  await query(sql`delete from jobs.job`);
  await query(sql`delete from jobs.queue`);
  await query(sql`delete from job_runs`);
});
afterEach(async () => {
  for (const { jobs } of servers.splice(0)) await jobs.stop(1000);
});

const hourly = { everyMinutes: 60, maxRetries: 3 } as const;
const until = (check: () => unknown) =>
  vi.waitFor(() => expect(check()).toBeTruthy(), { timeout: 30_000, interval: 20 });
/** The end of a run is written after the run. */
const untilFree = () =>
  vi.waitFor(async () => expect(await query(sql`select 1 from jobs.job where state <= 'active'`)).toEqual([]), {
    timeout: 30_000,
    interval: 20,
  });

test('a job that several servers are woken for runs in one of them at a time', async () => {
  const observation = { runs: 0, atOnce: 0, most: 0 };
  const job: Job = {
    ...hourly,
    name: 'stored-files',
    run: async () => {
      observation.atOnce += 1;
      observation.most = Math.max(observation.most, observation.atOnce);
      await database.db.execute(sql`select pg_sleep(0.01)`);
      observation.atOnce -= 1;
      observation.runs += 1;
    },
  };
  const all = [await server(job), await server(job), await server(job)];
  for (let round = 1; round <= 5; round += 1) {
    for (const { jobs } of all) void jobs.retry('stored-files');
    await until(() => observation.runs >= round);
    await untilFree();
  }
  expect(observation.most).toBe(1);
});

test('a job that is woken while it runs, runs exactly once more', async () => {
  const gate = Promise.withResolvers<void>();
  let runs = 0;
  const { jobs } = await server({
    name: 'mails',
    everyMinutes: 1,
    isShared: true,
    run: async () => {
      runs += 1;
      if (runs === 1) await gate.promise;
    },
  });
  jobs.wake('mails');
  await until(() => runs === 1);
  for (let times = 0; times < 10; times += 1) jobs.wake('mails');
  await jobs.idle();
  gate.resolve();
  await until(() => runs === 2);
  await untilFree();
  expect(runs).toBe(2);
});

test('a run of a killed server is done by another one', async () => {
  let runs = 0;
  const { jobs, boss } = await server({
    ...hourly,
    name: 'stored-files',
    run: async () => {
      runs += 1;
    },
  });
  // As a server leaves it that is killed in the middle of a run.
  await query(sql`update jobs.job set state = 'active', started_on = now() - interval '1 hour',
    heartbeat_on = now() - interval '1 hour'`);
  await jobs.retry('stored-files');
  expect(runs).toBe(0);
  await query(sql`update jobs.queue set monitor_on = null`);
  await boss.supervise('stored-files');
  await jobs.retry('stored-files');
  await until(() => runs === 1);
});

test('a failed run is told with its reason and tried again by itself; a success ends the failure', async () => {
  let isBroken = true;
  const { jobs } = await server({
    ...hourly,
    name: 'stored-files',
    run: async () => {
      if (isBroken) throw Object.assign(new Error('connect ECONNREFUSED 192.0.2.1:9000'), { code: 'ECONNREFUSED' });
    },
  });
  const state = async () => (await jobs.states())[0];
  await jobs.retry('stored-files');
  await vi.waitFor(async () => expect((await state())?.failure).toBeDefined(), { timeout: 30_000, interval: 20 });
  const failure = { time: now, attempts: 1, reason: 'connection', detail: 'connect ECONNREFUSED 192.0.2.1:9000' };
  expect(await state()).toMatchObject({ name: 'stored-files', everyMinutes: 60, failure });
  await vi.waitFor(
    async () =>
      expect(await query(sql`select 1 from jobs.job where state = 'retry' and start_after > now()`)).toHaveLength(1),
    { timeout: 30_000, interval: 20 },
  );
  isBroken = false;
  await jobs.retry('stored-files');
  await vi.waitFor(async () => expect((await state())?.lastSuccess).toBe(now), { timeout: 30_000, interval: 20 });
  expect((await state())?.failure).toBeUndefined();
});

test('what the queue keeps of a failed run is its sentence alone', async () => {
  const { jobs } = await server({
    everyMinutes: 1,
    name: 'digests',
    run: async () => {
      throw Object.assign(new Error('broken'), { parameters: ['Geheimnis'] });
    },
  });
  jobs.wake('digests');
  const outputs = () => query<{ output: object }>(sql`select output from jobs.job where state = 'failed'`);
  await vi.waitFor(async () => expect(await outputs()).toHaveLength(1), { timeout: 30_000, interval: 20 });
  expect(JSON.stringify(await outputs())).not.toMatch(/Geheimnis|job-queue\.test/);
});

test('an assigned job runs in its server, and in another one after the first gives it up', async () => {
  const runs: string[] = [];
  const job = (place: string): Job => ({
    name: 'library-rescan',
    everyMinutes: 5,
    isAssigned: true,
    run: async () => void runs.push(place),
  });
  const [first, second] = [await server(job('first')), await server(job('second'))];
  await first.jobs.assign('library-rescan', true);
  second.jobs.wake('library-rescan');
  first.jobs.wake('library-rescan');
  await until(() => runs.length > 0);
  expect(new Set(runs)).toEqual(new Set(['first']));
  await untilFree();
  await first.jobs.assign('library-rescan', false);
  runs.length = 0;
  await second.jobs.assign('library-rescan', true);
  second.jobs.wake('library-rescan');
  await until(() => runs.includes('second'));
  expect(new Set(runs)).toEqual(new Set(['second']));
});

test('a server that ends tells the jobs that run, and leaves what they did not do to the next', async () => {
  const { promise: hold, resolve: begin } = Promise.withResolvers<void>();
  let isAborted = false;
  const { jobs } = await server({
    ...hourly,
    name: 'file-digests',
    run: (signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          isAborted = true;
          resolve(undefined);
        });
        begin();
      }),
  });
  await jobs.retry('file-digests');
  await hold;
  await jobs.stop(1000);
  expect(isAborted).toBe(true);
});

test('a job that the portal no longer has loses its schedule', async () => {
  const { boss } = await server({ ...hourly, name: 'library-mails', run: async () => undefined });
  await boss.createQueue('of-an-earlier-version');
  await boss.schedule('of-an-earlier-version', '* * * * *');
  await server({ ...hourly, name: 'library-mails', run: async () => undefined });
  expect((await boss.getSchedules()).map(({ name }) => name)).toEqual(['library-mails']);
});
