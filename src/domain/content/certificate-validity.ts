import { addDays } from '../date/berlin-day.ts';

/** So many days before its end a certificate can be renewed, and reminds of it. */
export const renewalDays = 30;

/** So many months later, on the last day of the month where it has no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const target = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())));
  return target.toISOString().slice(0, 10);
}

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
  addMonths(end !== undefined && end > today ? end : today, months);
