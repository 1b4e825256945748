import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runDue } from '#server/records/engine/run-due.ts';
import { customerDue } from '#server/records/types/sales/customers/customer-due.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { prospect } from './customer-bodies.ts';

let portal: Portal;
let partner: EngineCalls;
let staff: EngineCalls;
beforeAll(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '1001/sp.admin');
  staff = await engineCalls(portal, '9001/etc.staff');
});
afterAll(() => portal.close());

const type = 'hfo.vp.customer';
const { type: _type, ...least } = prospect;
let count = 0;
/** A prospect that is like no other. */
const added = (fields: object = {}) => {
  count += 1;
  return partner.create(type, { ...least, companyName: `Probe ${count} GmbH`, ...fields });
};

describe('leads and follow-ups', () => {
  const lead = async () => {
    const { type: _own, ...body } = { ...prospect, companyName: `Lead ${count++} GmbH`, leadSource: 'distributor' };
    return staff.create(type, body);
  };
  const stageOf = async (id: string) => (await partner.read(id)) as unknown as { value6?: string };

  test.each([
    ['acceptLead', { followUpDate: '2026-11-27' }, 'new'],
    ['declineLead', { reason: 'Zu weit weg' }, 'leadDeclined'],
  ])('a lead of the distributor is answered by %s', async (act, input, stage) => {
    const { id } = await lead();
    expect((await stageOf(id)).value6).toBe('leadOffered');
    expect((await partner.act(id, 'winLead', { reason: 'zu früh' })).statusCode).toBe(409);
    await partner.done(id, act, input);
    expect((await stageOf(id)).value6).toBe(stage);
    expect((await partner.act(id, act, input)).statusCode).toBe(409);
  });

  test('an accepted one is won or lost with a reason, and taken up again', async () => {
    const { id } = await lead();
    await partner.done(id, 'acceptLead', { followUpDate: '2026-11-27' });
    expect((await partner.act(id, 'loseLead', { reason: '' })).json().fields).toEqual({ reason: 'required' });
    await partner.done(id, 'loseLead', { reason: 'Bleibt beim alten Anbieter' });
    expect((await stageOf(id)).value6).toBe('lost');
    await partner.done(id, 'reviveLead', { reason: 'Doch wieder interessiert' });
    const { items } = await partner.timeline(id);
    expect(items.map(({ text }: { text?: string }) => text)).toContain('Bleibt beim alten Anbieter');
  });

  test('only employees offer one', async () => {
    const { id } = await added();
    expect((await partner.act(id, 'offerLead')).statusCode).toBe(403);
    await staff.done(id, 'offerLead', { note: 'Bitte melden' });
    expect((await stageOf(id)).value6).toBe('leadOffered');
  });

  test('§customers.leads the partner is told of a lead, and its author of the answer, once each', async () => {
    await runDue(portal.services);
    const before = (await portal.mails()).length;
    const [accepted, declined] = [await lead(), await added()];
    await staff.done(declined.id, 'offerLead', { note: 'Bitte melden' });
    await runDue(portal.services);
    await runDue(portal.services);
    const offered = (await portal.mails()).slice(before);
    expect(offered.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]).toSorted()).toEqual(
      ['sp.admin', 'sp.admin', 'sp.user', 'sp.user'].map((name) => `${name}@p1001.example.com`),
    );
    expect(offered.every((mail) => mail.includes('We have a prospect for you'))).toBe(true);
    await partner.done(accepted.id, 'acceptLead', { followUpDate: '2026-11-27' });
    await partner.done(declined.id, 'declineLead', { reason: 'Zu weit weg' });
    const answers = (await portal.mails()).slice(before + 4);
    expect(answers.map((mail) => /^To: (.*)$/m.exec(mail)?.[1])).toEqual(Array(2).fill('etc.staff@p9001.example.com'));
    const kinds = async (id: string) => (await partner.timeline(id)).items.map(({ kind }: { kind: string }) => kind);
    expect(await kinds(declined.id)).toEqual(['lead.declined', 'lead.offered', 'record.created']);
    expect((await kinds(accepted.id))[0]).toBe('lead.accepted');
    expect((await partner.read(accepted.id)).data).not.toHaveProperty('notify');
  });

  test('§customers.leads telling of a lead or of a follow-up is no change that refuses what is typed meanwhile', async () => {
    const own = await openPortal();
    const calls = await engineCalls(own, '9001/etc.staff');
    const { type: _own, ...body } = { ...prospect, companyName: 'Gleichzeitig GmbH', leadSource: 'distributor' };
    const { id } = await calls.create(type, body);
    const screen = await calls.read(id);
    const before = (await own.mails()).length;
    await runDue(own.services);
    expect((await own.mails()).length).toBeGreaterThan(before);
    expect(await calls.read(id)).toEqual(screen);
    await calls.done(id, 'acceptLead', { followUpDate: '2026-11-27', version: screen.version });
    const morning = Date.parse('2026-11-27T06:30:00Z');
    const accepted = await calls.read(id);
    own.pass(morning - own.now());
    const later = await engineCalls(own, '9001/etc.staff');
    await runDue(own.services);
    expect((await later.timeline(id)).items[0]).toMatchObject({ kind: 'followUp.due' });
    expect(await later.read(id)).toEqual(accepted);
    await own.close();
  });

  test('due follow-ups are a range of the list', async () => {
    const { id } = await added({ followUpDate: '2026-11-23' });
    const due = async () => (await partner.list(type, { search: 'value8:..2026-11-23' })).items.map((row) => row.id);
    expect(await due()).toContain(id);
    expect((await partner.act(id, 'followUp', { followUpDate: '2026-11-20' })).statusCode).toBe(400);
    await partner.done(id, 'followUp', { note: 'erledigt' });
    expect(await due()).not.toContain(id);
  });
});

test.each([
  ['2026-11-25', '2026-11-25T06:00:00Z'],
  ['2027-03-28', '2027-03-28T05:00:00Z'],
  ['2026-10-25', '2026-10-25T06:00:00Z'],
])(
  '§customers.leads a follow-up of %s is due at seven in Berlin, also where the clocks change',
  (followUpDate, moment) => {
    const [due] = customerDue({ ...least, followUpDate, notify: { followUp: 'a@example.com' } } as never);
    expect(due).toEqual({ at: Date.parse(moment), action: 'notifyFollowUp' });
  },
);

test('§customers.leads a follow-up reminds who set it, in the morning of its day, once', async () => {
  const own = await openPortal();
  const calls = () => engineCalls(own, '1001/sp.admin');
  const set = await (await calls()).create(type, { ...least, companyName: 'Frist GmbH', followUpDate: '2026-11-25' });
  const moved = await (await calls()).create(type, {
    ...least,
    companyName: 'Später GmbH',
    followUpDate: '2026-11-25',
  });
  await (await calls()).done(moved.id, 'followUp', { followUpDate: '2026-11-26' });
  const notices = async (moment: string) => {
    own.pass(Date.parse(moment) - own.now());
    await runDue(own.services);
    return (await own.mails()).filter((mail) => mail.includes('Wiedervorlage')).length;
  };
  expect(await notices('2026-11-25T05:59:00Z')).toBe(0);
  expect(await notices('2026-11-25T06:00:00Z')).toBe(1);
  expect(await notices('2026-11-25T08:00:00Z')).toBe(1);
  expect(await notices('2026-11-26T06:00:00Z')).toBe(2);
  const { items } = await (await calls()).timeline(set.id);
  expect(items[0]).toMatchObject({ kind: 'followUp.due', actor: 'Portal' });
  await own.close();
});
