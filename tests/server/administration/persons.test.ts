import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApprovalOverview } from '#contract/staff/approvals.ts';
import type { PersonRequests, PersonResult } from '#contract/staff/retention.ts';
import { erasedName } from '#domain/retention/blank-data.ts';
import { runCommand } from '#server/admin/run-command.ts';
import { auditEntries } from '#server/db/tables/audit-tables.ts';
import { records } from '#server/db/tables/record-tables.ts';
import { foundations } from '#server/db/tables/tables.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { addressed } from '../sales/customer-bodies.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';

let portal: Portal;
let jana: Session;
let paul: Session;
let partner: EngineCalls;
const reason = 'Anfrage im Posteingang';
const anna = { firstName: 'Anna', lastName: 'Quittenbaum' };
const asked = { ...anna, birthDate: '1980-02-03', email: 'anna@quitten.example.com', phone: '030 23125777' };
const shared = { phone: '+493023125777' };

const person = (fields: object) =>
  partner.create('hfo.vp.customer', {
    ...addressed,
    ...{ companyName: undefined, clientKind: 'private', salutation: '2', ...shared },
    ...{ voNumber: 'VO10023', confirmDuplicate: true, ...fields },
  });
let ids: Record<'anna' | 'mother' | 'husband' | 'company', string>;

beforeAll(async () => {
  portal = await openPortal({ PUBLIC_BASE_URL: 'https://portal.example.com' });
  [jana, paul] = [await portal.as('9001/etc.admin'), await portal.as('9001/etc.lead')];
  trids = (await portal.services.db.select({ trid: foundations.trid }).from(foundations)).map(({ trid }) => trid);
  partner = await engineCalls(portal, '1001/sp.admin');
  ids = {
    anna: (await person({ ...anna, birthDate: '1980-02-03', email: asked.email })).id,
    mother: (await person({ ...anna, birthDate: '1955-05-05', email: 'mutter@quitten.example.com' })).id,
    husband: (
      await person({
        firstName: 'Bernd',
        lastName: 'Quittenbaum',
        birthDate: '1979-01-01',
        email: 'bernd@quitten.example.com',
      })
    ).id,
    company: (
      await partner.create('hfo.vp.customer', {
        ...{ ...addressed, companyName: 'Quitten GmbH', clientKind: 'business', voNumber: 'VO10023' },
        ...{ email: 'info@quitten.example.com', confirmDuplicate: true },
        contactMain: { salutation: '2', ...anna, email: asked.email, ...shared },
        representative: { firstName: 'Bernd', lastName: 'Quittenbaum' },
      })
    ).id,
  };
});
afterAll(() => portal.close());

const find = async (criteria: object = asked) =>
  (await jana.post('/admin/persons/find', { ...criteria, reason })).json<PersonResult>();
const hitsOf = ({ organisations }: PersonResult) => organisations.flatMap(({ hits }) => hits);
const requests = async () => (await jana.get('/admin/persons/requests')).json<PersonRequests>();
async function add(kind: 'export' | 'erase') {
  const answer = await jana.post('/admin/persons/requests', {
    ...{ ...asked, kind, received: '2026-11-20', channel: 'letter', recognised: 'Schreiben mit Unterschrift' },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const [request] = answer.json<PersonRequests>().items.filter((one) => one.kind === kind && one.state === 'open');
  if (!request) throw new Error('no request');
  return request;
}
const submit = async (id: string, hits: { trid: string; id: string; type: string }[], version = 1) =>
  jana.post(`/admin/persons/requests/${id}`, {
    ...{ _action: 'submit', version, reason },
    hits: hits.map(({ trid, id: hit, type }) => ({ trid, id: hit, type })),
  });
async function release(session = paul) {
  const { approvals } = (await session.get('/admin/approvals')).json<ApprovalOverview>();
  const waiting = approvals.find(({ kind, state }) => state === 'prepared' && kind.startsWith('person'));
  return session.post(`/admin/approvals/${waiting?.id}`, { _action: 'release' });
}
const placed = async () => hitsOf(await find()).map((hit) => ({ ...hit, trid: '1001' }));
const stored = async (id: string) =>
  (
    await portal.services.db
      .select()
      .from(records)
      .where(and(inArray(records.trid, trids), eq(records.id, id)))
  )[0];
let trids: string[] = [];
const audited = async () =>
  (await portal.services.db.select().from(auditEntries).orderBy(auditEntries.id)).map(({ text }) => text ?? '');

describe('§retention a person over all organisations', () => {
  test('only administrators search, with a reason that is in the audit log, and never by a name alone', async () => {
    const staff = await portal.as('9001/etc.staff');
    expect((await staff.post('/admin/persons/find', { ...asked, reason })).statusCode).toBe(403);
    expect((await jana.post('/admin/persons/find', { ...anna, reason })).json().fields).toEqual({
      birthDate: 'personUnclear',
    });
    const { organisations } = await find();
    expect(organisations).toMatchObject([{ trid: '1001' }]);
    expect(await audited()).toContain(`person.find 2 in 1 · ${reason}`);
    expect((await audited()).join()).not.toContain('Quittenbaum');
  });

  test('a namesake with another birthday and the owner of a shared telephone number are other people', async () => {
    const hits = hitsOf(await find());
    expect(hits.map(({ id, match }) => [id, match]).sort()).toEqual(
      [
        [ids.anna, 'sure'],
        [ids.company, 'sure'],
      ].sort(),
    );
    // By the telephone number alone nothing is sure.
    const byPhone = hitsOf(await find({ ...anna, phone: asked.phone }));
    expect(byPhone.every(({ match }) => match === 'likely')).toBe(true);
    expect(byPhone.map(({ id }) => id)).not.toContain(ids.husband);
  });
});

describe('§retention a request of a person', () => {
  test('is answered within a month by a file that a second person released', async () => {
    const request = await add('export');
    expect(request).toMatchObject({ due: '2026-12-20', state: 'open', number: 'DS-2026-0001' });
    const download = (session = jana) =>
      session.post(`/admin/persons/requests/${request.id}/download`, { language: 'de' });
    expect((await download()).statusCode).toBe(409);
    expect((await submit(request.id, [{ trid: '1001', id: ids.husband, type: 'hfo.vp.customer' }])).statusCode).toBe(
      409,
    );
    expect((await submit(request.id, await placed())).statusCode).toBe(200);
    expect((await requests()).items[0]).toMatchObject({ state: 'waiting', approval: { isOwn: true } });
    expect((await release(jana)).statusCode).toBe(409);
    expect((await release()).statusCode).toBe(200);
    const answer = await download();
    expect(answer.statusCode).toBe(200);
    const text = answer.rawPayload.toString('utf8');
    expect(text).toContain('Auskunft.html');
    expect(text).toContain(asked.email);
    for (const other of ['bernd@quitten', 'mutter@quitten', '1955-05-05', 'Bernd']) expect(text).not.toContain(other);
    expect((await audited()).filter((one) => one === request.number)).toHaveLength(1);
    const { version } = (await requests()).items.find(({ id }) => id === request.id) ?? { version: 0 };
    const done = await jana.post(`/admin/persons/requests/${request.id}`, { _action: 'answered', version });
    expect(done.json<PersonRequests>().items.find(({ id }) => id === request.id)).toMatchObject({
      ...{ state: 'done', downloads: 1, person: anna },
    });
    expect((await download()).statusCode).toBe(409);
  });

  test('erases the person and nothing of another, and leaves a receipt', async () => {
    const before = { mother: await stored(ids.mother), husband: await stored(ids.husband) };
    const request = await add('erase');
    await submit(request.id, await placed());
    expect((await release()).statusCode).toBe(200);
    await portal.services.jobs.run('retention');
    expect(await stored(ids.anna)).toBeUndefined();
    expect(await stored(ids.mother)).toEqual(before.mother);
    expect(await stored(ids.husband)).toEqual(before.husband);
    const company = await stored(ids.company);
    expect(company?.data).toMatchObject({
      ...{ companyName: 'Quitten GmbH', email: 'info@quitten.example.com' },
      contactMain: { lastName: erasedName },
      representative: { firstName: 'Bernd', lastName: 'Quittenbaum' },
    });
    expect(JSON.stringify(company?.data)).not.toContain('anna@');
    const done = (await requests()).items.find(({ id }) => id === request.id);
    expect(done).toMatchObject({ state: 'done', person: anna, receipt: [{ outcome: 'erase', count: 2 }] });
    expect(await audited()).toContain('person.done DS-2026-0002 · erased 2 · restricted 0 · kept 0 · gone 0');
    expect(hitsOf(await find())).toEqual([]);
  });

  test('what the law keeps is restricted: administrators alone find it, until it goes by itself', async () => {
    const ticket = await portal.services.db
      .select()
      .from(records)
      .where(and(inArray(records.trid, trids), eq(records.type, 'hfo.vp.order')));
    const order = ticket.find(({ data }) => (data as { status: string }).status === 'terminated');
    if (!order) throw new Error('no ended order');
    const data = {
      ...(order.data as Record<string, unknown>),
      customer: { ...anna, birthDate: asked.birthDate, email: asked.email },
    };
    await portal.services.db
      .update(records)
      .set({ data })
      .where(and(eq(records.trid, order.trid), eq(records.id, order.id)));
    const [hit] = hitsOf(await find());
    expect(hit).toMatchObject({ id: order.id, outcome: 'restrict', until: '2034-12-31', rule: 'orders' });
    const request = await add('erase');
    await submit(request.id, [{ ...order }]);
    await release();
    await portal.services.jobs.run('retention');
    const live = await stored(order.id);
    expect(JSON.stringify(live?.data)).not.toContain('Quittenbaum');
    expect((live?.data as { prices: unknown } | undefined)?.prices).toEqual((order.data as { prices: unknown }).prices);
    const [kept] = await portal.services.db
      .select()
      .from(records)
      .where(and(inArray(records.trid, trids), eq(records.type, 'etc.restricted')));
    expect(kept?.data).toMatchObject({ recordId: order.id, content: { customer: anna }, until: '2034-12-31' });
    expect((await partner.get(`/foundation/${order.trid}/data/${kept?.id}`)).statusCode).toBe(404);
    expect((await partner.list('etc.restricted')).total ?? 0).toBe(0);
    const staff = await engineCalls(portal, '9001/etc.staff', order.trid);
    expect(await staff.status(kept?.id ?? '')).toBe(404);
    const admin = await engineCalls(portal, '9001/etc.admin', order.trid);
    expect(await admin.status(kept?.id ?? '')).toBe(200);
    expect(hitsOf(await find())).toMatchObject([{ type: 'etc.restricted', outcome: 'keep', because: 'restricted' }]);
    portal.pass(Date.parse('2035-01-03T12:00:00+01:00') - portal.now());
    await portal.services.jobs.run('due-records');
    expect(await stored(kept?.id ?? '')).toBeUndefined();
  });
});

test('§retention the command line finds, hands out and erases what surely names a person', async () => {
  // The clock went on, and the session with it.
  partner = await engineCalls(portal, '1001/sp.admin');
  const tom = await person({
    firstName: 'Tom',
    lastName: 'Quittenbaum',
    birthDate: '1990-09-09',
    email: 'tom@quitten.example.com',
  });
  const command = (...words: string[]) => runCommand(portal.services, words);
  const named = ['--first', 'Tom', '--last', 'Quittenbaum'];
  expect((await command('persons', 'find', ...named)).code).not.toBe(0);
  const born = [...named, '--born', '1990-09-09'];
  expect((await command('persons', 'find', ...born)).lines).toEqual([
    ['1001', 'hfo.vp.customer', tom.id, 'sure', 'erase', ''].join('\t'),
  ]);
  const file = join(portal.dataDir, 'tom.zip');
  expect((await command('persons', 'export', file, ...born)).code).toBe(0);
  expect(readFileSync(file).toString('utf8')).toContain('tom@quitten.example.com');
  const erased = await command('persons', 'erase', ...born);
  expect(erased.lines.at(-1)).toBe(['1001', 'hfo.vp.customer', 'erase', '', 1].join('\t'));
  expect(await stored(tom.id)).toBeUndefined();
  expect((await audited()).join()).not.toContain('Quittenbaum');
  expect((await command('retention', 'list')).lines.some((line) => line.startsWith('orders\t96\tclosed\tblank'))).toBe(
    true,
  );
});
