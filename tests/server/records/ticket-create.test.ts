import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { billing, callback, complaint, type FileCalls, fileCalls } from '../support/file-calls.ts';
import { day, openPortal, type Portal } from '../support/portal.ts';
import { pdf, samples } from '../support/sample-files.ts';
import { project } from '../support/ticket-bodies.ts';

let portal: Portal;
let partner: FileCalls;
beforeAll(async () => {
  portal = await openPortal();
  partner = await fileCalls(portal);
});
afterAll(() => portal.close());

const create = (body: unknown, calls = partner) => calls.post('/foundation/1001/data', body);

test('§3-1 §3-4 §7-12 a callback request becomes a ticket: number, columns and history', async () => {
  const answer = await create(callback);
  expect(answer.statusCode).toBe(201);
  const at = portal.now();
  expect(answer.json()).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
    type: 'hd.ticket',
    foreignid: 100008,
    value1: 'Bitte rufen Sie mich zurück.',
    value2: 'new',
    value3: 'Petra Sommer',
    value4: String(at + 86_400_000),
    value5: 'etcCallBackRequest',
    value6: 'order',
    value7: '0',
    archived: false,
    version: 1,
    created: at,
    createdBy: 'Petra Sommer',
    owner: { id: expect.any(String), name: 'Petra Sommer' },
    modified: at,
    modifiedBy: 'Petra Sommer',
    data: expect.objectContaining({
      status: 'new',
      files: 0,
      contactPhone: '030 23125 300',
      history: [{ kind: 'created', at, by: 'Petra Sommer', staff: false, files: 0 }],
    }),
  });
  const { id } = answer.json();
  expect((await partner.get(`/foundation/1001/data/${id}`, { query: { _: '1' } })).json()).toEqual(answer.json());
  const [activity] = (await partner.get('/foundation/1001/activities')).json().items;
  expect(activity).toEqual({
    time: at,
    actor: 'Petra Sommer',
    kind: 'ticket.created',
    text: 'Bitte rufen Sie mich zurück.',
    number: '100008',
    link: `/etc/tickets/edit?id=${id}`,
  });
});

test.each([
  ['its first line', 'Rückruf\nbitte vormittags', 'Rückruf'],
  ['80 characters of it', `${'x'.repeat(80)}`, 'x'.repeat(80)],
  ['79 characters of a longer one, none of them halved', `${'x'.repeat(78)}😀 yz`, `${'x'.repeat(78)}😀…`],
])('§tickets a ticket is listed by its description: %s', async (_case, description, subject) => {
  expect((await create({ ...callback, description })).json().value1).toBe(subject);
});

test('§tickets an offer request keeps who confirmed the data protection duties and when', async () => {
  const { data, value1, value8 } = (await create(project)).json();
  expect([value1, value8]).toEqual(['Kanzlei Adler, Hamburg', '2026-11-26']);
  expect(data.consent).toEqual({
    ...{ at: portal.now(), by: 'Petra Sommer', userId: expect.any(String), version: '2026-11-01' },
    text: 'Hiermit bestätige ich, dass die Einwilligungen aller betroffenen Personen vorliegen und die Informationspflichten erfüllt sind.',
    scope: 'Angaben dieser Angebotsanfrage zu Kunde, Ansprechpartner und Anschrift, mit Anhängen',
  });
});

test.each([
  ['no consent', { consent: false }, { consent: 'consent' }],
  ['two days ahead', { neededBy: '2026-11-25' }, { neededBy: 'neededByTooEarly' }],
  ['a Saturday', { neededBy: '2026-11-28' }, { neededBy: 'neededByNotWorkingDay' }],
  ['Christmas Day', { neededBy: '2026-12-25' }, { neededBy: 'neededByNotWorkingDay' }],
  ['more than a year ahead', { neededBy: '2027-12-01' }, { neededBy: 'neededByTooLate' }],
  ['no goal for an extension', { businessKind: 'extension' }, { goal: 'choose' }],
  ['no phone choice for mobile', { network: 'mobile' }, { withPhone: 'choose' }],
  ['no file for an inventory change', { businessKind: 'inventoryChange', goal: 'upgrade' }, { fileQueue: 'noFile' }],
])('§tickets an offer request is refused with %s', async (_case, change, fields) => {
  const refusal = await create({ ...project, ...change });
  expect([refusal.statusCode, refusal.json().fields]).toEqual([400, fields]);
});

test('§tickets answers in fields that other answers hide are not saved', async () => {
  const answer = await create({ ...project, businessKind: 'newBusiness', goal: 'upgrade' });
  expect(answer.statusCode).toBe(201);
  expect(answer.json().data).not.toHaveProperty('goal');
});

test('§tickets a commission complaint about an unknown operator is refused', async () => {
  const refusal = await create({ ...complaint(['a'], ['b']), operator: 'NOBODY' });
  expect([refusal.statusCode, refusal.json().fields]).toEqual([400, { operator: 'choose' }]);
});

test('§5-9 the needed-by date is checked by the Berlin day and the public holidays of the seat', async () => {
  // The state that the site was built with: its calendar and the server's judge alike.
  const late = await openPortal({ PUBLIC_HOLIDAY_STATE: 'HH' });
  mkdirSync(late.config.contentDir, { recursive: true });
  writeFileSync(join(late.config.contentDir, 'settings.json'), '{"PUBLIC_HOLIDAY_STATE":"BY"}');
  late.pass(Date.parse('2026-05-31T22:30:00Z') - late.now());
  const calls = await late.as('1001/sp.admin');
  const send = async (neededBy: string) =>
    (await calls.post('/foundation/1001/data', { ...project, neededBy })).json().fields ?? 'created';
  expect(await send('2026-06-03')).toEqual({ neededBy: 'neededByTooEarly' });
  expect(await send('2026-06-04')).toEqual({ neededBy: 'neededByTooEarly' });
  expect(await send('2026-06-05')).toBe('created');
  await late.close();
});

test('§tickets a billing request takes its files with it', async () => {
  const ids = [await partner.upload('a.pdf', pdf()), await partner.upload('b.pdf', pdf())];
  const { value7, data } = (await create(billing(ids))).json();
  expect([value7, data.files, data.history[0].files]).toEqual(['2', 2, 2]);
  expect(data).not.toHaveProperty('fileQueue');
});

test('§3-3 a billing request needs 2 to 15 files that are there, finished and the own', async () => {
  const own = await partner.upload('a.pdf', pdf());
  const unfinished = await partner.begin('b.pdf', 10);
  const other = await fileCalls(portal, '1001/sp.user');
  const foreign = await other.upload('c.pdf', pdf());
  const fieldsOf = async (ids: string[]) => {
    const refusal = await create(billing(ids));
    return [refusal.statusCode, refusal.json().fields];
  };
  expect(await fieldsOf([own])).toEqual([400, { fileQueue: 'fileCount:2' }]);
  expect(await fieldsOf(Array.from({ length: 16 }, (_, n) => `id${n}`))).toEqual([400, { fileQueue: 'maxFiles:15' }]);
  for (const wrong of [unfinished, foreign, 'unknown', own]) {
    expect(await fieldsOf([own, wrong])).toEqual([400, { fileQueue: 'file' }]);
  }
  const list = (
    await partner.get('/foundation/1001/data', { query: { type: 'hd.ticket', search: 'value5:etcBillingRequest' } })
  ).json();
  expect(list.total).toBe(2);
  const second = await partner.upload('d.pdf', pdf());
  expect((await create(billing([own, second]))).statusCode).toBe(201);
});

test('§tickets a commission complaint takes the template and the proofs', async () => {
  const { value7 } = (
    await create(complaint([await partner.upload('v.xlsx', samples.xlsx)], [await partner.upload('p.pdf', pdf())]))
  ).json();
  expect(value7).toBe('2');
});

test.each([
  ['an unknown record type', { ...callback, type: 'hfo.unknown' }, { type: 'choose' }],
  ['no record type', { ...callback, type: undefined }, { type: 'required' }],
  ['an unknown ticket type', { ...callback, value5: 'etcOther' }, { value5: 'choose' }],
  ['a category of another ticket type', { ...callback, category: 'newContract' }, { category: 'choose' }],
  [
    'nothing filled in',
    { type: 'hd.ticket', value5: 'etcCallBackRequest' },
    {
      category: 'choose',
      description: 'required',
      contactLastName: 'required',
      contactFirstName: 'required',
      contactEmail: 'required',
      contactPhone: 'required',
    },
  ],
  ['blanks only', { ...callback, contactLastName: '   ' }, { contactLastName: 'required' }],
  ['a text too short', { ...callback, description: 'zu kurz' }, { description: 'tooShort:10' }],
  ['an unusable mail address', { ...callback, contactEmail: 'a@b\r\nBcc: x@y.de' }, { contactEmail: 'emailSingle' }],
  ['a number without an area code', { ...callback, contactPhone: '23125' }, { contactPhone: 'phone' }],
  ['a NUL character', { ...callback, description: 'Rückruf bitte\0' }, { description: 'invalid' }],
  ['a field of its own', { ...callback, value2: 'closed' }, { value2: 'invalid' }],
  ['files in a callback request', { ...callback, fileQueue: ['x'] }, { fileQueue: 'invalid' }],
])('§tickets a ticket is refused with %s', async (_case, body, fields) => {
  const refusal = await create(body);
  expect([refusal.statusCode, refusal.json().fields]).toEqual([400, fields]);
});

test.each([
  ['no JSON', '{', 'application/json'],
  ['a list', '[]', 'application/json'],
  ['null', 'null', 'application/json'],
  ['another type', '<a/>', 'text/xml'],
])('§tickets a body that is %s answers 400 in the form of every error', async (_case, body, type) => {
  const refusal = await partner.post('/foundation/1001/data', body, { headers: { 'content-type': type } });
  expect(refusal.statusCode).toBe(400);
  expect(refusal.json()).toMatchObject({
    _error: 400,
    _errorMessage: expect.any(String),
    requestId: expect.any(String),
  });
});

test('§tickets a body that is too large answers 413', async () => {
  const refusal = await create({ ...callback, description: 'x'.repeat(300_000) });
  expect([refusal.statusCode, refusal.json()._error]).toEqual([413, 413]);
});

test('§tickets numbers of tickets rise by one, also for tickets made at the same time', async () => {
  portal.pass(day);
  const calls = await fileCalls(portal);
  const records = await Promise.all(Array.from({ length: 8 }, () => create(callback, calls)));
  const numbers = records.map((answer) => Number(answer.json().foreignid)).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
});
