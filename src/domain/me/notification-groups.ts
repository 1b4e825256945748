import type { Notification } from '#contract/me/notifications.ts';
import { addDays, berlinDay } from '../date/berlin-day.ts';
import { weekdayOf } from '../date/calendar-day.ts';

const periods = ['today', 'week', 'older'] as const;
export type NotificationPeriod = (typeof periods)[number];

interface Group {
  readonly period: NotificationPeriod;
  readonly items: readonly Notification[];
}

/** By when they happened in Berlin, today, this week since Monday or before, the newest first, wherever they stood. */
export function notificationGroups(items: readonly Notification[], now: number): readonly Group[] {
  const today = berlinDay(now);
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  const periodOf = ({ created }: Notification): NotificationPeriod => {
    const day = berlinDay(created);
    if (day >= today) return 'today';
    return day >= monday ? 'week' : 'older';
  };
  const newestFirst = [...items].sort((a, b) => b.created - a.created || (a.id < b.id ? 1 : -1));
  const byPeriod = Map.groupBy(newestFirst, periodOf);
  return periods.flatMap((period) => {
    const own = byPeriod.get(period);
    return own ? [{ period, items: own }] : [];
  });
}

/** A title with the number of its record, which stands at the end: `Bäckerei Sonnental GmbH: Angenommen · Auftrag A-2026-000014`. */
export function titleParts(title: string): { readonly name: string; readonly number: string } {
  const [, name = title, number = ''] = /^(.*) · ([^·]*)$/s.exec(title) ?? [];
  return { name, number };
}
