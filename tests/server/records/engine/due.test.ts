import { afterEach, beforeEach, expect, test } from 'vitest';
import { clockSlack } from '#server/core/clock-slack.ts';
import { runDue } from '#server/records/engine/run-due.ts';
import { day, minute, openPortal, type Portal } from '#tests/server/support/portal.ts';
import { pdf } from '#tests/server/support/sample-files.ts';
import { type EngineCalls, engineCalls, openEngine } from './engine-calls.ts';

let portal: Portal;
let partner: EngineCalls;
let partyId: string;
beforeEach(async () => {
  portal = await openEngine();
  await signIn();
  partyId = (await partner.create('test.party', { name: 'Muster' })).id;
});
afterEach(() => portal.close());

async function signIn() {
  partner = await engineCalls(portal, '1001/sp.admin');
}
async function pass(ms: number) {
  portal.pass(ms);
  await signIn();
}
const stateOf = async (id: string) => (await partner.read(id)).data['state'];

test('what falls due is done once, by the portal under its own name, however many processes look', async () => {
  const { id } = await partner.create('test.job', { partyId, deadline: portal.now() + day });
  await pass(day + clockSlack - minute);
  await runDue(portal.services);
  expect(await stateOf(id)).toBe('open');
  await pass(minute);
  await Promise.all([runDue(portal.services), runDue(portal.services), runDue(portal.services)]);
  expect(await stateOf(id)).toBe('expired');
  const events = (await partner.timeline(id)).items.filter(({ staff }: { staff: boolean }) => staff);
  expect(events).toMatchObject([{ actor: 'Portal', kind: 'record.updated' }]);
  expect((await partner.read(id)).version).toBe(2);
});

test.each([
  ['ahead', 1],
  ['behind', -1],
])('a clock that is a day %s for a while ends nothing early, and forgets or repeats nothing', async (_way, sign) => {
  const deadline = portal.now() + 2 * day;
  const { id } = await partner.create('test.job', { partyId, deadline, formUntil: portal.now() + day });
  await pass(2 * day - minute);
  await pass(sign * day);
  await runDue(portal.services);
  expect(await stateOf(id)).toBe('open');
  await pass(-sign * day);
  await runDue(portal.services);
  expect(await stateOf(id)).toBe('open');
  await pass(clockSlack + 2 * minute);
  await runDue(portal.services);
  await runDue(portal.services);
  expect(await stateOf(id)).toBe('expired');
  expect((await portal.mails()).filter((mail) => mail.includes('Erinnerung'))).toHaveLength(1);
});

test('a missing file is reminded of, one that is there is not', async () => {
  const formUntil = portal.now() + day;
  const missing = await partner.create('test.job', { partyId, formUntil });
  const there = await partner.create('test.job', { partyId, formUntil });
  await partner.done(there.id, 'attach', { slot: 'form', fileQueue: [await partner.upload('f.pdf', pdf())] });
  await pass(day);
  expect(await runDue(portal.services)).toBe(1);
  expect((await portal.mails()).filter((mail) => mail.includes('Erinnerung'))).toHaveLength(1);
  expect((await partner.read(missing.id)).data).toHaveProperty('reminded');
  expect((await partner.read(there.id)).data).not.toHaveProperty('reminded');
});

test('archived records wait, and a failing record is retried later without blocking others', async () => {
  const deadline = portal.now();
  const archived = await partner.create('test.job', { partyId, deadline });
  await partner.done(archived.id, 'archive');
  const broken = await partner.create('test.job', { partyId, deadline });
  const { records } = await import('#server/db/tables/record-tables.ts');
  const { and, eq } = await import('drizzle-orm');
  const its = and(eq(records.trid, '1001'), eq(records.id, broken.id));
  await portal.services.db
    .update(records)
    .set({ data: { partyId, state: 'open' } })
    .where(its);
  const sound = await partner.create('test.job', { partyId, deadline: deadline + 1 });
  await pass(clockSlack + minute);
  expect(await runDue(portal.services)).toBe(1);
  expect(await stateOf(archived.id)).toBe('open');
  expect(await stateOf(sound.id)).toBe('expired');
  expect(portal.logLines.join('')).toContain('what is due of a record failed');
  expect(await runDue(portal.services)).toBe(0);
});

test('every type of a portal starts without anything that is due', async () => {
  const plain = await openPortal();
  expect(await runDue(plain.services)).toBe(0);
  await plain.close();
});
