import type { OrderData, OrderStatus } from '#contract/sales/order.ts';
import type { WorkTask } from '#contract/staff/work.ts';
import type { Work } from '#server/records/engine/definition/work.ts';
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

/** A question waits for the partner, who has 30 days; what comes next in its life mostly for an employee. */
export function orderWork(order: OrderData): readonly Work[] {
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
  return task ? [{ side: 'staff', task, title, customer: customerName }] : [];
}
