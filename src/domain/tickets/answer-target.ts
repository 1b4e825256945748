import type { TicketEvent, TicketType } from '#contract/ticket.ts';
import { changedEntries } from '#domain/catalogue/in-use.ts';
import { berlinDay } from '../date/berlin-day.ts';
import { serviceTimeAfter, serviceTimeBetween } from '../date/service-hours.ts';
import type { Holidays } from '../date/working-days.ts';

const hour = 3_600_000;

/** Business hours (nine a day) within which the distributor answers a ticket, by its type and, where it differs, its category. */
const answerHours = {
  etcCallBackRequest: { hours: 9, categories: { hour: 1 } },
  etcBillingRequest: { hours: 18 },
  etcProjectRequest: { hours: 27 },
  etcProvisionComplain: { hours: 18 },
} as const satisfies Record<TicketType, { hours: number; categories?: Readonly<Record<string, number>> }>;

/** Business hours that are left at least once the partner has answered a question. */
const leastAfterReply = 4;

/** What a ticket is judged by: its type, its category and what happened to it, oldest first. */
interface Answerable {
  readonly value5: TicketType;
  readonly category: string;
  readonly history: readonly TicketEvent[];
}

/** How it stands with the answer that a partner expects; moments and spans in ms. */
type AnswerTarget =
  /** Expected by `at`. */
  | { readonly state: 'expected'; readonly at: number }
  /** Waits for the partner; of the business hours `left` remain. */
  | { readonly state: 'paused'; readonly left: number }
  /** Answered at `at`, where `due` was the target. */
  | { readonly state: 'answered'; readonly at: number; readonly due: number }
  /** Taken back by the partner before an answer. */
  | { readonly state: 'withdrawn' };

/** Business hours within which a ticket of a category is answered: as the catalogue says, or as the portal ships. */
export function answerHoursOf(type: TicketType, category: string): number {
  const own = changedEntries('ticketCategory').find((one) => one.type === type && one.key === category)?.hours;
  const { hours, categories = {} }: { hours: number; categories?: Readonly<Record<string, number>> } =
    answerHours[type];
  return own ?? categories[category] ?? hours;
}

const answerTime = ({ value5, category }: Answerable): number => answerHoursOf(value5, category) * hour;

/** True for an employee's note that asks: the ticket waits for the partner from the same moment on. */
const asks = (event: TicketEvent, next: TicketEvent | undefined): boolean =>
  next?.kind === 'status' && next.to === 'waiting' && next.at === event.at;

/**
 * By when an answer is expected, counted in business hours since the ticket was sent, reopened or, once it was answered,
 * written to again. The time stands still while the ticket waits for the partner; a question is no answer.
 */
export function answerTarget(ticket: Answerable, holidays: Holidays): AnswerTarget {
  const whole = answerTime(ticket);
  const { history } = ticket;
  const expected = (since: number, left: number): AnswerTarget => ({
    state: 'expected',
    at: serviceTimeAfter(since, left, holidays),
  });
  const answered = (target: AnswerTarget, at: number): AnswerTarget => {
    if (target.state === 'expected') return { state: 'answered', at, due: target.at };
    // Nothing was owed meanwhile.
    return target.state === 'paused' ? { state: 'answered', at, due: at } : target;
  };
  const paused = (target: AnswerTarget, at: number): AnswerTarget => {
    if (target.state === 'paused') return target;
    const left = target.state === 'expected' ? serviceTimeBetween(at, target.at, holidays) : whole;
    return { state: 'paused', left };
  };
  const resumed = (target: AnswerTarget, at: number): AnswerTarget =>
    target.state === 'paused' ? expected(at, Math.max(target.left, Math.min(whole, leastAfterReply * hour))) : target;

  let target = expected(history[0]?.at ?? 0, whole);
  let isClosed = false;
  for (const [index, event] of history.entries()) {
    const { at } = event;
    const isReopened = event.kind === 'reopened' || (event.kind === 'status' && event.to === 'reopened');
    if (event.kind === 'withdrawn') return { state: 'withdrawn' };
    if (isReopened) target = expected(at, whole);
    else if (event.kind === 'status' && event.to === 'waiting') target = paused(target, at);
    else if (event.kind === 'status' && event.to === 'closed') target = answered(target, at);
    else if (event.kind === 'status') target = resumed(target, at);
    else if (event.kind === 'note' && event.staff && target.state === 'expected' && !asks(event, history[index + 1]))
      target = answered(target, at);
    else if (event.kind === 'note' && !event.staff && target.state === 'answered' && !isClosed)
      target = expected(at, whole);
    if (event.kind === 'status' || isReopened) isClosed = event.kind === 'status' && event.to === 'closed';
  }
  return target;
}

/** The moment (ms) by which an answer is expected; undefined if no answer is due. */
export function answerBy(ticket: Answerable, holidays: Holidays): number | undefined {
  const target = answerTarget(ticket, holidays);
  return target.state === 'expected' ? target.at : undefined;
}

/** Business hours after which a late answer is promised once more. */
const renewedHours = 9;

/** The moment (ms) by which an answer that is late at `now` is promised: a business day later than it was, or more. */
export function renewedTarget(by: number, now: number, holidays: Holidays): number {
  let at = by;
  while (at <= now) at = serviceTimeAfter(at, renewedHours * hour, holidays);
  return at;
}

/** Whether a partner may ask what became of a late answer: once a day. */
export function mayRemind(ticket: Answerable, now: number, holidays: Holidays): boolean {
  const by = answerBy(ticket, holidays);
  const last = ticket.history.findLast((event) => event.kind === 'reminded')?.at;
  return by !== undefined && by < now && (last === undefined || berlinDay(last) < berlinDay(now));
}
