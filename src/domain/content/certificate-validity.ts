import { addDays } from '../date/berlin-day.ts';
import { monthsAfter } from '../date/calendar-day.ts';

/** So many days before its end a certificate can be renewed, and reminds of it. */
export const renewalDays = 30;

const certificateStates = ['valid', 'endsSoon', 'ended'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** Where a certificate stands on a day; `end` is its last one, and there may be none. */
export function certificateState(end: string | undefined, today: string): CertificateState {
  if (end === undefined) return 'valid';
  if (end < today) return 'ended';
  return end <= addDays(today, renewalDays) ? 'endsSoon' : 'valid';
}

/** The last day of a certificate that is issued today: one that still holds is extended from its own end. */
export const nextEnd = (end: string | undefined, today: string, months: number): string =>
  monthsAfter(end !== undefined && end > today ? end : today, months);
