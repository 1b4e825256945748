import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Portal } from '#tests/server/support/portal.ts';
import { pdf, samples } from '#tests/server/support/sample-files.ts';
import { type EngineCalls, engineCalls, openEngine } from './engine-calls.ts';

let portal: Portal;
let partner: EngineCalls;
let colleague: EngineCalls;
let staff: EngineCalls;
let partyId: string;
beforeAll(async () => {
  portal = await openEngine();
  partner = await engineCalls(portal, '1001/sp.admin');
  colleague = await engineCalls(portal, '1001/sp.user');
  staff = await engineCalls(portal, '9001/etc.staff');
  partyId = (await partner.create('test.party', { name: 'Muster' })).id;
});
afterAll(() => portal.close());

const job = (fields: object = {}) => partner.create('test.job', { partyId, ...fields });

test('numbers start at 1 in each Berlin calendar year, and lists sort by year and number', async () => {
  const first = await job();
  const second = await job();
  expect([first.foreignid, second.foreignid]).toEqual(['V-2026-000001', 'V-2026-000002']);
  portal.pass(Date.parse('2026-12-31T22:59:59Z') - portal.now());
  partner = await engineCalls(portal, '1001/sp.admin');
  const lastOfYear = await job();
  portal.pass(2000);
  const next = await job();
  expect([lastOfYear.foreignid, next.foreignid]).toEqual(['V-2026-000003', 'V-2027-000001']);
  const listed = (await partner.list('test.job')).items.map(({ foreignid }) => foreignid);
  expect(listed).toEqual(['V-2027-000001', 'V-2026-000003', 'V-2026-000002', 'V-2026-000001']);
  expect((await partner.list('test.job', { search: 'foreignid:V-2026-000002' })).items[0]?.id).toBe(second.id);
  expect((await partner.list('test.job', { search: 'foreignid:V-2027*' })).total).toBe(1);
  colleague = await engineCalls(portal, '1001/sp.user');
  staff = await engineCalls(portal, '9001/etc.staff');
});

test('a submit creates the order, number, files and mail together, once per intent', async () => {
  const before = (await portal.mails()).length;
  const creation = await job({ title: 'Anschluss' });
  await partner.done(creation.id, 'attach', { slot: 'form', fileQueue: [await partner.upload('f.pdf', pdf())] });
  const key = '6e0b2f5e-45a5-4a0e-8f1d-6a3a0f0c6d12';
  const answers = [
    await partner.act(creation.id, 'submit', {}, key),
    await partner.act(creation.id, 'submit', {}, key),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const [order, again] = answers.map((answer) => answer.json());
  expect(order).toMatchObject({ type: 'test.order', foreignid: '7000000', data: { jobId: creation.id, partyId } });
  expect(order.secret).toEqual({ pin: '4711' });
  expect(again).toEqual({ ...order, secret: undefined });
  expect((await partner.list('test.order')).total).toBe(1);
  expect((await partner.read(creation.id)).data).toMatchObject({ state: 'submitted', orderId: order.id });
  expect(await partner.read(partyId)).toMatchObject({ foreignid: '4000000', data: { orders: 1 } });
  expect((await partner.filesOf(order.id)).json()).toMatchObject({ total: 1, items: [{ name: 'f.pdf' }] });
  expect((await partner.filesOf(creation.id)).json().total).toBe(0);
  expect(await portal.mails()).toHaveLength(before + 1);
});

test('where one part of a change fails, nothing of it is left', async () => {
  const mails = (await portal.mails()).length;
  const { total } = await partner.list('test.order');
  const { id } = await job();
  const before = [await partner.read(id), await partner.read(partyId), await partner.timeline(id)];
  expect((await partner.act(id, 'submit', { fail: true })).statusCode).toBe(404);
  expect([await partner.read(id), await partner.read(partyId), await partner.timeline(id)]).toEqual(before);
  expect((await partner.list('test.order')).total).toBe(total);
  expect(await portal.mails()).toHaveLength(mails);
});

test('a rule of another record refuses the whole, with the record that was called for', async () => {
  const blocked = await partner.create('test.party', { name: 'Gesperrt' });
  const { id } = await partner.create('test.job', { partyId: blocked.id });
  const refusal = await partner.act(id, 'submit');
  expect(refusal.statusCode).toBe(409);
  expect(refusal.json()).toMatchObject({ _errorMessage: 'Diese Partei ist gesperrt.', record: { id, version: 1 } });
  expect((await partner.list('test.order', { search: `value5:${blocked.id}` })).total).toBe(0);
});

test('an incomplete record keeps invalid values, and names the missing ones', async () => {
  const creation = await job();
  expect(creation.completeness?.[0]?.missing.map(({ path }) => path)).toEqual(['title', 'email']);
  const response = await partner.done(creation.id, 'update', { version: 1, title: 'Neu', email: 'ungültig' });
  expect(response).toMatchObject({ version: 2, data: { title: 'Neu', email: 'ungültig' } });
  expect(response.completeness?.[0]?.missing).toEqual([{ path: 'email', message: 'email' }]);
  const cleared = await partner.done(creation.id, 'update', { version: 2, email: null });
  expect(cleared.data).not.toHaveProperty('email');
  expect((await partner.act(creation.id, 'update', { version: 3, state: 'done' })).statusCode).toBe(400);
  expect((await partner.act(creation.id, 'update', { title: 'ohne Version' })).json().fields).toEqual({
    version: 'required',
  });
});

test('an old version is refused with the record as it is, so that both sides can be compared', async () => {
  const { id } = await job({ title: 'A' });
  await partner.done(id, 'update', { version: 1, title: 'B' });
  const refusal = await colleague.act(id, 'update', { version: 1, title: 'C' });
  expect(refusal.statusCode).toBe(409);
  expect(refusal.json().record).toMatchObject({ id, version: 2, data: { title: 'B' } });
});

test('a lock names its editor and ends with the edit or its time, even if the clock jumps', async () => {
  const { id } = await job();
  const locked = await partner.done(id, 'lock');
  expect(locked.lock).toEqual({ name: 'Petra Sommer', until: portal.now() + 15 * 60_000, own: true });
  expect((await staff.read(id)).lock?.own).toBe(false);
  const refusal = await staff.act(id, 'update', { version: 1, title: 'X' });
  expect(refusal.statusCode).toBe(409);
  expect(refusal.json()._errorMessage).toBe('Wird gerade von Petra Sommer bearbeitet.');
  expect((await staff.act(id, 'unlock')).statusCode).toBe(200);
  expect((await staff.act(id, 'lock')).statusCode).toBe(409);
  await partner.done(id, 'update', { version: 1, title: 'Y' });
  await partner.done(id, 'unlock');
  expect((await staff.done(id, 'lock')).lock?.own).toBe(true);
  portal.pass(15 * 60_000);
  expect((await partner.done(id, 'lock')).lock?.name).toBe('Petra Sommer');
  portal.pass(-86_400_000);
  staff = await engineCalls(portal, '9001/etc.staff');
  expect((await staff.done(id, 'lock')).lock?.own).toBe(true);
  portal.pass(86_400_000);
});

test('archived records are read only and out of lists until they are restored', async () => {
  const { id } = await job({ title: 'Archiv' });
  expect((await partner.done(id, 'archive')).archived).toBe(true);
  expect((await partner.list('test.job', { search: 'Archiv' })).total).toBe(0);
  expect((await partner.list('test.job', { search: 'Archiv archived:true' })).total).toBe(1);
  const refusal = await partner.act(id, 'update', { version: 2, title: 'X' });
  expect([refusal.statusCode, refusal.json()._errorMessage]).toEqual([409, 'Der Eintrag ist archiviert.']);
  expect((await partner.done(id, 'restore')).archived).toBe(false);
  expect((await partner.list('test.job', { search: 'Archiv' })).total).toBe(1);
});

test('a copy is a new record, and a deleted one is gone with its files and its own timeline', async () => {
  const { id } = await job({ title: 'Vorlage' });
  const copy = await partner.done(id, 'copy');
  expect(copy).toMatchObject({ version: 1, data: { title: 'Vorlage (Kopie)', state: 'open' } });
  expect(copy.id).not.toBe(id);
  await partner.done(id, 'attach', { slot: 'other', fileQueue: [await partner.upload('a.pdf', pdf())] });
  const { total } = await partner.list('test.job');
  await partner.done(id, 'delete');
  expect(await partner.status(id)).toBe(404);
  expect((await partner.list('test.job')).total).toBe(total - 1);
  expect((await partner.timeline(partyId)).items[0]).toMatchObject({ kind: 'record.deleted', record: { id: partyId } });
  const rule = await partner.act(partyId, 'delete');
  expect([rule.statusCode, rule.json()._errorMessage]).toEqual([409, 'Es gibt noch Vorgänge.']);
});

test('slots take so many files of their kind and size', async () => {
  const { id } = await job();
  const attach = async (slot: string, ...names: string[]) => {
    const bytes = (name: string) => samples[name.endsWith('.png') ? 'png' : 'pdf'];
    const fileQueue = await Promise.all(names.map((name) => partner.upload(name, bytes(name))));
    return partner.act(id, 'attach', { slot, fileQueue });
  };
  expect((await attach('form', 'a.png')).json().fields).toEqual({ form: 'fileType' });
  expect((await attach('form', 'a.pdf', 'b.pdf')).json().fields).toEqual({ form: 'maxFiles:1' });
  expect((await attach('form', 'a.pdf')).statusCode).toBe(200);
  expect((await attach('form', 'b.pdf')).json().fields).toEqual({ form: 'maxFiles:1' });
  expect((await attach('other', 'c.pdf', 'd.pdf')).statusCode).toBe(200);
  expect((await attach('secret', 'e.pdf')).statusCode).toBe(400);
  const { items } = (await partner.filesOf(id)).json();
  expect(items.map(({ description }: { description: string }) => description)).toContain('Formular');
  const ids = items.map(({ path }: { path: string }) => path.split('/')[1]);
  const granted = await partner.grant({ _action: 'downloadArchiveFile', _attachment: ids.join() });
  expect(granted.name).toBe(`Vorgang_${(await partner.read(id)).foreignid}.zip`);
  expect((await partner.act(id, 'detach', { file: ids[0] })).statusCode).toBe(200);
  expect((await partner.act(id, 'detach', { file: ids[0] })).statusCode).toBe(409);
  expect((await partner.filesOf(id)).json().total).toBe(2);
});

test('what must be unique is a fault of its field, however many ask at once', async () => {
  const answers = await Promise.all(
    ['R-1', 'r-1', 'R-1'].map((reference) => partner.tryCreate('test.job', { partyId, reference })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400, 400]);
  const refusal = answers.find(({ statusCode }) => statusCode === 400);
  expect(refusal?.json().fields).toEqual({ reference: 'taken' });
});

test('a party’s timeline tells of its jobs and orders, newest first, in pages', async () => {
  const party = await partner.create('test.party', { name: 'Zeitlinie' });
  const { id } = await partner.create('test.job', { partyId: party.id });
  const order = await partner.done(id, 'submit');
  const { items } = await partner.timeline(party.id);
  const notices = items.map(({ kind, record }: { kind: string; record: { type: string } }) => [kind, record.type]);
  expect(notices.toReversed()).toEqual([
    ['record.created', 'test.party'],
    ['record.created', 'test.job'],
    ['record.updated', 'test.job'],
    ['record.created', 'test.order'],
    ['record.updated', 'test.party'],
  ]);
  expect(items[2]).toMatchObject({ actor: 'Petra Sommer', staff: false, text: 'übermittelt' });
  const page = await partner.timeline(party.id, { _limit: '2' });
  expect(page.more).toBe(true);
  const rest = await partner.timeline(party.id, { _before: page.items[1].id });
  expect([...page.items, ...rest.items]).toEqual(items);
  expect((await partner.timeline(order.id)).items).toHaveLength(1);
});
