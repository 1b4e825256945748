import * as z from 'zod/mini';
import { asPlainText } from '#contract/fields.ts';
import { pageLocale } from '#i18n/client.ts';

/** `Mo, Di, Sa`: the first letters of weekdays in the language of the page, as they are typed. */
const weekdayNames = () =>
  [1, 2, 3, 4, 5, 6, 7].map((day) =>
    new Intl.DateTimeFormat(pageLocale(), { weekday: 'short', timeZone: 'UTC' })
      .format(Date.UTC(2024, 0, day))
      .slice(0, 2),
  );
export const weekdayText = (days: readonly number[]) => days.map((day) => weekdayNames()[day - 1]).join(', ');
export const weekdaysOf = (typed: string): number[] =>
  weekdayNames().flatMap((name, index) => (wordsOf(typed).some((word) => isDay(word, name)) ? [index + 1] : []));
const wordsOf = (typed: string) => typed.split(/[\s,;.]+/).filter(Boolean);
const isDay = (word: string, name: string) => word.toLowerCase().startsWith(name.toLowerCase());
/** As they are typed. */
export const weekdays = z.string().check(
  asPlainText,
  z.minLength(1, 'required'),
  z.refine((typed) => wordsOf(typed).every((word) => weekdayNames().some((name) => isDay(word, name))), 'weekdays'),
);
