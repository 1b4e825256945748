import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stateOf } from '#server/records/engine/definition/states.ts';
import { recordTypes } from '#server/records/registry.ts';
import type { Portal } from '#tests/server/support/portal.ts';
import { type EngineCalls, engineCalls, openEngine, testTypes } from './engine-calls.ts';
import { jobStates, jobs } from './job-type.ts';

const withStates = [...recordTypes, ...testTypes].flatMap(({ type, states, actions }) =>
  states ? [{ type, states, actions }] : [],
);

describe.each(withStates)('§4 states of $type', ({ states }) => {
  const cells = Object.entries(states.events).flatMap(([event, rule]) =>
    states.states.map((state) => ({ event, state, rule })),
  );
  test.each(cells)('$state × $event leads to a state or says why not', ({ state, rule }) => {
    const to = rule.moves[state];
    if (to === undefined) expect(rule.otherwise).toMatch(/^[A-ZÄÖÜ].{10,}\.$/);
    // A refused cancellation restores the previous state of the porting.
    else if (to === 'before')
      expect(states.states.map((stateBefore) => states.settle?.({ stateBefore }, to))).toEqual(states.states);
    else expect(states.states).toContain(to);
  });
  test('every state but the first can be reached', () => {
    const reached = new Set(Object.values(states.events).flatMap(({ moves }) => Object.values(moves)));
    expect(states.states.slice(1).filter((state) => !reached.has(state))).toEqual([]);
  });
});

let portal: Portal;
let partner: EngineCalls;
let staff: EngineCalls;
beforeAll(async () => {
  portal = await openEngine();
  partner = await engineCalls(portal, '1001/sp.admin');
  staff = await engineCalls(portal, '9001/etc.staff');
});
afterAll(() => portal.close());

/** Leads a new job into a state by its own actions. */
async function jobIn(state: (typeof jobStates)[number]): Promise<string> {
  const party = await partner.create('test.party', { name: 'Muster' });
  const deadline = state === 'expired' ? portal.now() : undefined;
  const { id } = await partner.create('test.job', { partyId: party.id, ...(deadline && { deadline }) });
  if (state === 'submitted' || state === 'done') await partner.done(id, 'submit');
  if (state === 'done') await staff.done(id, 'finish');
  if (state === 'expired') await expire();
  return id;
}

async function expire(): Promise<void> {
  const { runDue } = await import('#server/records/engine/run-due.ts');
  portal.pass(2 * 86_400_000);
  await runDue(portal.services);
  partner = await engineCalls(portal, '1001/sp.admin');
  staff = await engineCalls(portal, '9001/etc.staff');
}

const inputs: Record<string, object> = { update: { title: 'neu', version: 0 } };
const outside = Object.entries(jobs.states?.events ?? {}).filter(([event]) => !jobs.actions[event]?.internal);
test.each(outside.flatMap(([event, rule]) => jobStates.map((state) => ({ event, state, rule }))))(
  '§4 a job that is $state answers $event by its table',
  async ({ event, state, rule }) => {
    const id = await jobIn(state);
    const before = await staff.read(id);
    const input = { ...inputs[event], ...(event === 'update' && { version: before.version }) };
    const answer = await staff.act(id, event, input);
    const to = rule.moves[state];
    if (to === undefined) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        _errorMessage: rule.otherwise,
        rule: true,
        record: { id, version: before.version },
      });
      expect(await staff.read(id)).toEqual(before);
    } else {
      expect(answer.statusCode).toBe(200);
      if (event !== 'delete') expect(stateOf(jobs.states, (await staff.read(id)).data)).toBe(to);
    }
  },
);

test('§6 the right to an event is checked before the state, and system events are no calls', async () => {
  const id = await jobIn('submitted');
  expect((await partner.act(id, 'finish')).statusCode).toBe(403);
  expect((await staff.act(id, 'expire')).statusCode).toBe(400);
  expect((await staff.act(id, 'constructor')).statusCode).toBe(400);
});
