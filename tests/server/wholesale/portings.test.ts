import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OutgoingMessage } from '#contract/wholesale/carrier-message.ts';
import type { ProcessData } from '#contract/wholesale/process.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { minute, openPortal, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';
import { desiredDate, type PortingCalls, portingCalls } from './porting-calls.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});
afterEach(() => portal.close());

const confirmed = (message: OutgoingMessage) => {
  if (message.message === 'VA')
    return [
      { after: 5 * minute, answer: { message: 'RUEM-VA' as const, codes: ['8001'], date: message.date, pki: 'D001' } },
    ];
  if (message.message === 'TV')
    return [{ after: minute, answer: { message: 'TV-ERLM' as const, codes: ['8003'], date: message.date } }];
  if (message.message === 'STORNO')
    return [{ after: minute, answer: { message: 'STORNO-ERLM' as const, codes: ['8004'] } }];
  return [];
};
const messages = (data: Record<string, unknown>) =>
  (data['timeline'] as { message: string; direction: string }[]).map(
    ({ message, direction }) => `${direction} ${message}`,
  );
const dataOf = async (calls: PortingCalls, id: string) => (await calls.partner.read(id)).data;

test('§porting a porting from its request to live numbers, by the clock alone', async () => {
  const calls = await portingCalls(portal, confirmed);
  const before = (await portal.mails()).length;
  const { id } = await calls.draft();
  const sent = await calls.partner.done(id, 'send');
  expect(sent.data).toMatchObject({ state: 'held', vaId: expect.stringMatching(/^DEU\.ETC\.V\d{8}$/) });
  expect(sent.data).not.toHaveProperty('outgoing');

  await calls.due();
  expect(await dataOf(calls, id)).toMatchObject({ state: 'vaSent', timeline: [{ message: 'VA', direction: 'out' }] });
  await calls.at('2026-11-23T08:05:00Z');
  const agreed = await dataOf(calls, id);
  expect(agreed).toMatchObject({
    state: 'ruemReceived',
    agreedDate: desiredDate,
    confirmedPki: 'D001',
    confirmation: ['8001'],
    window: { from: Date.parse('2026-12-07T05:00:00Z'), to: Date.parse('2026-12-07T11:00:00Z'), armsBackup: true },
  });
  // Without a confirmation by a user, the portal confirms the takeover three working days before.
  await calls.at('2026-12-01T22:59:00Z');
  expect((await dataOf(calls, id))['state']).toBe('ruemReceived');
  await calls.at('2026-12-01T23:00:00Z');
  expect((await dataOf(calls, id))['state']).toBe('akmSent');
  await calls.at('2026-12-07T10:59:00Z');
  expect((await dataOf(calls, id))['state']).toBe('akmSent');
  await calls.at('2026-12-07T11:00:00Z');
  const ported = await dataOf(calls, id);
  expect(ported['state']).toBe('ported');
  expect(messages(ported)).toEqual(['out VA', 'in RUEM-VA', 'out AKM-TR', 'out PORTED']);
  const [number] = ported['numberIds'] as string[];
  expect(await calls.partner.read(number ?? '')).toMatchObject({
    type: 'ws.number',
    data: {
      state: 'active',
      origin: 'ported',
      portingId: id,
      customerId: ported['customerId'],
      activeFrom: desiredDate,
    },
  });
  const process = await calls.partner.read(String(ported['processId']));
  expect(process.data).toMatchObject({
    type: 'portIn',
    state: 'done',
    steps: [
      { name: 'sent', state: 'done' },
      { name: 'answered', state: 'done' },
      { name: 'takeover', state: 'done' },
      { name: 'ported', state: 'done' },
    ],
  });
  const mails = (await portal.mails()).slice(before).map((mail) => mail.replace(/=\r?\n/g, ''));
  const notices = mails.filter((mail) => mail.includes(id));
  expect(notices.filter((mail) => /has confirmed the date|The numbers have been ported/.test(mail))).toHaveLength(2);
});

test('§porting a rejected request is mended and sent again with what was right', async () => {
  let refusals = 0;
  const calls = await portingCalls(portal, (message) => {
    if (message.message !== 'VA') return [];
    refusals += 1;
    return refusals === 1
      ? [{ after: minute, answer: { message: 'ABBM', codes: ['8112'], text: 'Firma unbekannt' } }]
      : confirmed(message);
  });
  const { id } = await calls.draft();
  await calls.partner.done(id, 'send');
  await calls.due();
  await calls.at('2026-11-23T08:01:00Z');
  const rejected = await calls.partner.read(id);
  expect(rejected.data).toMatchObject({
    state: 'abbmReceived',
    rejection: { codes: ['8112'], text: 'Firma unbekannt', sent: { holder: { kind: 'company' } } },
  });
  const vaId = rejected.data['vaId'];
  const { version } = rejected;
  const processOf = async () => (await calls.partner.read(String(rejected.data['processId']))).data as ProcessData;
  const nameOf = (await processOf()).object.title;
  const singles = [{ onkz: '30', number: '23125999' }];
  const holder = { kind: 'company', company: 'Muster Metallbau KG' };
  await calls.partner.done(id, 'update', { version, holder, singles });
  expect((await processOf()).object.title).toBe(nameOf);
  const again = await calls.partner.done(id, 'send');
  expect(again.data).toMatchObject({ state: 'held', losingCustomerNo: '4711', desiredDate, attempts: 2 });
  expect(again.data['vaId']).not.toBe(vaId);
  expect(again.data).not.toHaveProperty('rejection');
  expect((await processOf()).object).toMatchObject({ id, title: '+49 30 23125999' });
  await calls.due();
  await calls.at('2026-11-23T08:07:00Z');
  expect(await dataOf(calls, id)).toMatchObject({ state: 'ruemReceived', agreedDate: desiredDate });
});

test('§porting a confirmed date is shifted later, and a porting cancelled until the day before', async () => {
  const calls = await portingCalls(portal, confirmed);
  const { id } = await calls.draft();
  expect((await calls.partner.act(id, 'shift', { date: '2026-12-10' })).statusCode).toBe(409);
  await calls.partner.done(id, 'send');
  await calls.due();
  await calls.at('2026-11-23T08:05:00Z');
  const early = await calls.partner.act(id, 'shift', { date: '2026-12-04' });
  expect(early.json()).toMatchObject({ _error: 400, fields: { date: 'portingShiftEarlier' } });
  await calls.partner.done(id, 'shift', { date: '2026-12-10' });
  await calls.due();
  await calls.at('2026-11-23T08:07:00Z');
  expect(await dataOf(calls, id)).toMatchObject({ state: 'ruemReceived', agreedDate: '2026-12-10' });
  await calls.at('2026-12-09T08:00:00Z');
  await calls.partner.done(id, 'cancel', { reason: 'Der Kunde bleibt.' });
  await calls.due();
  await calls.at('2026-12-09T08:01:00Z');
  const cancelled = await dataOf(calls, id);
  expect(cancelled).toMatchObject({ state: 'cancelled', cancelReason: 'Der Kunde bleibt.' });
  expect(messages(cancelled)).toEqual([
    'out VA',
    'in RUEM-VA',
    'out TV',
    'in TV-ERLM',
    'out AKM-TR',
    'out STORNO',
    'in STORNO-ERLM',
  ]);
});

test('§porting.dates on its day a porting is neither shifted nor cancelled', async () => {
  const calls = await portingCalls(portal, confirmed);
  const { id } = await calls.draft();
  await calls.partner.done(id, 'send');
  await calls.due();
  await calls.at('2026-11-23T08:05:00Z');
  await calls.at('2026-12-07T05:00:00Z');
  const late = await calls.partner.act(id, 'cancel', { reason: 'Zu spät' });
  expect([late.statusCode, late.json()['_errorMessage']]).toEqual([
    409,
    'Am Tag der Portierung und danach kann sie nicht mehr storniert werden.',
  ]);
});

test('§porting what stands against a request keeps it from being sent, and others only warn', async () => {
  const calls = await portingCalls(portal);
  const first = await calls.draft();
  await calls.partner.done(first.id, 'send');
  const same = {
    singles: first.data['singles'],
    desiredDate: '2026-11-30',
    holder: { kind: 'company', company: 'Muster' },
  };
  const { id } = await calls.draft(same);
  const check = (await calls.partner.get(`/foundation/2001/data/${id}/check`)).json();
  expect(check.blocking).toEqual(
    expect.arrayContaining([
      { path: 'desiredDate', message: 'leadTime:7' },
      { path: 'singles', message: `preflightOpen:${first.foreignid}` },
    ]),
  );
  expect(check.warnings).toEqual(expect.arrayContaining([{ path: 'invoiceFile', message: 'preflightInvoice' }]));
  const refusal = await calls.partner.act(id, 'send');
  expect(refusal.statusCode).toBe(400);
  expect((await dataOf(calls, id))['state']).toBe('draft');
});

test('§porting a late answer is reported after three working days, as is a missing invoice copy', async () => {
  const calls = await portingCalls(portal);
  const { id } = await calls.draft();
  await calls.partner.done(id, 'send');
  await calls.due();
  await calls.at('2026-11-26T22:59:00Z');
  expect(await dataOf(calls, id)).not.toHaveProperty('answerLate');
  await calls.at('2026-11-26T23:00:00Z');
  expect(await dataOf(calls, id)).toMatchObject({ state: 'vaSent', answerLate: true });
  const mails = (await portal.mails()).join('\n');
  expect(mails).toContain('Portierung');
  const file = await calls.partner.upload('Rechnung.pdf', pdf());
  await calls.partner.done(id, 'attach', { slot: 'invoiceFile', fileQueue: [file] });
  expect((await dataOf(calls, id))['invoiceFile']).toHaveLength(1);
});

test('§porting the invoice copy is due at the end of the second working day on every page', async () => {
  const calls = await portingCalls(portal);
  const due = async () => {
    const { id } = await calls.draft();
    const { data } = await calls.partner.done(id, 'send');
    const { items } = (await calls.partner.get('/waiting')).json() as { items: { id: string; due?: number }[] };
    return [data['invoiceDue'], items.find((item) => item.id === id)?.due].map((at) => formatMoment(Number(at), 'de'));
  };
  expect(await due()).toEqual(['25.11.2026, 23:59 Uhr', '25.11.2026, 23:59 Uhr']);
  await calls.at('2026-11-25T09:00:00Z');
  expect(await due()).toEqual(['27.11.2026, 23:59 Uhr', '27.11.2026, 23:59 Uhr']);
});

test('§porting what waits to be sent is written again instead, and then sent as it is then', async () => {
  const sent: OutgoingMessage[] = [];
  const calls = await portingCalls(portal, (message) => {
    sent.push(message);
    return [];
  });
  const { id } = await calls.draft();
  const { version } = await calls.partner.done(id, 'send');
  const changed = await calls.partner.done(id, 'update', { version, losingCustomerNo: '4712' });
  expect(changed.data['state']).toBe('draft');
  await calls.due();
  expect(sent).toEqual([]);
  await calls.partner.done(id, 'send');
  await calls.due();
  expect(sent).toMatchObject([{ message: 'VA', losingCustomerNo: '4712', to: 'DEU.DTAG', from: 'DEU.ETC' }]);
  expect((await calls.partner.act(id, 'update', { version: 99, losingCustomerNo: '1' })).statusCode).toBe(409);
});
