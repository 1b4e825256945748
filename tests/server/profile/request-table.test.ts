import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RequestState, requestStates } from '#contract/profile/change-request.ts';
import { engineCalls } from '../records/engine/engine-calls.ts';
import { attemptsOf, type Role } from '../sales/attempts.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { requestIn } from './profile-calls.ts';

let portal: Portal;
let run: Awaited<ReturnType<typeof attemptsOf>>;
const requests: Partial<Record<RequestState, string>> = {};

beforeAll(async () => {
  portal = await openPortal();
  const partner = await engineCalls(portal, '1001/sp.admin');
  const staff = await engineCalls(portal, '9001/etc.staff');
  for (const state of requestStates) requests[state] = await requestIn(portal, partner, staff, state);
  run = await attemptsOf(portal, 'state');
});
afterAll(() => portal.close());

const undecided: readonly RequestState[] = ['submitted', 'inReview'];
const open: readonly RequestState[] = [...undecided, 'approved'];

const bodies = {
  review: { _action: 'review' },
  approve: { _action: 'decide', approve: true },
  refuse: { _action: 'decide', approve: false, reason: 'Der Nachweis fehlt.' },
  'refuse without a reason': { _action: 'decide', approve: false },
  withdraw: { _action: 'withdraw' },
  takeEffect: { _action: 'takeEffect' },
  giveUp: { _action: 'giveUp' },
} as const;
type Event = keyof typeof bodies;

/** The state after, or how it is refused. */
function expected(role: Role, from: RequestState, event: Event): string {
  if (role === 'wholesale') return '404';
  if (event === 'takeEffect' || event === 'giveUp') {
    if (role !== 'system') return '400';
    if (from !== 'approved') return '409';
    return event === 'takeEffect' ? 'effective' : 'rejected';
  }
  // The portal decides about nothing.
  if (event === 'withdraw') return role === 'partner' && open.includes(from) ? 'withdrawn' : '409';
  if (role === 'partner') return '403';
  if (event === 'review') return from === 'submitted' ? 'inReview' : '409';
  if (event === 'approve') return undecided.includes(from) ? 'approved' : '409';
  if (!open.includes(from)) return '409';
  return event === 'refuse' ? 'rejected' : '400';
}

const roles: readonly Role[] = ['partner', 'staff', 'wholesale', 'system'];
const cells = roles.flatMap((role) =>
  requestStates.flatMap((from) =>
    (Object.keys(bodies) as Event[])
      .filter((event) => role !== 'system' || event === 'takeEffect' || event === 'giveUp')
      .map((event) => ({ role, from, event })),
  ),
);
test.each(cells)('§change-requests $role: $event of a change request that is $from', async ({ role, from, event }) => {
  expect(await run(role, requests[from] ?? '', { ...bodies[event] })).toBe(expected(role, from, event));
});
