import { afterEach, beforeEach, expect, test } from 'vitest';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { runDue } from '#server/records/engine/run-due.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
let partner: EngineCalls;
let staff: EngineCalls;
beforeEach(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '1001/sp.admin');
  staff = await engineCalls(portal, '9001/etc.staff');
});
afterEach(() => portal.close());

const wish = (fields: object) => ({
  changeTypes: ['vo'],
  voOperator: 'ALSTERKOM',
  voReason: 'Neuer Standort in Potsdam',
  effectiveOn: berlinDay(portal.now()),
  confirmed: true,
  ...fields,
});
const numbers = async () => (await partner.list('etc.voNumber', { _sort: 'value1' })).items;
const numberNamed = async (vo: string) => (await numbers()).find(({ value1 }) => value1 === vo);
const approve = (id: string, more: object = {}) => staff.act(id, 'decide', { approve: true, ...more });
const stateOf = async (id: string) => (await staff.read(id)).data['state'];
const notify = async () => (await portal.mails()).at(-1)?.replaceAll('=\r\n', '');

test('§change-requests an approved request creates the VO number that the employee enters', async () => {
  const [present] = await numbers();
  const { id } = await partner.create('etc.company', wish({ voKind: 'new' }));
  expect((await approve(id)).json().fields).toEqual({ vo: 'required' });
  expect((await approve(id, { vo: 'x' })).json().fields).toEqual({ vo: 'voNumber' });
  expect((await approve(id, { vo: present?.value1 })).json().fields).toEqual({ vo: 'taken' });
  expect((await approve(id, { vo: 'tk90099' })).json().data).toMatchObject({ state: 'approved', vo: 'TK90099' });
  expect(await notify()).toContain('Ihre neue VO-Nummer: TK90099');
  expect(await numberNamed('TK90099')).toBeUndefined();
  await runDue(portal.services);
  expect(await stateOf(id)).toBe('effective');
  const record = await numberNamed('TK90099');
  expect(await partner.read(record?.id ?? '')).toMatchObject({
    data: { vo: 'TK90099', operator: 'ALSTERKOM', state: 'active', validFrom: berlinDay(portal.now()) },
  });
  expect(await notify()).toContain('TK90099');
});

test('§change-requests an approved move or cancellation changes a VO number, unless it is gone', async () => {
  const alive = (await numbers()).filter(({ value2 }) => value2 !== 'terminated');
  const [first, second] = alive.map(({ value1 }) => value1 ?? '');
  const moved = await partner.create(
    'etc.company',
    wish({ voKind: 'move', voNumber: first, voOperator: 'TAUNUSKABEL' }),
  );
  const ended = await partner.create('etc.company', wish({ voKind: 'cancel', voNumber: second }));
  for (const { id } of [moved, ended]) expect((await approve(id)).statusCode).toBe(200);
  await runDue(portal.services);
  expect(await numberNamed(first ?? '')).toMatchObject({ value3: 'TAUNUSKABEL', value2: alive[0]?.value2 });
  expect(await numberNamed(second ?? '')).toMatchObject({ value2: 'terminated' });

  const late = await partner.create('etc.company', wish({ voKind: 'cancel', voNumber: first }));
  await approve(late.id);
  const number = await numberNamed(first ?? '');
  await staff.done(number?.id ?? '', 'status', { status: 'terminated' });
  await runDue(portal.services);
  expect(await stateOf(late.id)).toBe('rejected');
  expect(await notify()).toContain('gek=C3=BCndigt');
});
