import type { TimeWindow } from '#contract/wholesale/porting-request.ts';
import { addDays } from '#domain/date/berlin-day.ts';
import { berlinMoment, endOfDay } from '#domain/date/berlin-time.ts';
import { monthsAfter } from '#domain/date/calendar-day.ts';
import { type Holidays, isWeekend, isWorkingDay, workingDayAfter } from '#domain/date/working-days.ts';
import type { Answers, Days, FormContext } from '#domain/form/form-description.ts';
import { workingDayBefore } from '#domain/sales/orders/order-steps.ts';

/** A day and the holidays around it. */
interface DayContext {
  /** `YYYY-MM-DD` in Berlin. */
  readonly today: string;
  readonly holidays: Holidays;
}

/** Working days of 5.5.1: before a desired date, before the switch that a confirmed date names, before a shifted date. */
const portingLead = { agreed: 7, short: 10, numbersOnly: 1 } as const;
const shiftLead = { agreed: 5, numbersOnly: 1 } as const;
/** A date lies so many calendar days ahead at most. */
const latestDesired = 180;
/** Working days in which the other carrier answers a request. */
const answerWithin = 3;

const portsNumbersOnly = (businessCase: unknown): boolean => businessCase === 'VA-RRNP';

const leadOf = (businessCase: unknown): number =>
  portsNumbersOnly(businessCase) ? portingLead.numbersOnly : portingLead.agreed;
/** Working days between a shift and the new date; also between a confirmation and the date that it names. */
export const shiftLeadOf = (businessCase: unknown): number =>
  portsNumbersOnly(businessCase) ? shiftLead.numbersOnly : shiftLead.agreed;

/** A day that does not count, and why: a holiday by its name, or the weekend. */
interface DayOff {
  readonly day: string;
  readonly holiday?: Holidays[string];
}

/** The first possible day and what it follows from: `today` never counts, nor do the days off up to it. */
interface EarliestDay {
  readonly day: string;
  readonly lead: number;
  readonly daysOff: readonly DayOff[];
}

const dayOff = (day: string, { holidays }: DayContext): DayOff[] => {
  const holiday = holidays[day];
  if (isWorkingDay(day, holidays)) return [];
  return [holiday ? { day, holiday } : { day }];
};

const daysBetween = (first: string, last: string): string[] => {
  const days: string[] = [];
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
};

function earliestAfter(lead: number, at: DayContext): EarliestDay {
  const day = workingDayAfter(at.today, lead, at.holidays);
  return { day, lead, daysOff: daysBetween(at.today, day).flatMap((one) => dayOff(one, at)) };
}

/** The holidays that move it back; weekends go without saying. */
export const holidaysIn = ({ daysOff }: Pick<EarliestDay, 'daysOff'>): DayOff[] =>
  daysOff.filter(({ day, holiday }) => holiday !== undefined && !isWeekend(day));

export const earliestDesired = (businessCase: unknown, at: DayContext): EarliestDay =>
  earliestAfter(leadOf(businessCase), at);

/** The last day on which a request for a desired day can be sent. */
export const latestSending = (desired: string, businessCase: unknown, { holidays }: DayContext): string =>
  workingDayBefore(desired, leadOf(businessCase), holidays);

/** What the portal proposes: no short notice, and a working day after it for what may go wrong. */
export function proposedDay(businessCase: unknown, at: DayContext): string {
  let day = workingDayAfter(
    at.today,
    portsNumbersOnly(businessCase) ? portingLead.numbersOnly : portingLead.short,
    at.holidays,
  );
  while (!isWorkingDay(day, at.holidays) || !isWorkingDay(addDays(day, 1), at.holidays)) day = addDays(day, 1);
  return day;
}

function workingDaysBetween(first: string, last: string, lead: number, { holidays }: DayContext): Days {
  return {
    min: first,
    max: last,
    fault: (day) => {
      if (day < first) return `leadTime:${lead}`;
      if (day > last) return `daysAhead:${latestDesired}`;
      return isWorkingDay(day, holidays) ? undefined : 'neededByNotWorkingDay';
    },
  };
}

/** The days that a request may ask for. */
export const portingDays = (context: FormContext, answers: Answers): Days => {
  const lead = leadOf(answers('businessCase'));
  return workingDaysBetween(
    workingDayAfter(context.today, lead, context.holidays),
    addDays(context.today, latestDesired),
    lead,
    context,
  );
};

/** Fewer working days than usual, though enough. */
export function isShortNotice(day: string, businessCase: unknown, { today, holidays }: DayContext): boolean {
  if (portsNumbersOnly(businessCase)) return false;
  return (
    day >= workingDayAfter(today, portingLead.agreed, holidays) &&
    day < workingDayAfter(today, portingLead.short, holidays)
  );
}

/** The days to which an agreed date can be shifted: never earlier than it is, nor sooner than the carriers can. */
export function shiftDays(agreed: string, businessCase: unknown, at: DayContext): Days {
  const lead = shiftLeadOf(businessCase);
  const soonest = workingDayAfter(at.today, lead, at.holidays);
  const later = addDays(agreed, 1);
  const days = workingDaysBetween(soonest > later ? soonest : later, addDays(at.today, latestDesired), lead, at);
  return { ...days, fault: (day) => (day <= agreed && day >= soonest ? 'portingShiftEarlier' : days.fault(day)) };
}

/**
 * Objections to a confirmed day: both sides need their lead time, and customers must not lose numbers before the day
 * they asked for.
 */
export function confirmationFault(
  day: string,
  { requestedDay, businessCase }: { readonly requestedDay: string; readonly businessCase: unknown },
  { today, holidays }: DayContext,
): string | undefined {
  const lead = shiftLeadOf(businessCase);
  if (day < workingDayAfter(today, lead, holidays)) return `leadTime:${lead}`;
  if (day < requestedDay) return 'portingBeforeWish';
  return isWorkingDay(day, holidays) ? undefined : 'neededByNotWorkingDay';
}

/** On the agreed day itself nothing is shifted or cancelled any more: the carriers have begun. */
export const canStillChange = (agreed: string | undefined, { today }: Pick<DayContext, 'today'>): boolean =>
  agreed === undefined || today < agreed;

/** § 59 (6) TKG: numbers can be claimed up to a month after their contract has ended. */
export const claimEnds = (contractEnd: string): string => monthsAfter(contractEnd, 1);

/** The oldest day on which a porting form that is sent today may have been signed: three months ago. */
export const oldestForm = (today: string): string => monthsAfter(today, -3);

/** When (ms) a window of a day begins and ends; one that is agreed freely may be any time of the day. */
const hours: Record<TimeWindow, readonly [string, string]> = {
  ZF1: ['06:00', '08:00'],
  ZF2: ['06:00', '12:00'],
  ZF3: ['00:00', '23:59'],
};
export function windowOn(day: string, window: unknown): { from: number; to: number } {
  const [from, to] = hours[window === 'ZF1' || window === 'ZF3' ? window : 'ZF2'];
  return { from: berlinMoment(`${day} ${from}`), to: berlinMoment(`${day} ${to}`) };
}

/** Until when (ms) a request that is sent today is to be answered: the last moment of the third working day, which is shown as its day. */
export const answerDue = ({ today, holidays }: DayContext): number =>
  endOfDay(workingDayAfter(today, answerWithin, holidays));
