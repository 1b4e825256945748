import type { QuietHours } from '#contract/me/settings.ts';
import { addDays, berlinDay } from '../date/berlin-day.ts';
import { berlinMoment } from '../date/berlin-time.ts';

/** The end (ms) of the quiet hours in Berlin that a moment lies in; undefined outside of them. Those from late to early cross midnight. */
export function quietUntil(hours: QuietHours | undefined, now: number): number | undefined {
  if (!hours) return undefined;
  const { from, to } = hours;
  const today = berlinDay(now);
  const nights = from < to ? [today] : [addDays(today, -1), today];
  for (const day of nights) {
    const end = berlinMoment(`${from < to ? day : addDays(day, 1)} ${to}`);
    if (berlinMoment(`${day} ${from}`) <= now && now < end) return end;
  }
  return undefined;
}
