import * as z from 'zod/mini';
import type { OrderData, OrderStatus } from '#contract/sales/order.ts';
import { addDays } from '#domain/date/berlin-day.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { hasPorting } from '#domain/sales/orders/consents.ts';
import { lastAnswerDay } from '#domain/sales/orders/order-steps.ts';
import { action } from '#server/records/engine/definition/action.ts';
import type { DueTime } from '#server/records/engine/definition/due-times.ts';
import { findCustomer } from '../drafts/draft-customer.ts';
import { newsOf, withEvent } from './order-history.ts';
import { mandateReferenceOf } from './order-of-draft.ts';

/** The moment (ms) from which a question has waited too long. */
export const answerEnds = (askedAt: number): number => berlinMoment(addDays(lastAnswerDay(askedAt), 1));

const acceptedOnes: readonly OrderStatus[] = [
  'accepted',
  'porting',
  'scheduled',
  'provisioning',
  'partlyActive',
  'active',
];

/** Moments long past, in this order: the second must stay later than the first. */
const [batchSize, then] = [0, 1];

/** A prospect has no number, and so no mandate reference, before the order is accepted. */
export const lacksMandate = ({ mandateNumber, mandateReference, status }: OrderData) =>
  mandateNumber !== undefined && mandateReference === undefined && acceptedOnes.includes(status);

function stepDue(order: OrderData): DueTime[] {
  const { status, question, values, confirmedDate, provisioningOn } = order;
  if (status === 'clarification' && question)
    return [{ at: answerEnds(question.at), action: 'cancelUnanswered', final: true }];
  if (status === 'accepted' && hasPorting(values)) return [{ at: then, action: 'beginPorting' }];
  if (status === 'accepted' && confirmedDate) return [{ at: then, action: 'schedule' }];
  if (status === 'scheduled' && provisioningOn) return [{ at: berlinMoment(provisioningOn), action: 'provision' }];
  if (status === 'provisioning' && confirmedDate) return [{ at: berlinMoment(confirmedDate), action: 'activate' }];
  return [];
}

/** `docs/domain/orders.md#status`: what the portal does with an order by the clock. */
export const orderDue = (order: OrderData): DueTime[] => [
  ...(lacksMandate(order) ? [{ at: batchSize, action: 'assignMandate' }] : []),
  ...stepDue(order),
];

const step = (name: string, text?: string) =>
  action({
    input: z.object({ _action: z.literal(name) }),
    internal: true,
    run: ({ question: _open, ...order }: OrderData, _input, at, actionState) => {
      const to = actionState.to as OrderStatus;
      return {
        data: withEvent(order, at, { kind: 'status', status: to, ...(text && { text }) }),
        activity: `order.${to}`,
        text,
        mail: newsOf(order, at, { status: to, text, date: to === 'scheduled' ? order.confirmedDate : undefined }),
      };
    },
  });

const assignMandate = action({
  input: z.object({ _action: z.literal('assignMandate') }),
  internal: true,
  run: async (order: OrderData, _input, at) => {
    const number = (await findCustomer(at, order.customerId))?.foreignid;
    if (!number) throw new Error('an accepted order’s customer has no number');
    const text = order.history.find((event) => event.status === 'accepted')?.text;
    return {
      data: { ...order, mandateReference: mandateReferenceOf(number, order.mandateNumber ?? 1) },
      mail: newsOf(order, at, { status: 'accepted', text }),
    };
  },
});

export const orderDueActions = {
  cancelUnanswered: step('cancelUnanswered', 'Die Rückfrage wurde 30 Tage lang nicht beantwortet.'),
  beginPorting: step('beginPorting'),
  schedule: step('schedule'),
  provision: step('provision'),
  activate: step('activate'),
  assignMandate,
} as const;
