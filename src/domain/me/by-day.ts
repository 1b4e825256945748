import type { Notification } from '#contract/me/notifications.ts';
import { berlinDay } from '../date/berlin-day.ts';

interface Day {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly items: readonly Notification[];
}

/** By the day on which they happened, the newest first, wherever they stood. */
export function byDay(items: readonly Notification[]): readonly Day[] {
  const days = new Map<string, Notification[]>();
  for (const item of [...items].sort((a, b) => b.created - a.created || (a.id < b.id ? 1 : -1))) {
    const day = berlinDay(item.created);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, dayItems]) => ({ day, items: dayItems }));
}
