import type { Locale } from '../access/routes.ts';

type InLocale<T> = Readonly<Record<Locale, T>>;
const listOf = (words: string): readonly string[] => words.split(' ');

export const monthNames: InLocale<readonly string[]> = {
  de: listOf('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
  en: listOf('January February March April May June July August September October November December'),
};

/** Where room is short. */
export const shortMonthNames: InLocale<readonly string[]> = {
  de: listOf('Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'),
  en: listOf('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
};

/** From Sunday on, as `getUTCDay` counts. */
export const weekdayNames: InLocale<readonly string[]> = {
  de: listOf('Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'),
  en: listOf('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
};

/** How long ago something was. */
export const agoLabels: InLocale<{
  readonly now: string;
  readonly minutes: (n: number) => string;
  readonly hours: (n: number) => string;
  readonly days: (n: number) => string;
}> = {
  de: {
    now: 'jetzt',
    minutes: (n) => `vor ${n} Min.`,
    hours: (n) => `vor ${n} Std.`,
    days: (n) => ['gestern', 'vorgestern'][n - 1] ?? `vor ${n} Tagen`,
  },
  en: {
    now: 'now',
    minutes: (n) => `${n} min ago`,
    hours: (n) => `${n} hr ago`,
    days: (n) => (n === 1 ? 'yesterday' : `${n} days ago`),
  },
};
