import type { Locale } from '../access/routes.ts';

/** What stands in a calendar, in the order of the settings page. */
export const calendarKinds = [
  'portDay',
  'numbersLeave',
  'activation',
  'followUp',
  'contractEnd',
  'certificateEnd',
  'maintenance',
  'task',
] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** Mails about these carry the date as a file. */
export const mailedKinds: readonly CalendarKind[] = ['portDay', 'numbersLeave', 'activation'];

/** A day, or some hours, of what an entry of a calendar is about. */
export interface CalendarEntry {
  readonly kind: CalendarKind;
  /** `YYYY-MM-DD` in Berlin; the whole day without `hours`. */
  readonly day: string;
  /** In ms. */
  readonly hours?: { readonly from: number; readonly to: number } | undefined;
  /** What it is about where that is no customer: telephone numbers, a course, a notice. */
  readonly about?: string | undefined;
  /** Shown to users who chose to have names in their calendar. */
  readonly customer?: string | undefined;
  /** It will not happen; calendars strike it out. */
  readonly isCancelled?: boolean;
}

const labels: Readonly<Record<CalendarKind, Readonly<Record<Locale, string>>>> = {
  portDay: { de: 'Portierung', en: 'Porting' },
  numbersLeave: { de: 'Rufnummern gehen ab', en: 'Numbers leave' },
  activation: { de: 'Schaltung', en: 'Activation' },
  followUp: { de: 'Wiedervorlage', en: 'Follow-up' },
  contractEnd: { de: 'Vertragsende', en: 'End of contract' },
  certificateEnd: { de: 'Zertifikat endet', en: 'Certificate ends' },
  maintenance: { de: 'Wartung', en: 'Maintenance' },
  task: { de: 'Aufgabe', en: 'Task' },
};

/** From how many days ago to how many days ahead a feed tells. */
export const feedDays = { past: 90, ahead: 400 } as const;

/** The line that a calendar shows: what happens, of which customer, and the number to look it up by. */
export function entryTitle(
  { kind, customer, about }: CalendarEntry,
  {
    locale,
    number,
    hasNames,
  }: { readonly locale: Locale; readonly number?: string | undefined; readonly hasNames: boolean },
): string {
  const detail = hasNames ? (customer ?? about) : undefined;
  const subject = kind === 'maintenance' || kind === 'certificateEnd' ? about : detail;
  return [`${labels[kind][locale]}${subject ? `: ${subject}` : ''}`, number].filter(Boolean).join(' · ');
}
