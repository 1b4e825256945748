import { afterAll, beforeAll, expect, test } from 'vitest';
import { billing, callback, type FileCalls, fileCalls } from '../support/file-calls.ts';
import { day, openPortal, type Portal, type Session } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

let portal: Portal;
let partner: FileCalls;
let staff: Session;
beforeAll(async () => {
  portal = await openPortal({ PUBLIC_BASE_URL: 'https://portal.example.com' });
  await renew();
});
afterAll(() => portal.close());

async function renew() {
  partner = await fileCalls(portal);
  staff = await portal.as('9001/etc.staff');
}

async function newTicket(body: object = callback): Promise<string> {
  return (await partner.post('/foundation/1001/data', body)).json().id;
}
const act = (who: Pick<Session, 'post'>, id: string, body: object) => who.post(`/foundation/1001/data/${id}`, body);
const status = (id: string, version: number, to: string, note?: string) =>
  act(staff, id, { _action: 'status', version, status: to, ...(note && { note }) });
const statusOf = async (id: string) => (await partner.get(`/foundation/1001/data/${id}`)).json().value2;

test('§4-8 §7-11 a note is appended with author and time, and is found by search', async () => {
  const id = await newTicket();
  portal.pass(1000);
  const answer = await act(partner, id, { _action: 'append', note: 'Es geht um Vertrag Quellwolke.' });
  expect(answer.statusCode).toBe(200);
  const { data, version, modified } = answer.json();
  expect([version, modified]).toEqual([2, portal.now()]);
  expect(data.history.at(-1)).toEqual({
    kind: 'note',
    at: portal.now(),
    by: 'Petra Sommer',
    staff: false,
    text: 'Es geht um Vertrag Quellwolke.',
  });
  const query = { type: 'hd.ticket', search: 'Quellwolke' };
  expect((await partner.get('/foundation/1001/data', { query })).json().total).toBe(1);
});

test('§tickets the life of a ticket: taken up, asked back, answered, closed, reopened', async () => {
  const id = await newTicket();
  await status(id, 1, 'inProgress');
  await status(id, 2, 'waiting', 'Welcher Vertrag?');
  const answered = (await act(partner, id, { _action: 'append', note: 'Vertrag 4711' })).json();
  expect(answered.value2).toBe('inProgress');
  await status(id, 4, 'closed');
  portal.pass(day);
  await renew();
  const reopened = (await act(partner, id, { _action: 'reopen', reason: 'Noch nicht gelöst' })).json();
  expect(reopened.value2).toBe('reopened');
  expect(
    reopened.data.history.map((event: { kind: string; to?: string; staff: boolean }) => [
      event.kind,
      event.to,
      event.staff,
    ]),
  ).toEqual([
    ['created', undefined, false],
    ['status', 'inProgress', true],
    ['note', undefined, true],
    ['status', 'waiting', true],
    ['note', undefined, false],
    ['status', 'inProgress', false],
    ['status', 'closed', true],
    ['reopened', undefined, false],
  ]);
  const kinds = (await partner.get('/foundation/1001/activities', { query: { _limit: '6' } }))
    .json()
    .items.map((entry: { kind: string }) => entry.kind);
  expect(kinds.filter((kind: string) => kind !== 'login')).toContain('ticket.reopened');
});

test('§tickets an employee’s note leaves a waiting ticket waiting', async () => {
  const id = await newTicket();
  await status(id, 1, 'waiting');
  await act(staff, id, { _action: 'append', note: 'Bitte denken Sie daran.' });
  expect(await statusOf(id)).toBe('waiting');
});

test('§4-8 only a closed ticket can be reopened, within 90 days, with a reason', async () => {
  const id = await newTicket();
  const early = await act(partner, id, { _action: 'reopen', reason: 'Doch nicht' });
  expect([early.statusCode, early.json().record.id]).toEqual([409, id]);
  await status(id, 1, 'closed');
  const empty = await act(partner, id, { _action: 'reopen', reason: '  ' });
  expect([empty.statusCode, empty.json().fields]).toEqual([400, { reason: 'required' }]);
  portal.pass(90 * day + 1);
  await renew();
  const late = await act(partner, id, { _action: 'reopen', reason: 'Doch nicht' });
  expect([late.statusCode, late.json()._errorMessage]).toEqual([409, expect.stringContaining('90 Tagen')]);
  expect((await status(id, 2, 'reopened')).statusCode).toBe(409);
  expect(await statusOf(id)).toBe('closed');
});

test('§tickets an answer brings note and files in one step, or leaves neither', async () => {
  const files = await Promise.all(
    ['Vertrag.pdf', 'Rechnung.pdf', 'rechnung-2.pdf'].map((name) => partner.upload(name, pdf())),
  );
  const id = await newTicket(billing(files.slice(0, 2)));
  await status(id, 1, 'waiting', 'Bitte die Rechnung.');
  const answer = { _action: 'append', note: 'Hier ist sie.', version: 2 };
  const refusal = await act(partner, id, { ...answer, fileQueue: ['unknown'] });
  expect(refusal.json()).toMatchObject({ fields: { fileQueue: 'file' } });
  expect(await statusOf(id)).toBe('waiting');
  const { data, value2, value7 } = (await act(partner, id, { ...answer, fileQueue: files.slice(2) })).json();
  expect([value2, value7]).toEqual(['inProgress', '3']);
  expect(data.history.slice(-3)).toMatchObject([
    { kind: 'note', text: 'Hier ist sie.' },
    { kind: 'attached', files: ['rechnung-2.pdf'] },
    { kind: 'status', to: 'inProgress' },
  ]);
  const call = await newTicket();
  const more = await partner.upload('Nachtrag.pdf', pdf());
  expect((await act(partner, call, { _action: 'append', note: 'Anbei.', fileQueue: [more] })).statusCode).toBe(409);
});

test('§7-11 files are added to a ticket in one step with its history', async () => {
  const first = [await partner.upload('a.pdf', pdf()), await partner.upload('b.pdf', pdf())];
  const id = await newTicket(billing(first));
  const fileQueue = [await partner.upload('Nachtrag.pdf', pdf())];
  const { data, value7 } = (await act(partner, id, { _action: 'attach', fileQueue })).json();
  expect(value7).toBe('3');
  expect(data.history.at(-1)).toMatchObject({ kind: 'attached', files: ['Nachtrag.pdf'] });
  const again = await act(partner, id, { _action: 'attach', fileQueue });
  expect([again.statusCode, again.json().fields]).toEqual([400, { fileQueue: 'file' }]);
  expect((await partner.list('1001', id)).json().total).toBe(3);
});

test('§tickets a callback request takes no files, and a refused file can be used elsewhere', async () => {
  const id = await newTicket();
  const fileQueue = [await partner.upload('a.pdf', pdf()), await partner.upload('b.pdf', pdf())];
  const refusal = await act(partner, id, { _action: 'attach', fileQueue });
  expect([refusal.statusCode, refusal.json().record.version]).toEqual([409, 1]);
  expect((await partner.list('1001', id)).json().total).toBe(0);
  expect(await newTicket(billing(fileQueue))).toEqual(expect.any(String));
});

test('§tickets only employees set the status', async () => {
  const id = await newTicket();
  const refusal = await act(partner, id, { _action: 'status', version: 1, status: 'closed' });
  expect([refusal.statusCode, refusal.json()._error]).toEqual([403, 403]);
  expect(await statusOf(id)).toBe('new');
});

test.each([
  ['new', 'reopened'],
  ['new', 'new'],
  ['closed', 'inProgress'],
])('§tickets a ticket that is %s does not become %s', async (from, to) => {
  const id = await newTicket();
  if (from === 'closed') await status(id, 1, 'closed');
  const version = from === 'closed' ? 2 : 1;
  expect((await status(id, version, to)).statusCode).toBe(409);
  expect(await statusOf(id)).toBe(from);
});

test('§tickets a write to an old version answers 409 with the current record, without a change', async () => {
  const id = await newTicket();
  await status(id, 1, 'inProgress');
  for (const [who, body] of [
    [staff, { _action: 'status', version: 1, status: 'closed' }],
    [partner, { _action: 'append', version: 1, note: 'Zu spät' }],
  ] as const) {
    const refusal = await act(who, id, body);
    expect(refusal.statusCode).toBe(409);
    expect(refusal.json().record).toMatchObject({ id, version: 2, value2: 'inProgress' });
  }
});

test('§tickets of writes at the same moment on one version exactly one succeeds', async () => {
  const id = await newTicket();
  const answers = await Promise.all(Array.from({ length: 5 }, () => status(id, 1, 'inProgress')));
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
});

test.each([
  ['an unknown action', { _action: 'delete' }, 400],
  ['a name that every object has', { _action: 'constructor' }, 400],
  ['no action', { note: 'x' }, 400],
  ['an empty note', { _action: 'append', note: '  ' }, 400],
  ['a status without a version', { _action: 'status', status: 'closed' }, 400],
])('§tickets an action is refused: %s', async (_case, body, code) => {
  const id = await newTicket();
  expect((await act(staff, id, body)).statusCode).toBe(code);
});

test('§tickets an employee’s answer or status is mailed to the contact, the own notes are not', async () => {
  const before = (await portal.mails()).length;
  const id = await newTicket();
  await act(partner, id, { _action: 'append', note: 'Eigene Notiz' });
  expect(await portal.mails()).toHaveLength(before);
  await act(staff, id, { _action: 'append', note: 'Wir kümmern uns darum.' });
  await status(id, 3, 'waiting', 'Welcher Vertrag?');
  const mails = (await portal.mails()).slice(before);
  expect(mails).toHaveLength(2);
  for (const mail of mails) {
    expect(mail).toContain('To: petra.sommer@example.com');
    const text = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(text).toContain(`https://portal.example.com/etc/tickets/edit?id=${id}`);
  }
  expect(mails[1]).toMatch(/Content-Type: text\/plain; charset=utf-8/);
});
