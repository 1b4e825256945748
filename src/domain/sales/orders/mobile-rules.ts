import { addDays } from '#domain/date/berlin-day.ts';
import { yearsAfter } from '#domain/date/calendar-day.ts';
import type { Answers, Days, FormContext, Rule } from '#domain/form/form-description.ts';

/** Mobile numbers are ported so many days ahead of the end of their contract at most, and claimed so long after it. */
const mobilePorting = { ahead: 120, claimed: 31, tolerated: 90 } as const;

export function contractEndDays({ today }: FormContext, answers: Answers): Days {
  const isOver = answers('portTiming') === 'afterEnd';
  const min = isOver ? addDays(today, -mobilePorting.tolerated) : today;
  const max = isOver ? today : addDays(today, mobilePorting.ahead);
  return {
    min,
    max,
    fault: (day) => {
      if (day < min) return isOver ? `contractEndOver:${mobilePorting.tolerated}` : 'contractEndPast';
      if (day > max) return isOver ? 'notInFuture' : `contractEndAhead:${mobilePorting.ahead}`;
      return undefined;
    },
  };
}

/** Carriers need not give numbers free later than a month after the end (§ 59 (6) TKG). */
const lateClaim: Rule = ({ portTiming, portContractEnd }, { today }) =>
  portTiming === 'afterEnd' &&
  typeof portContractEnd === 'string' &&
  portContractEnd !== '' &&
  portContractEnd < addDays(today, -mobilePorting.claimed)
    ? [{ path: 'portContractEnd', key: 'portingLateClaim', isWarning: true }]
    : [];

export const cardRules: readonly Rule[] = [lateClaim];

/** Natural persons make contracts from 18 years on. */
export function adultDays({ today }: FormContext): Days {
  const [min, max] = [yearsAfter(today, -110), yearsAfter(today, -18)];
  return { min, max, fault: (day) => (day < min || day > max ? 'birthDate' : undefined) };
}
