import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SipState, sipStates } from '#contract/wholesale/sip-account.ts';
import { engineCalls } from '../records/engine/engine-calls.ts';
import { attemptsOf, type Role, wholesalePlace } from '../sales/attempts.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { systemDoes } from './system-does.ts';

let portal: Portal;
let run: Awaited<ReturnType<typeof attemptsOf>>;
const accounts: Partial<Record<SipState, { id: string; version: number }>> = {};

beforeAll(async () => {
  portal = await openPortal();
  const partner = await engineCalls(portal, '2001/ws.user', '2001');
  const staff = await engineCalls(portal, '9001/etc.staff', '2001');
  const { items } = await partner.list('ws.sip', { _sort: 'value1' });
  const stateOf = async (id: string) => (await partner.read(id)).data['state'];
  const active: string[] = [];
  for (const { id } of items) {
    const state = (await stateOf(id)) as SipState;
    if (state === 'active') active.push(id);
    accounts[state] = await partner.read(id);
  }
  const [abused = '', ended = ''] = active;
  accounts.lockedForAbuse = await staff.done(abused, 'lock', { reason: 'Anrufe zu Sonderrufnummern' });
  await systemDoes(portal, ended, 'terminate');
  accounts.terminated = await partner.read(ended);
  run = await attemptsOf(portal, 'state', wholesalePlace);
});
afterAll(() => portal.close());

type Moves = Partial<Record<SipState, SipState>>;
const alive: readonly SipState[] = ['inSetup', 'active', 'lockedByCustomer'];
const same = (states: readonly SipState[]): Moves => Object.fromEntries(states.map((state) => [state, state]));
const to = (state: SipState, from: readonly SipState[]): Moves => Object.fromEntries(from.map((one) => [one, state]));

/** `docs/domain/sip-accounts.md`: what a partner and an employee make of an account, and what services and the registrar do. */
const table: Record<string, Partial<Record<Role, Moves>>> = {
  update: { partner: same(alive), staff: same(alive) },
  resetPassword: { partner: same(alive), staff: same(alive) },
  sendPasswordLink: { partner: same(alive), staff: same(alive) },
  lock: { partner: to('lockedByCustomer', ['active']), staff: to('lockedForAbuse', alive) },
  unlock: {
    partner: to('active', ['lockedByCustomer']),
    staff: to('active', ['lockedByCustomer', 'lockedForAbuse']),
  },
  activate: { system: to('active', ['inSetup', 'active']) },
  provision: { system: same([...alive, 'lockedForAbuse']) },
  terminate: { system: to('terminated', sipStates) },
  registration: { system: same(sipStates) },
  backup: { system: same(sipStates) },
};

function expected(role: Role, event: string, from: SipState): string {
  if (role === 'wholesale') return '404';
  const moves = table[event]?.[role];
  if (!moves) return '400';
  return moves[from] ?? '409';
}

const inputs: Record<string, object> = {
  sendPasswordLink: { email: 'technik@example.com' },
  lock: { reason: 'Missbrauch' },
  provision: { addChannels: 2 },
  registration: { regState: 'online', contactIp: '203.0.113.5' },
  backup: { rules: 1 },
};

const roles: readonly Role[] = ['partner', 'staff', 'wholesale', 'system'];
const cells = roles.flatMap((role) =>
  Object.keys(table).flatMap((event) =>
    role === 'system' && !table[event]?.system ? [] : sipStates.map((from) => ({ role, event, from })),
  ),
);
test.each(cells)('§sip-accounts $role: $event of an account that is $from', async ({ role, event, from }) => {
  const { id = '', version = 0 } = accounts[from] ?? {};
  const names = event === 'update' ? { version, label: 'Neuer Name' } : {};
  expect(await run(role, id, { _action: event, ...inputs[event], ...names })).toBe(expected(role, event, from));
});
