import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BackgroundJob, JobList } from '#contract/staff/jobs.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const find = ({ jobs }: JobList, name: string): BackgroundJob | undefined => jobs.find((job) => job.name === name);

test('§audit-log employees see a failed job, run it again, and the audit log says so', async () => {
  let isBroken = true;
  const run = async () => {
    if (isBroken) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  portal.services.jobs.add([{ name: 'stored-files', everyMinutes: 60, run }]);
  await portal.services.jobs.run('stored-files').catch(() => undefined);
  const staff = await portal.as('9001/etc.staff');
  const failure = { time: portal.now(), attempts: 1, reason: 'diskFull', detail: 'no space left on device' };
  expect(find((await staff.get('/staff/jobs')).json(), 'stored-files')).toMatchObject({ everyMinutes: 60, failure });

  isBroken = false;
  expect((await staff.post('/staff/jobs/stored-files', { _action: 'retry' })).statusCode).toBe(200);
  await portal.idle();
  const after = find((await staff.get('/staff/jobs')).json(), 'stored-files');
  expect([after?.failure, after?.lastSuccess]).toEqual([undefined, portal.now()]);
  const { items } = (await staff.get('/staff/audit', { query: { search: 'stored-files' } })).json();
  expect(items).toMatchObject([{ value1: '9001/etc.staff', value2: 'command', value6: 'job retry stored-files' }]);
});

test('§audit-log partners neither see nor run background jobs, and an unknown job gives 404', async () => {
  const partner = await portal.as('1001/sp.admin');
  expect((await partner.get('/staff/jobs')).statusCode).toBe(403);
  expect((await partner.post('/staff/jobs/mails', { _action: 'retry' })).statusCode).toBe(403);
  const staff = await portal.as('9001/etc.staff');
  expect((await staff.post('/staff/jobs/commission-inbox', { _action: 'retry' })).statusCode).toBe(404);
});
