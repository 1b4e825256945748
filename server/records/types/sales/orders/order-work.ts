import type { OrderData, OrderStatus } from '#contract/sales/order.ts';
import type { WorkTask } from '#contract/staff/work.ts';
import { addDays } from '#domain/date/berlin-day.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { isReminded, reviewDay } from '#domain/sales/orders/review-promise.ts';
import type { Work, WorkContext } from '#server/records/engine/definition/work.ts';
import { orderCaption } from './order-columns.ts';
import { answerEnds } from './order-due.ts';

/** What employees do about an order in each status; the portal and the other carrier do the rest. */
const forStaff: Partial<Record<OrderStatus, WorkTask>> = {
  received: 'review',
  inReview: 'decide',
  accepted: 'schedule',
  porting: 'schedule',
  partlyActive: 'work',
  cancelRequested: 'decide',
};

/** A question waits for the partner, who has 30 days; what comes next in its life mostly for an employee. One that a partner asked about is due since it was promised. */
export function orderWork(order: OrderData, { holidays }: Pick<WorkContext, 'holidays'>): readonly Work[] {
  const { status, question, customerName } = order;
  const title = `${orderCaption(order)} · ${customerName}`;
  if (status === 'clarification')
    return [
      {
        ...{ side: 'partner', task: 'answer', title, customer: customerName, detail: question?.text },
        due: question && answerEnds(question.at) - 1,
      },
    ];
  const task = forStaff[status];
  if (!task) return [];
  const due = isReminded(order) ? { due: berlinMoment(addDays(reviewDay(order, holidays), 1)) - 1 } : {};
  return [{ side: 'staff', task, title, customer: customerName, ...due }];
}
