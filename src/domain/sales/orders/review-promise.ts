import type { OrderData } from '#contract/sales/order.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { type Holidays, workingDayAfter } from '#domain/date/working-days.ts';

/** Working days within which an order is reviewed, as a rule. */
const reviewDays = 2;

type Sent = Pick<OrderData, 'submittedAt' | 'history'>;

/** A question stops the time until it is answered. */
function reviewableSince({ submittedAt, history }: Sent): number {
  const question = history.findLastIndex(({ kind }) => kind === 'question');
  if (question < 0) return submittedAt;
  return history.slice(question + 1).find(({ status }) => status === 'inReview')?.at ?? submittedAt;
}

/** The day by which an order is reviewed. */
export const reviewDay = (order: Sent, holidays: Holidays): string =>
  workingDayAfter(berlinDay(reviewableSince(order)), reviewDays, holidays);

/** Whether a partner may ask what became of a review that is late: once a day. */
export function mayRemind(order: Sent & Pick<OrderData, 'status'>, now: number, holidays: Holidays): boolean {
  const { status, history } = order;
  const today = berlinDay(now);
  const last = history.findLast(({ kind }) => kind === 'reminded')?.at;
  return (
    (status === 'received' || status === 'inReview') &&
    reviewDay(order, holidays) < today &&
    (last === undefined || berlinDay(last) < today)
  );
}

/** Whether a partner asks, and no employee has done anything since. */
export const isReminded = ({ history }: Pick<OrderData, 'history'>): boolean =>
  history.findLast(({ actor, kind }) => actor === 'staff' || kind === 'reminded')?.kind === 'reminded';
