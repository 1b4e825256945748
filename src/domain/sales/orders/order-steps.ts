import { type OrderStatus, orderStatuses, type StatusInput } from '#contract/sales/order.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { type Holidays, isWorkingDay } from '#domain/date/working-days.ts';
import type { Fault } from '#domain/form/form-contract.ts';

/** `docs/domain/orders.md#status`, as employees move an order; what a cancellation comes back to is its own. */
const nextStatuses = {
  received: ['inReview'],
  inReview: ['clarification', 'accepted', 'rejected'],
  clarification: ['inReview', 'cancelled'],
  accepted: ['porting', 'scheduled'],
  porting: ['scheduled', 'clarification'],
  scheduled: ['provisioning', 'porting'],
  provisioning: ['active', 'partlyActive', 'clarification'],
  partlyActive: ['active'],
  active: ['terminated'],
  cancelRequested: ['cancelled'],
  cancelled: [],
  rejected: [],
  terminated: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

/** How long (days) a question waits for its answer. */
const maxAnswerDays = 30;
/** The last day on which a question can be answered. */
export const lastAnswerDay = (askedAt: number): string => addDays(berlinDay(askedAt), maxAnswerDays);

/** Where a partner may ask for a cancellation. */
export const cancellable = ['received', 'inReview', 'accepted', 'porting', 'scheduled'] as const;
/** Until it is provisioned an order takes files. */
export const takesFiles = [...cancellable, 'clarification', 'cancelRequested'] as const;

interface Ordered {
  readonly status: OrderStatus;
  readonly statusBefore?: OrderStatus | undefined;
  readonly confirmedDate?: string | undefined;
}

/** What employees may make of an order. */
export const stepsOf = ({ status, statusBefore }: Ordered): readonly OrderStatus[] =>
  status === 'cancelRequested' && statusBefore ? ['cancelled', statusBefore] : nextStatuses[status];

/** The n-th working day before a day, which itself does not count. */
export function workingDayBefore(day: string, n: number, holidays: Holidays): string {
  let before = day;
  for (let left = n; left > 0; ) {
    before = addDays(before, -1);
    if (isWorkingDay(before, holidays)) left -= 1;
  }
  return before;
}

interface Today {
  readonly today: string;
  readonly holidays: Holidays;
}

/** `docs/domain/orders.md#status`: a cancellation can be asked for until two working days before the confirmed date. */
export const mayStillCancel = (
  { confirmedDate }: Pick<Ordered, 'confirmedDate'>,
  { today, holidays }: Today,
): boolean => confirmedDate === undefined || today <= workingDayBefore(confirmedDate, 2, holidays);

const isBlank = (value: string | undefined) => value === undefined || value === '';

function dateFault(date: string | undefined, { today, holidays }: Today): string | undefined {
  if (date === undefined) return 'required';
  if (date < today) return 'inPast';
  return isWorkingDay(date, holidays) ? undefined : 'neededByNotWorkingDay';
}

/** A text tells the partner the question, or the reason for a delay or an end. */
const needsText = (from: OrderStatus, to: OrderStatus, reason: StatusInput['reason']): boolean =>
  to === 'clarification' ||
  to === 'terminated' ||
  (to === 'rejected' && reason === 'other') ||
  (from === 'scheduled' && to === 'porting') ||
  (from === 'clarification' && to === 'cancelled') ||
  (from === 'cancelRequested' && to !== 'cancelled');

/** What a step demands beside itself: texts, reasons, numbers and dates. */
export function stepFaults(from: OrderStatus, input: StatusInput, on: Today): Fault[] {
  const { status: to, text, reason, contractNumber, confirmedDate } = input;
  const isForward = from !== 'cancelRequested';
  const date =
    (to === 'scheduled' && isForward) || confirmedDate !== undefined ? dateFault(confirmedDate, on) : undefined;
  return [
    ...(needsText(from, to, reason) && isBlank(text) ? [{ path: 'text', key: 'required' }] : []),
    ...(to === 'rejected' && !reason ? [{ path: 'reason', key: 'choose' }] : []),
    ...(to === 'accepted' && isForward && isBlank(contractNumber) ? [{ path: 'contractNumber', key: 'required' }] : []),
    ...(date ? [{ path: 'confirmedDate', key: date }] : []),
  ];
}

/** Those from which a step leads to a status. */
export const statusesBefore = (to: OrderStatus): readonly OrderStatus[] =>
  orderStatuses.filter((from) => (nextStatuses[from] as readonly OrderStatus[]).includes(to));
