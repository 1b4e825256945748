import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NumberRange } from '#contract/wholesale/number-range.ts';
import type { NumberReservation } from '#contract/wholesale/number-reservation.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { workingDayAfter } from '#domain/date/working-days.ts';
import { formatRange, pilotNumber, spanOf, spansOverlap } from '#domain/wholesale/numbers/number-range.ts';
import { runDue } from '#server/records/engine/run-due.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { day, minute, openPortal, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

let portal: Portal;
let partner: EngineCalls;
let token: string;
/** The account with 30 channels, which may have 500 numbers, and its customer. */
let trunk: { id: string; value5: string };
beforeAll(async () => {
  portal = await openPortal();
});
beforeEach(async () => {
  partner = await engineCalls(portal, '2001/ws.user', '2001');
  ({ token } = await portal.signIn('2001/ws.user').then((answer) => answer.json()));
  const { items } = await partner.list('ws.sip', { _sort: 'value1' });
  trunk = items[0] as never;
});
afterAll(() => portal.close());

/** `NUMBER_ROUNDS=100` for a long run. */
const rounds = Number(process.env['NUMBER_ROUNDS'] ?? 1);

type Target = Record<string, string>;
const ask = (target: Target, key?: string, trid = '2001', bearer = token) =>
  portal.call('POST', `/foundation/${trid}/number-reservations`, {
    token: bearer,
    body: { customerId: trunk.value5, sipAccountId: trunk.id, numberKind: 'geographic', onkz: '30', ...target },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const reserve = async (target: Target): Promise<NumberReservation> => {
  const answer = await ask(target);
  expect(answer.json()).not.toHaveProperty('_error');
  return answer.json();
};
const rangesOf = ({ proposals }: NumberReservation): NumberRange[] => proposals.flatMap(({ ranges }) => ranges);
const site = { street: 'Beispielstraße', houseNumber: '1', zip: '10115', city: 'Berlin' };
const taking = async (more: object = {}) => ({
  proposalId: '1',
  siteAddr: site,
  addressProof: [await partner.upload('nachweis.pdf', pdf())],
  bnetzaCertificate: [],
  asap: 'asap',
  ...more,
});

const workingDay = (n: number) => {
  const today = berlinDay(portal.now());
  return workingDayAfter(today, n, portal.services.holidays(today));
};

test('§phone-numbers a reservation offers three proposals for half an hour, as singles or blocks', async () => {
  const singles = await reserve({ kind: 'single', count: '2' });
  expect(singles.expires).toBe(portal.now() + 30 * minute);
  expect(singles.proposals.map(({ ranges }) => ranges.length)).toEqual([2, 2, 2]);
  const block = await reserve({ kind: 'block', blockSize: '100', attendant: '0' });
  for (const range of rangesOf(block)) expect(range).toMatchObject({ kind: 'block', onkz: '30', from: '00', to: '99' });
  const national = await reserve({ kind: 'single', count: '1', numberKind: 'national032' });
  expect(rangesOf(national)[0]).toMatchObject({ onkz: '32', number: expect.stringMatching(/^222999\d{3}$/) });
  const wishes = await reserve({ kind: 'single', count: '1', wish: '777', onkz: '69' });
  expect(formatRange(rangesOf(wishes)[0] as NumberRange)).toContain('777');
});

test('§phone-numbers a hundred concurrent reservations never overlap', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        ask(n % 3 === 0 ? { kind: 'block', blockSize: '10' } : { kind: 'single', count: String((n % 4) + 1) }),
      ),
    );
    const snapshot = answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json());
    expect(snapshot.length).toBeGreaterThan(30);
    // On a busy machine some wait too long for a connection, and are asked to come again.
    for (const answer of answers.filter(({ statusCode }) => ![201, 503].includes(statusCode)))
      expect(answer.json().fields).toEqual({ onkz: 'noNumbersFree' });
    const spans = snapshot
      .flatMap(rangesOf)
      .map(spanOf)
      .sort((a, b) => a.from - b.from);
    const meet = spans.filter((span, n) => n > 0 && spansOverlap(span, spans[n - 1] as typeof span));
    expect(meet).toEqual([]);
    portal.pass(31 * minute);
    partner = await engineCalls(portal, '2001/ws.user', '2001');
    token = (await portal.signIn('2001/ws.user')).json().token;
  }
});

test('§phone-numbers an expired reservation is free again for all foundations and is cleaned up', async () => {
  const first = await reserve({ kind: 'block', blockSize: '1000' });
  expect(rangesOf(first)).toHaveLength(3);
  // The demo's own numbers stand in the pool's fourth block.
  expect((await ask({ kind: 'block', blockSize: '1000' })).json().fields).toEqual({ onkz: 'noNumbersFree' });
  portal.pass(30 * minute);
  expect(rangesOf(await reserve({ kind: 'block', blockSize: '1000' }))).toEqual(rangesOf(first));
  const late = await partner.act(first.id, 'take', await taking());
  expect(late.json()._errorMessage).toContain('abgelaufen');
  await runDue(portal.services);
  expect((await partner.read(first.id)).data).toMatchObject({ state: 'open', expires: first.expires });
  portal.pass(day);
  await runDue(portal.services);
  partner = await engineCalls(portal, '2001/ws.user', '2001');
  expect(await partner.status(first.id)).toBe(404);
});

test('§phone-numbers open reservations are listed, and released numbers can be proposed again', async () => {
  const hold = await reserve({ kind: 'block', blockSize: '1000' });
  expect((await ask({ kind: 'block', blockSize: '1000' })).json().fields).toEqual({ onkz: 'noNumbersFree' });
  const stillHeld = async () =>
    (await partner.list('ws.reservation', { search: `value2:open value7:${portal.now()}..` })).items;
  expect(await stillHeld()).toContainEqual(
    expect.objectContaining({ id: hold.id, value3: expect.any(String), value4: '30', value7: String(hold.expires) }),
  );
  await portal.call('DELETE', `/foundation/2001/number-reservations/${hold.id}`, { token });
  expect((await stillHeld()).map(({ id }) => id)).not.toContain(hold.id);
  expect(rangesOf(await reserve({ kind: 'block', blockSize: '1000' }))).toEqual(rangesOf(hold));
});

test('§phone-numbers accepting a reservation creates numbers and one process, even when repeated', async () => {
  const hold = await reserve({ kind: 'block', blockSize: '10', onkz: '221', attendant: '0' });
  const siteAddr = { ...site, zip: '50667', city: 'Köln' };
  const body = await taking({ directory: true, siteAddr });
  const process = await partner.done(hold.id, 'take', body);
  expect(process).toMatchObject({ type: 'ws.process', data: { type: 'numberCreate', state: 'done' } });
  expect((await partner.done(hold.id, 'take', body)).id).toBe(process.id);
  const { id } = process.data['object'] as { id: string };
  const number = await partner.read(id);
  expect(number).toMatchObject({
    type: 'ws.number',
    value2: 'active',
    data: {
      customerId: trunk.value5,
      sipAccountId: trunk.id,
      emergencyAddr: siteAddr,
      areaName: 'Köln',
      directory: true,
    },
  });
  expect((await partner.filesOf(id)).json().total).toBe(1);
  // The two other proposals are free again.
  const range = number.data['range'] as NumberRange;
  const next = rangesOf(await reserve({ kind: 'block', blockSize: '10', onkz: '221' }));
  expect(next).toEqual(
    rangesOf(hold)
      .filter((one) => formatRange(one) !== formatRange(range))
      .concat(next.slice(-1)),
  );
  const result = await partner.list('ws.number', { search: `number:+${pilotNumber(range)}` });
  expect(result.items.map((item) => item.id)).toEqual([id]);
  expect((await partner.done(id, 'terminate')).value2).toBe('terminated');
  const meets = (ranges: NumberRange[]) => ranges.some((one) => spansOverlap(spanOf(one), spanOf(range)));
  portal.pass(31 * minute);
  expect(meets(rangesOf(await reserve({ kind: 'block', blockSize: '1000', onkz: '221' })))).toBe(false);
  portal.pass(90 * day);
});

test('§phone-numbers a number that rested for 90 days is given out again', async () => {
  expect(rangesOf(await reserve({ kind: 'block', blockSize: '10', onkz: '221' }))[0]).toMatchObject({
    ddiBase: '4710000',
  });
});

test('§phone-numbers numbers that begin later are reserved until the first minute of their day', async () => {
  const hold = await reserve({ kind: 'single', count: '2', onkz: '40' });
  const siteAddr = { ...site, zip: '20457', city: 'Hamburg' };
  const later = { asap: 'date', activationDate: workingDay(5), siteAddr };
  const process = await partner.done(hold.id, 'take', await taking(later));
  expect(process.data).toMatchObject({ state: 'scheduled' });
  const { id } = process.data['object'] as { id: string };
  expect((await partner.read(id)).value2).toBe('reserved');
  portal.pass(12 * day);
  await runDue(portal.services);
  partner = await engineCalls(portal, '2001/ws.user', '2001');
  expect((await partner.read(id)).value2).toBe('active');
  expect((await partner.read(process.id)).data).toMatchObject({ state: 'done' });
});

test('§order-forms more numbers than channels require a certificate of the Bundesnetzagentur', async () => {
  const hold = await reserve({ kind: 'block', blockSize: '1000', onkz: '30' });
  const refusal = await partner.act(hold.id, 'take', await taking());
  expect(refusal.json().fields).toEqual({ bnetzaCertificate: 'numberLimit:30:500' });
  const bnetzaCertificate = [await partner.upload('bescheinigung.pdf', pdf())];
  const process = await partner.done(hold.id, 'take', await taking({ bnetzaCertificate }));
  const { id } = process.data['object'] as { id: string };
  expect((await partner.filesOf(id)).json().total).toBe(2);
});

test.each<[string, object, Record<string, string>]>([
  ['no proof', { addressProof: [] }, { addressProof: 'noFile' }],
  ['no proposal', { proposalId: '9' }, { proposalId: 'choose' }],
  ['no site', { siteAddr: { ...site, zip: '1' } }, { 'siteAddr.zip': 'tooShort:4' }],
  ['no day', { asap: 'date' }, { activationDate: 'required' }],
  ['a day that is over', { asap: 'date', activationDate: '2020-01-02' }, { activationDate: 'leadTime:1' }],
])('§phone-numbers taking with %s is a fault of its field', async (_, more, fields) => {
  const hold = await reserve({ kind: 'single', count: '1', onkz: '89' });
  expect((await partner.act(hold.id, 'take', await taking(more))).json().fields).toMatchObject(fields);
});

test('§phone-numbers numbers given back are free at once; the same key answers the same numbers', async () => {
  const hold = await reserve({ kind: 'block', blockSize: '10', onkz: '221' });
  const response = await portal.call('DELETE', `/foundation/2001/number-reservations/${hold.id}`, { token });
  expect(response.statusCode).toBe(204);
  const key = '3f0b2f5e-45a5-4a0e-8f1d-6a3a0f0c6d77';
  const again = async () => (await ask({ kind: 'block', blockSize: '10', onkz: '221' }, key)).json();
  const [a, b] = [await again(), await again()];
  expect(a.proposals).toEqual(hold.proposals);
  expect(b).toEqual(a);
});

test.each<[string, Target, Record<string, string>]>([
  ['an area code that is none', { kind: 'single', count: '1', onkz: '2999' }, { onkz: 'areaCode' }],
  ['an area without a pool', { kind: 'single', count: '1', onkz: '201' }, { onkz: 'noNumbersFree' }],
  ['no area code', { kind: 'single', count: '1', onkz: '' }, { onkz: 'required' }],
  ['no count', { kind: 'single' }, { count: 'choose' }],
  ['eleven singles', { kind: 'single', count: '11' }, { count: 'choose' }],
  ['a wish with letters', { kind: 'single', count: '1', wish: '12a' }, { wish: 'digitsOnly' }],
  ['a customer that is none', { kind: 'single', count: '1', customerId: 'x' }, { customerId: 'customerGone' }],
  ['an account that is none', { kind: 'single', count: '1', sipAccountId: 'x' }, { sipAccountId: 'accountGone' }],
])('§phone-numbers %s is a fault of its field', async (_, target, fields) => {
  expect((await ask(target)).json().fields).toMatchObject(fields);
});

test('§2 only wholesalers reserve', async () => {
  const sales = (await portal.signIn('1001/sp.admin').then((answer) => answer.json())).token;
  expect((await ask({ kind: 'single', count: '1' }, undefined, '1001', sales)).statusCode).toBe(403);
});

test('§phone-numbers an employee checks numbers for a site outside their local network', async () => {
  const hold = await reserve({ kind: 'single', count: '1', onkz: '221' });
  const bnetzaCertificate = [await partner.upload('bescheinigung.pdf', pdf())];
  const { id, data } = await partner.done(hold.id, 'take', await taking({ bnetzaCertificate }));
  expect(data).toMatchObject({ type: 'numberCreate', state: 'running' });
  const steps = data['steps'] as { name: string; state: string }[];
  expect(steps.filter(({ state }) => state !== 'done').map(({ name }) => name)).toEqual(['proofChecked']);
  const staff = await engineCalls(portal, '9001/etc.staff', '2001');
  const { items } = (await staff.get('/staff/queue', { query: { kinds: 'ws.process' } })).json();
  expect(items.map((item: { id: string }) => item.id)).toContain(id);
});
