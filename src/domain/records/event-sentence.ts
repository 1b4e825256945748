import type { EventText } from '#contract/timeline.ts';
import type { Locale } from '../access/routes.ts';
import { formatCalendarDay } from '../date/date-format.ts';

const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);

/** A kept sentence in its reader's language; `translate` has the texts `events`, days among the values are `2026-11-23`. */
export function eventSentence(
  { key, values, reason, because }: EventText,
  locale: Locale,
  translate: (key: string, values: Record<string, string>) => string,
): string {
  const formattedValues = Object.entries(values).map(([name, value]) => [
    name,
    isDay(value) ? formatCalendarDay(value, locale) : value,
  ]);
  const text = translate(key, Object.fromEntries(formattedValues));
  const why = because ? eventSentence(because, locale, translate) : reason;
  return why ? `${text}: ${why}` : text;
}
