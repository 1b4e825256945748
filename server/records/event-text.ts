import * as z from 'zod/mini';
import type { Locale } from '../../src/domain/access/routes.ts';
import { formatCalendarDay } from '../../src/domain/date/date-format.ts';
import { sayIn } from '../../src/i18n/on-server.ts';
import type { Resources } from '../../src/i18n/resources.ts';
import type { EventText } from '../core/event-text.ts';

type PathsOf<Texts> = {
  [K in keyof Texts & string]: Texts[K] extends string ? K : `${K}.${PathsOf<Texts[K]>}`;
}[keyof Texts & string];
type EventKey = PathsOf<Resources['events']> | `processes:state.${keyof Resources['processes']['state'] & string}`;

/** As an action gets it that another record's action calls. */
export const eventText = z.object({
  key: z.string(),
  values: z.record(z.string(), z.string()),
  reason: z.optional(z.string()),
});

/** A sentence of a timeline; days among its values are `2026-11-23`. */
export const say = (key: EventKey, values: Readonly<Record<string, string>> = {}, reason?: string): EventText => ({
  key,
  values,
  ...(reason && { reason }),
});

const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);

/** What a timeline says in its reader's language. */
export function eventTextIn(locale: Locale, { key, values, reason }: EventText): string {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    isDay(value) ? formatCalendarDay(value, locale) : value,
  ]);
  const text = sayIn(locale, 'events')(key, Object.fromEntries(shown));
  return reason ? `${text}: ${reason}` : text;
}
