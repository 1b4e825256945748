import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BulkReport } from '#contract/bulk-action.ts';
import { maxBulkRecords } from '#contract/list-rules.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { endOfDay } from '#domain/date/berlin-time.ts';
import { reportEach } from '#server/records/engine/report-each.ts';
import { prospect } from '../sales/customer-bodies.ts';
import { addColleague, idOf } from '../staff/desk-scope.ts';
import { callback } from '../support/file-calls.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';

let portal: Portal;
let partner: Session;
let staff: Session;
beforeAll(async () => {
  portal = await openPortal();
  partner = await portal.as('1001/sp.admin');
  staff = await portal.as('9001/etc.staff');
});
afterAll(() => portal.close());

let count = 0;
/** A prospect that is like no other. */
async function newCustomer(trid = '1001', who = partner): Promise<string> {
  count += 1;
  const body = { ...prospect, companyName: `Sammelprobe ${count} GmbH`, phone: `030 23125 ${100 + count}` };
  return (await who.post(`/foundation/${trid}/data`, { ...body, confirmDuplicate: true })).json().id;
}
const newTicket = async (): Promise<string> => (await partner.post('/foundation/1001/data', callback)).json().id;
const read = async (id: string, trid = '1001') => (await staff.get(`/foundation/${trid}/data/${id}`)).json();
const act = (id: string, body: object, who = partner) => who.post(`/foundation/1001/data/${id}`, body);
const bulk = (who: Session, body: object, key: string = randomUUID(), trid = '1001') =>
  who.post(`/foundation/${trid}/bulk-actions`, body, { headers: { 'idempotency-key': key } });
const outcomesOf = (report: BulkReport) => report.items.map(({ outcome }) => outcome);

describe('§list-views.bulk-actions', () => {
  test('each record is archived as by itself, and the report says why one was not', async () => {
    const [plain, archived, changed] = [await newCustomer(), await newCustomer(), await newCustomer()];
    await act(archived, { _action: 'archive' });
    await act(changed, { _action: 'followUp', note: 'Inzwischen angerufen' });
    const items = [plain, archived, changed].map((id) => ({ id, version: id === archived ? 2 : 1 }));
    const report = (await bulk(partner, { action: 'archive', items })).json<BulkReport>();
    expect(report.items).toEqual([
      { id: plain, outcome: 'done' },
      { id: archived, outcome: 'refused', status: 409, sentence: expect.stringContaining('archiviert') },
      { id: changed, outcome: 'changed', status: 409, sentence: expect.stringContaining('geändert') },
    ]);
    expect([(await read(plain)).archived, (await read(changed)).archived]).toEqual([true, false]);
    const restored = await bulk(partner, { action: 'restore', items: [{ id: plain }, { id: archived }] });
    expect(outcomesOf(restored.json())).toEqual(['done', 'done']);
  });

  test('records of another organisation are refused as missing ones', async () => {
    const foreign = (await staff.post('/foundation/2002/data', { ...prospect, companyName: 'Fremd GmbH' })).json().id;
    const items = [{ id: foreign }, { id: 'missing' }];
    const { items: outcomes } = (await bulk(partner, { action: 'archive', items })).json<BulkReport>();
    const [first, second] = outcomes.map(({ id: _id, ...outcome }) => outcome);
    expect(first).toEqual(second);
    expect(first).toMatchObject({ outcome: 'refused', status: 404 });
    expect(await read(foreign, '2002')).toMatchObject({ archived: false, version: 1 });
    expect((await bulk(partner, { action: 'archive', items }, randomUUID(), '2002')).statusCode).toBe(404);
  });

  test('an action that a record does not know or the caller may not do is refused for it alone', async () => {
    const [customer, ticket] = [await newCustomer(), await newTicket()];
    const items = [{ id: ticket }, { id: customer }];
    const mixed = (await bulk(partner, { action: 'archive', items })).json<BulkReport>();
    expect(outcomesOf(mixed)).toEqual(['refused', 'done']);
    expect((await read(customer)).archived).toBe(true);
    const reader = await portal.as('2001/ws.user');
    const ofOther = await bulk(reader, { action: 'archive', items }, randomUUID(), '2001');
    expect(ofOther.json<BulkReport>().items.map(({ status }) => status)).toEqual([404, 404]);
  });

  test('open tickets and customers get a day on which they wait for the side that named it', async () => {
    const [ticket, closed, customer] = [await newTicket(), await newTicket(), await newCustomer()];
    await act(closed, { _action: 'status', version: 1, status: 'closed' }, staff);
    const day = berlinDay(portal.now());
    const items = [ticket, closed, customer].map((id) => ({ id }));
    const followUp = { action: 'followUp', followUpDate: day };
    expect(outcomesOf((await bulk(partner, { ...followUp, items })).json())).toEqual(['done', 'refused', 'done']);
    expect((await read(customer)).data.followUpDate).toBe(day);
    expect((await read(ticket)).data.followUps).toEqual({ partner: day });
    const waiting = async (who = partner) =>
      (await who.get('/waiting', { query: { kinds: 'hd.ticket', _limit: '200' } }))
        .json()
        .items.filter(({ id }: { id: string }) => id === ticket);
    expect(await waiting()).toMatchObject([{ why: 'revisit', due: endOfDay(day) }]);

    await act(ticket, { _action: 'status', version: 2, status: 'waiting', note: 'Welche Nummer?' }, staff);
    const later = addDays(day, 1);
    const ofStaff = await bulk(staff, { ...followUp, followUpDate: later, items: [{ id: ticket, version: 3 }] });
    expect(outcomesOf(ofStaff.json())).toEqual(['done']);
    expect((await read(ticket)).data.followUps).toEqual({ partner: day, staff: later });
    expect(await waiting()).toMatchObject([{ why: 'answer' }]);

    const without = { action: 'followUp', items: [{ id: ticket }] };
    await bulk(partner, without);
    expect((await read(ticket)).data.followUps).toEqual({ staff: later });
    await bulk(staff, without);
    expect((await read(ticket)).data).not.toHaveProperty('followUps');
    const past = await bulk(partner, { ...without, followUpDate: '2020-01-01' });
    expect([past.statusCode, past.json().fields]).toEqual([400, { followUpDate: 'inPast' }]);
  });

  test('what is wrong with the input of all is a fault of the call', async () => {
    const items = [{ id: await newCustomer() }];
    const past = await bulk(partner, { action: 'followUp', items, followUpDate: '2020-01-01' });
    expect([past.statusCode, past.json().fields]).toEqual([400, { followUpDate: 'inPast' }]);
    const none = await bulk(partner, { action: 'archive', items: [] });
    const many = Array.from({ length: maxBulkRecords + 1 }, (_, index) => ({ id: `n${index}` }));
    expect([none.statusCode, (await bulk(partner, { action: 'archive', items: many })).statusCode]).toEqual([400, 400]);
    expect((await bulk(partner, { action: 'delete', items })).statusCode).toBe(400);
  });

  test('only employees assign and answer, on each ticket with its placeholders', async () => {
    const [open, closed] = [await newTicket(), await newTicket()];
    await act(closed, { _action: 'status', version: 1, status: 'closed' }, staff);
    const note = 'Hallo {Name}, {Ticketnummer} ist erledigt.';
    const answer = { action: 'answer', items: [{ id: open }, { id: closed }], note, status: 'closed' };
    expect((await bulk(partner, answer)).statusCode).toBe(403);
    expect(outcomesOf((await bulk(staff, answer)).json())).toEqual(['done', 'refused']);
    const ticket = await read(open);
    expect(ticket.value2).toBe('closed');
    expect(JSON.stringify(ticket.data.history)).toContain(`${ticket.foreignid} ist erledigt`);

    const kept = { ...answer, items: [{ id: await newTicket(), version: 1 }], status: undefined, assignsSelf: true };
    expect(outcomesOf((await bulk(staff, kept)).json())).toEqual(['done']);
    const id = kept.items[0]?.id ?? '';
    expect((await read(id)).value2).toBe('new');
    const desk = await staff.get(`/foundation/1001/desk/${id}`);
    expect(desk.json().assignee.name).toBe('Ines Kramer');
  });

  test('an assignment says of each record whether it went to the colleague', async () => {
    await addColleague(portal);
    const assignee = await idOf(portal, '9001', 'etc.second');
    const items = [{ id: await newTicket() }, { id: 'missing' }];
    expect((await bulk(partner, { action: 'assign', items, assignee })).statusCode).toBe(403);
    expect(outcomesOf((await bulk(staff, { action: 'assign', items, assignee })).json())).toEqual(['done', 'refused']);
    const desk = await staff.get(`/foundation/1001/desk/${items[0]?.id}`);
    expect(desk.json().assignee).toMatchObject({ id: assignee });
    const stranger = await idOf(portal, '1001', 'sp.admin');
    const toPartner = await bulk(staff, { action: 'assign', items, assignee: stranger });
    expect(toPartner.json().fields).toEqual({ assignee: 'choose' });
  });

  test('sent twice, a call does nothing twice and answers the same report', async () => {
    const ids = [await newTicket(), await newTicket()];
    const request = { action: 'answer', items: ids.map((id) => ({ id })), note: 'Einmal gesagt.' };
    const key = randomUUID();
    const first = await bulk(staff, request, key);
    expect((await bulk(staff, request, key)).json()).toEqual(first.json());
    const histories = await Promise.all(ids.map(async (id) => JSON.stringify((await read(id)).data.history)));
    expect(histories.map((history) => history.split('Einmal gesagt.').length)).toEqual([2, 2]);
    expect((await bulk(staff, { ...request, note: 'Anders' }, key)).statusCode).toBe(422);
  });

  test('a record that is named twice is acted on once', async () => {
    const id = await newTicket();
    const report = await bulk(staff, { action: 'answer', items: [{ id }, { id }], note: 'Nur einmal' });
    expect(report.json<BulkReport>().items).toEqual([{ id, outcome: 'done' }]);
  });

  test('after a call that broke off, the same call goes on after the last record that was done', async () => {
    const { services } = portal;
    const intent = { trid: '1001', userId: 'tester', key: randomUUID(), content: 'the same' };
    const visits: string[] = [];
    let isBroken = true;
    const run = () =>
      reportEach(services, intent, [{ id: 'a' }, { id: 'b' }], async ({ id }) => async () => {
        visits.push(id);
        if (id === 'b' && isBroken) throw new Error('the machine stops');
      });
    await expect(run()).rejects.toThrow('the machine stops');
    isBroken = false;
    expect(outcomesOf(await run())).toEqual(['done', 'done']);
    expect(visits).toEqual(['a', 'b', 'b']);
  });

  test('each record of an employee’s call stands in the audit log', async () => {
    const ids = [await newCustomer(), await newCustomer()];
    await bulk(staff, { action: 'archive', items: ids.map((id) => ({ id })) });
    const { items } = (await staff.get('/staff/audit', { query: { search: 'archive' } })).json();
    expect(ids.every((id) => JSON.stringify(items).includes(id))).toBe(true);
  });
});
