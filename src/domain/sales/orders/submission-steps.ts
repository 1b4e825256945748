import type { OrderData } from '#contract/sales/order.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import type { SubmissionStep } from '#domain/records/submission-step.ts';
import { hasPorting } from './consents.ts';
import { milestonesOf } from './milestones.ts';
import { reviewDay } from './review-promise.ts';

type OrderStep = SubmissionStep<'received' | 'review' | 'confirmation' | 'porting' | 'start'>;

const dayIn = (value: unknown) => (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined);

type Submitted = Pick<OrderData, 'status' | 'statusBefore' | 'history' | 'submittedAt' | 'values' | 'confirmedDate'>;

/** The steps of an order as they were when it was sent, and as far as they were taken since. */
export function orderSteps(order: Submitted, holidays: Holidays): OrderStep[] {
  const { submittedAt, values, confirmedDate } = order;
  const ported = hasPorting(values);
  const reached = new Map(milestonesOf(order, ported).map((milestone) => [milestone.name, milestone]));
  const accepted = reached.get('accepted');
  const isAccepted = accepted !== undefined && accepted.state !== 'open';
  const wish = values['startMode'] === 'date' ? dayIn(values['desiredDate']) : undefined;
  const isActive = reached.get('active')?.state === 'done';
  const porting = reached.get('porting');
  const on = confirmedDate ?? wish;
  return [
    { name: 'received', state: 'done', at: submittedAt },
    {
      name: 'review',
      ...(isAccepted ? { state: 'done' } : { state: 'current', by: reviewDay(order, holidays) }),
    },
    { name: 'confirmation', state: isAccepted ? 'done' : 'open', at: isAccepted ? accepted.at : undefined },
    ...(ported ? [{ name: 'porting' as const, state: porting?.state ?? 'open', at: porting?.at }] : []),
    {
      name: 'start',
      ...(isActive ? { state: 'done', at: reached.get('active')?.at } : { state: 'open', on }),
      ...(!isActive && confirmedDate === undefined && on !== undefined && { isWish: true }),
    },
  ];
}
