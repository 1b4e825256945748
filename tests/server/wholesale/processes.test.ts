import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ProcessData, type ProcessState, type ProcessType, processStates } from '#contract/wholesale/process.ts';
import { findRecord } from '#server/queries/records/records.ts';
import { drawNumber } from '#server/records/engine/definition/numbers.ts';
import { recordType } from '#server/records/engine/record-types.ts';
import { runAction } from '#server/records/engine/run-action.ts';
import { runDue } from '#server/records/engine/run-due.ts';
import { insertNew } from '#server/records/engine/write-record.ts';
import { startProcess } from '#server/records/types/wholesale/start-process.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { day, openPortal, type Portal } from '../support/portal.ts';
import { inWholesale } from './wholesale-scope.ts';

let portal: Portal;
let partner: EngineCalls;
let staff: EngineCalls;

/** Sessions do not outlive the days that pass. */
async function signIn(): Promise<void> {
  partner = await engineCalls(portal, '2001/ws.user', '2001');
  staff = await engineCalls(portal, '9001/etc.staff', '2001');
}
async function passMs(ms: number): Promise<void> {
  portal.pass(ms);
  await runDue(portal.services);
  await signIn();
}

beforeAll(async () => {
  portal = await openPortal();
  await signIn();
});
afterAll(() => portal.close());

const steps = ['received', 'checked', 'activated'];
/** A process as another record starts it, led into a state. */
const processIn = (state: ProcessState, type: ProcessType = 'serviceAdd', more: Partial<ProcessData> = {}) =>
  inWholesale(portal, async (scope) => {
    const record = recordType(portal.services, 'ws.process');
    const object = { type: 'ws.service', id: 'none', title: 'SIP-Trunk' };
    const draft = startProcess(
      { type, state: 'new', customerId: '', customerName: 'Muster GmbH', object, steps },
      scope.at,
    );
    const data = { ...draft.data, state, ...more };
    const numbered = await drawNumber(scope.tx, record, scope.at.now);
    return (await insertNew(scope, record, { id: draft.id, data, numbered })).id;
  });

const advance = (id: string, input: object) =>
  inWholesale(portal, async (scope) => {
    const row = await findRecord(scope.tx, '2001', id, true);
    if (!row) throw new Error('no process');
    const record = recordType(portal.services, 'ws.process');
    await runAction(scope, { record, row, name: 'advance', input: { _action: 'advance', ...input } });
  });

const open: readonly ProcessState[] = ['new', 'running', 'waitingPartner', 'waitingCarrier', 'scheduled', 'failed'];
const cancellable: readonly ProcessState[] = ['new', 'running', 'waitingPartner', 'waitingCarrier'];
const bodies = {
  answer: { text: 'Musterweg 4' },
  cancel: { reason: 'Der Kunde zieht um.' },
  retry: {},
  ...Object.fromEntries(
    processStates.map((state) => [`status ${state}`, { state, text: 'Bitte melden.', date: '2026-12-24' }]),
  ),
} as Record<string, object>;

/** `docs/domain/processes.md`: the state after, or how it is refused. */
function expected(by: 'partner' | 'staff' | 'other', from: ProcessState, event: string): string {
  const [action, to] = event.split(' ') as [string, ProcessState | undefined];
  if (by === 'other') return '403';
  if (action === 'answer') return from === 'waitingPartner' ? 'running' : '409';
  if (action === 'cancel') return cancellable.includes(from) ? 'cancelled' : '409';
  if (action === 'retry') return from === 'failed' ? 'running' : '409';
  if (by === 'partner') return '403';
  return to && to !== 'new' && open.includes(from) ? to : '409';
}

test.each(
  processStates.flatMap((from) =>
    (['partner', 'staff'] as const).flatMap((by) => Object.keys(bodies).map((event) => ({ by, from, event }))),
  ),
)('§processes $by: $event of a process that is $from', async ({ by, from, event }) => {
  const id = await processIn(from);
  const [action = ''] = event.split(' ');
  const answer = await (by === 'staff' ? staff : partner).act(id, action, bodies[event]);
  const after = answer.statusCode === 200 ? answer.json().data.state : String(answer.statusCode);
  expect(after).toBe(expected(by, from, event));
  if (answer.statusCode === 409) expect(answer.json()._errorMessage).toMatch(/^\p{Lu}.+\.$/u);
});

test.each(processStates.flatMap((from) => processStates.map((to) => [from, to] as const)))(
  '§processes the record that a process is about moves it from %s to %s',
  async (from, to) => {
    const id = await processIn(from);
    const isAllowed = open.includes(from) && to !== 'new';
    // A finished record stays unchanged and does not delay the record that continues.
    const isHeard = isAllowed || !open.includes(from);
    await (isHeard ? advance(id, { state: to }) : expect(advance(id, { state: to })).rejects.toThrow(/./));
    expect((await partner.read(id)).data['state']).toBe(isAllowed ? to : from);
  },
);

test('§processes steps record the action and its actor, and a failed process can be restarted', async () => {
  const id = await processIn('new');
  await advance(id, { state: 'running', step: { name: 'received', state: 'done' } });
  await advance(id, { state: 'failed', step: { name: 'checked', state: 'failed', text: 'Kein TLS.' } });
  const failed = await partner.read(id);
  expect(failed.data['steps']).toMatchObject([
    { name: 'received', state: 'done', actor: 'partner' },
    { name: 'checked', state: 'failed', text: 'Kein TLS.' },
    { name: 'activated', state: 'pending' },
  ]);
  const again = await partner.done(id, 'retry');
  expect(again.data['steps']).toMatchObject([{ state: 'done' }, { state: 'running' }, { state: 'pending' }]);
  await advance(id, { state: 'done' });
  const done = await partner.read(id);
  expect(done.data['finishedAt']).toBe(portal.now());
  expect((done.data['steps'] as { state: string }[]).every(({ state }) => state === 'done')).toBe(true);
});

test('§processes numbers run on as P-000123, and lists count and find by state and kind', async () => {
  const [a, b] = [await partner.read(await processIn('new')), await partner.read(await processIn('waitingPartner'))];
  expect(a.foreignid).toMatch(/^P-\d{6}$/);
  expect(Number(b.foreignid?.slice(2))).toBe(Number(a.foreignid?.slice(2)) + 1);
  const waiting = await partner.list('ws.process', { search: 'value4:waitingPartner', _sort: '-foreignid' });
  expect(waiting.items[0]?.id).toBe(b.id);
  expect((await partner.list('ws.process', { search: 'Dienst anlegen value8:waiting' })).total).toBeGreaterThan(0);
});

test('§processes portings are answered, cancelled and moved where they are', async () => {
  for (const [state, action] of [
    ['waitingPartner', 'answer'],
    ['running', 'cancel'],
    ['failed', 'retry'],
  ] as const) {
    const answer = await partner.act(await processIn(state, 'portIn'), action, bodies[action]);
    expect([answer.statusCode, answer.json()._errorMessage]).toEqual([
      409,
      'Eine Portierung wird in der Portierung selbst bearbeitet.',
    ]);
  }
});

test('§processes a status demands its question, reason and day', async () => {
  const id = await processIn('running');
  const faults = async (input: object) => (await staff.act(id, 'status', input)).json().fields;
  expect(await faults({ state: 'waitingPartner' })).toEqual({ text: 'required' });
  expect(await faults({ state: 'scheduled' })).toEqual({ date: 'required' });
  expect(await faults({ state: 'scheduled', date: '2020-01-01' })).toEqual({ date: 'notInPast' });
});

test('§processes a waiting process reminds its creator once, and its due date resumes it', async () => {
  const id = await processIn('running');
  const before = (await portal.mails()).length;
  await staff.done(id, 'status', { state: 'waitingPartner', text: 'Welche Adresse?' });
  await passMs(6 * day);
  await passMs(6 * day);
  const texts = (await portal.mails()).slice(before).map((mail) => mail.replaceAll('=\r\n', ''));
  const mails = texts.filter((mail) => mail.includes('SIP-Trunk') && mail.includes(id));
  expect(mails.filter((mail) => mail.includes('Welche Adresse?'))).toHaveLength(1);
  expect(mails.filter((mail) => mail.includes('wartet noch auf Ihre Antwort'))).toHaveLength(1);
  expect(await partner.read(id)).toMatchObject({ data: { state: 'waitingPartner' } });
  const date = '2026-12-24';
  await staff.done(id, 'status', { state: 'scheduled', date });
  await runDue(portal.services);
  expect((await partner.read(id)).data['state']).toBe('scheduled');
  await passMs(Date.parse(`${date}T00:00+01:00`) - portal.now());
  expect((await partner.read(id)).data['state']).toBe('running');
});

test('a clock that is set back does not start scheduled processes', async () => {
  const id = await processIn('scheduled', 'serviceAdd', { dueAt: portal.now() + day });
  await passMs(-day);
  expect((await partner.read(id)).data['state']).toBe('scheduled');
  await passMs(2 * day);
  expect((await partner.read(id)).data['state']).toBe('running');
});

test('no call can create or advance a process', async () => {
  const id = await processIn('running');
  expect((await partner.act(id, 'advance', { state: 'done' })).statusCode).toBe(400);
  expect((await partner.tryCreate('ws.process', { state: 'new' })).statusCode).toBe(400);
});
