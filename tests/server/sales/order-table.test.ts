import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderStatus, orderStatuses } from '#contract/sales/order.ts';
import { engineCalls } from '../records/engine/engine-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';
import { attemptsOf, type Role } from './attempts.ts';
import { orderIn } from './orders-in.ts';

let portal: Portal;
let run: Awaited<ReturnType<typeof attemptsOf>>;
const orders: Partial<Record<OrderStatus, string>> = {};
const uploads: Partial<Record<Role, string>> = {};

beforeAll(async () => {
  portal = await openPortal();
  const partner = await engineCalls(portal, '1001/sp.admin');
  const staff = await engineCalls(portal, '9001/etc.staff');
  for (const status of orderStatuses) orders[status] = (await orderIn(partner, staff, status)).order.id;
  uploads.partner = await partner.upload('a.pdf', pdf());
  uploads.staff = await staff.upload('b.pdf', pdf());
  run = await attemptsOf(portal, 'status');
});
afterAll(() => portal.close());

/** `docs/domain/orders.md#status`: what employees make of an order, and what the portal does by the clock. */
const bySteps: Record<OrderStatus, readonly OrderStatus[]> = {
  received: ['inReview'],
  inReview: ['clarification', 'accepted', 'rejected'],
  clarification: ['inReview', 'cancelled'],
  accepted: ['porting', 'scheduled'],
  porting: ['scheduled', 'clarification'],
  scheduled: ['provisioning', 'porting'],
  provisioning: ['active', 'partlyActive', 'clarification'],
  partlyActive: ['active'],
  active: ['terminated'],
  // It was received before the partner asked for its cancellation.
  cancelRequested: ['cancelled', 'received'],
  cancelled: [],
  rejected: [],
  terminated: [],
};
const cancellable: readonly OrderStatus[] = ['received', 'inReview', 'accepted', 'porting', 'scheduled'];
const takesFiles: readonly OrderStatus[] = [...cancellable, 'clarification', 'cancelRequested'];
const byClock: Record<string, readonly [from: OrderStatus, to: OrderStatus]> = {
  cancelUnanswered: ['clarification', 'cancelled'],
  beginPorting: ['accepted', 'porting'],
  schedule: ['accepted', 'scheduled'],
  provision: ['scheduled', 'provisioning'],
  activate: ['provisioning', 'active'],
};

const status = (to: OrderStatus) => `status ${to}`;
const events = [
  ...orderStatuses.map(status),
  'answer',
  'attach',
  'requestCancel',
  'copy',
  'remind',
  ...Object.keys(byClock),
];

/** The status after, or how it is refused. */
function expected(role: Role, from: OrderStatus, event: string): string {
  const clock = byClock[event];
  if (role === 'wholesale') return '404';
  if (clock) return role === 'system' ? (clock[0] === from ? clock[1] : '409') : '400';
  const [action, to] = event.split(' ') as [string, OrderStatus];
  if (action === 'status') {
    if (role === 'partner') return '403';
    return bySteps[from].includes(to) ? to : '409';
  }
  if (action === 'copy') return from;
  // None of them is late.
  if (action === 'remind') return role === 'partner' ? '409' : '403';
  if (action === 'answer') return from === 'clarification' ? 'inReview' : '409';
  if (action === 'requestCancel') return cancellable.includes(from) ? 'cancelRequested' : '409';
  if (!takesFiles.includes(from)) return '409';
  return from === 'clarification' && role === 'partner' ? 'inReview' : from;
}

function bodyOf(role: Role, event: string): Record<string, unknown> & { _action: string } {
  const [_action = '', to] = event.split(' ');
  if (to) {
    const message = {
      text: 'Bitte melden Sie sich.',
      reason: 'data',
      contractNumber: 'V-1',
      confirmedDate: '2026-12-14',
    };
    return { _action, status: to, ...message };
  }
  const fileQueue = [uploads[role] ?? 'none'];
  return {
    _action,
    ...(_action === 'answer' && { text: 'Hier ist der Plan.' }),
    ...(_action === 'attach' && { fileQueue }),
    ...(_action === 'requestCancel' && { reason: 'Umzug' }),
  };
}

const roles: readonly Role[] = ['partner', 'staff', 'wholesale', 'system'];
const cells = roles.flatMap((role) =>
  orderStatuses.flatMap((from) =>
    events.filter((event) => role !== 'system' || byClock[event]).map((event) => ({ role, from, event })),
  ),
);
test.each(cells)('§orders.status $role: $event of an order that is $from', async ({ role, from, event }) => {
  expect(await run(role, orders[from] ?? '', bodyOf(role, event))).toBe(expected(role, from, event));
});
