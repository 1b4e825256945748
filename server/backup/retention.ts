import { monthOfDay } from '#domain/date/calendar-day.ts';
import type { NamedBackup } from '../core/backup-names.ts';

/** Of so many days, weeks and months the newest backup stays. */
export interface Retention {
  readonly daily: number;
  readonly weekly: number;
  readonly monthly: number;
}

const dayMs = 86_400_000;
/** The first day of the epoch was a Thursday; weeks begin on Monday. */
const periods: Readonly<Record<keyof Retention, (time: number) => string | number>> = {
  daily: (time) => Math.floor(time / dayMs),
  weekly: (time) => Math.floor((time / dayMs + 3) / 7),
  monthly: (time) => monthOfDay(new Date(time).toISOString()),
};

/** Backups that may be deleted; the newest never. */
export function expiredBackups(backups: readonly NamedBackup[], retention: Retention): NamedBackup[] {
  const newestFirst = backups.toSorted((a, b) => b.time - a.time);
  const staying = new Set(newestFirst.slice(0, 1));
  for (const [kind, periodOf] of Object.entries(periods)) {
    const seen = new Set<string | number>();
    for (const backup of newestFirst) {
      const period = periodOf(backup.time);
      if (seen.has(period)) continue;
      if (seen.size >= retention[kind as keyof Retention]) break;
      seen.add(period);
      staying.add(backup);
    }
  }
  return newestFirst.filter((backup) => !staying.has(backup));
}
