import { afterEach, beforeEach, expect, test } from 'vitest';
import type { WholesaleHits } from '#contract/wholesale/search.ts';
import { runDue } from '#server/records/engine/run-due.ts';
import { type Answered, type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { minute, openPortal, type Portal } from '../support/portal.ts';
import { desiredDate, type PortingCalls, portingCalls } from './porting-calls.ts';

let portal: Portal;
let calls: PortingCalls;
let partner: EngineCalls;
beforeEach(async () => {
  portal = await openPortal();
  calls = await portingCalls(portal);
  ({ partner } = calls);
});
afterEach(() => portal.close());

type Row = Answered & Record<`value${1 | 2 | 4 | 6}`, string | undefined>;
const numbersOf = async (accountId: string) =>
  (await partner.list('ws.number', { search: `value6:${accountId} value2:active`, _sort: 'value1' })).items as Row[];
const dataOf = async (id: string) => (await partner.read(id)).data;
/** An account of a customer that has another one, with the number that it shows in emergency calls. */
async function pair() {
  const [account] = (await partner.list('ws.sip', { _sort: 'value1', search: 'value4:active' })).items;
  if (!account) throw new Error('the demo has no account');
  const { customerId, mainNumber } = await dataOf(account.id);
  const { items } = await partner.list('ws.sip', { _sort: 'value1', search: `value5:${customerId} value4:active` });
  const other = items.find(({ id }) => id !== account.id);
  const main = (await numbersOf(account.id)).find(({ value1 = '' }) =>
    String(mainNumber).startsWith(value1.replaceAll(/[ -]|bis.*/g, '').slice(0, 10)),
  );
  if (!other || !main) throw new Error('the demo has no customer with two accounts');
  return { account, other, main, mainNumber };
}

test('§phone-numbers a number leads to another account of its customer, and to no other', async () => {
  const { account, other, main } = await pair();
  const foreign = (await partner.list('ws.sip', { _sort: '-value1', search: 'value4:active' })).items[0];
  for (const sipAccountId of ['nobody', foreign?.id ?? ''])
    expect((await partner.act(main.id, 'assign', { sipAccountId })).json().fields).toEqual({
      sipAccountId: 'accountGone',
    });
  const moved = await partner.done(main.id, 'assign', { sipAccountId: other.id });
  expect(moved.data).toMatchObject({ sipAccountId: other.id, state: 'active' });
  expect((await numbersOf(account.id)).map(({ id }) => id)).not.toContain(main.id);
  expect((await numbersOf(other.id)).map(({ id }) => id)).toContain(main.id);
});

test('§sip-accounts the emergency number of an account is one of its remaining numbers or none', async () => {
  const { account, mainNumber } = await pair();
  const log = new Set([String(mainNumber)]);
  for (const number of await numbersOf(account.id)) {
    await partner.done(number.id, 'terminate');
    const left = (await dataOf(account.id))['mainNumber'];
    const hold = (await numbersOf(account.id)).map(({ value1 = '' }) => value1.replaceAll(/\D/g, '').slice(0, 9));
    if (hold.length === 0) expect(left).toBeUndefined();
    else expect(hold.some((start) => String(left).startsWith(`+${start}`))).toBe(true);
    log.add(String(left));
  }
  expect(log.size).toBeGreaterThan(1);
});

test('§phone-numbers a number can be returned only once and only by its holder', async () => {
  const { main } = await pair();
  const other = await engineCalls(portal, '2002/spws.user', '2002');
  expect((await other.act(main.id, 'terminate')).statusCode).toBe(404);
  expect((await partner.done(main.id, 'terminate')).data).toMatchObject({ state: 'terminated' });
  const again = await partner.act(main.id, 'terminate');
  expect([again.statusCode, again.json()._errorMessage]).toEqual([409, 'Nur eine aktive Rufnummer wird gekündigt.']);
});

test('§porting ported numbers join the account’s site and supply a missing main number', async () => {
  const [account] = await calls.accounts();
  if (!account) throw new Error('the demo has no account');
  for (const number of await numbersOf(account.id)) await partner.done(number.id, 'terminate');
  expect(await dataOf(account.id)).not.toHaveProperty('mainNumber');
  const { id } = await calls.draft();
  await partner.done(id, 'send');
  await runDue(portal.services);
  const answered = { event: 'RUEM-VA', codes: ['8001'], date: desiredDate };
  await calls.staff.done(id, 'carrier', answered);
  await partner.done(id, 'confirmTakeover');
  await calls.staff.done(id, 'carrier', { event: 'PORTED' });
  ({ partner } = calls);
  const [numberId = ''] = (await dataOf(id))['numberIds'] as string[];
  const { siteAddr, mainNumber } = await dataOf(account.id);
  expect(await dataOf(numberId)).toMatchObject({
    areaName: 'Berlin',
    origin: 'ported',
    sipAccountId: account.id,
    siteAddr,
  });
  expect(mainNumber).toBe('+493023125701');
});

test('§wholesale-search an open porting is found by its VA-ID and by a number inside its block', async () => {
  const blocks = {
    connectionKind: 'block',
    singles: [],
    onkz: '30',
    ddiBase: '231259',
    attendant: '0',
    blocks: [{ from: '00', to: '49' }],
  };
  const { id } = await calls.draft({ ...blocks, allNumbers: false });
  const { data } = await partner.done(id, 'send');
  const search = async (criterion: string, term: string) =>
    (await partner.get('/foundation/2001/wholesale/search', { query: { criterion, term } })).json() as WholesaleHits;
  const hits = async (criterion: string, term: string) => (await search(criterion, term)).items.map((hit) => hit.id);
  expect(await hits('vaId', String(data['vaId']))).toEqual([id]);
  expect(await hits('number', '030 231259-17')).toEqual([id]);
  expect(await hits('number', '+49 30 23125949')).toEqual([id]);
  expect(await hits('number', '030 231259-50')).toEqual([]);
  portal.pass(minute);
});

test('§phone-numbers nothing is reserved for a customer that is locked', async () => {
  const [locked] = (await partner.list('ws.customer', { search: 'value4:locked' })).items;
  const [account] = (await partner.list('ws.sip', { search: `value5:${locked?.id}` })).items;
  const target = { customerId: locked?.id, sipAccountId: account?.id, numberKind: 'geographic', onkz: '30' };
  const answer = await partner.post('/foundation/2001/number-reservations', { ...target, kind: 'single', count: '1' });
  expect(answer.json().fields).toEqual({ customerId: 'customerLocked' });
});
