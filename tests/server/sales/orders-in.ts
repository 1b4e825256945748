import type { OrderStatus } from '#contract/sales/order.ts';
import type { EngineCalls } from '../records/engine/engine-calls.ts';
import { newOrder } from './submit-bodies.ts';

type Step = { readonly status: OrderStatus } & Record<string, string>;
const inReview: Step = { status: 'inReview' };
const accepted: Step = { status: 'accepted', contractNumber: 'V-100' };
const scheduled: Step = { status: 'scheduled', confirmedDate: '2026-12-14' };
const provisioning: Step = { status: 'provisioning' };
const toScheduled = [inReview, accepted, scheduled];

/** How employees lead an order into each status. */
const waysTo: Record<Exclude<OrderStatus, 'cancelRequested' | 'cancelled'>, readonly Step[]> = {
  received: [],
  inReview: [inReview],
  clarification: [inReview, { status: 'clarification', text: 'Bitte senden Sie den Grundriss.' }],
  accepted: [inReview, accepted],
  porting: [inReview, accepted, { status: 'porting' }],
  scheduled: toScheduled,
  provisioning: [...toScheduled, provisioning],
  partlyActive: [...toScheduled, provisioning, { status: 'partlyActive' }],
  active: [...toScheduled, provisioning, { status: 'active' }],
  rejected: [inReview, { status: 'rejected', reason: 'credit' }],
  terminated: [...toScheduled, provisioning, { status: 'active' }, { status: 'terminated', text: 'Gekündigt.' }],
};

/** An order of a customer of its own in a status. */
export async function orderIn(partner: EngineCalls, staff: EngineCalls, status: OrderStatus, fields: object = {}) {
  const record = await newOrder(partner, fields);
  const { id } = record.order;
  if (status === 'cancelRequested' || status === 'cancelled') {
    await partner.done(id, 'requestCancel', { reason: 'Der Kunde zieht um.' });
    if (status === 'cancelled') await staff.done(id, 'status', { status });
    return record;
  }
  for (const step of waysTo[status]) await staff.done(id, 'status', step);
  return record;
}
