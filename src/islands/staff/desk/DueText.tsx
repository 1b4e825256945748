import { berlinDay } from '#domain/date/berlin-day.ts';
import { weekdayOf } from '#domain/date/calendar-day.ts';
import { formatClock, formatDayAndMonth, formatMoment } from '#domain/date/date-format.ts';
import { weekdayNames } from '#domain/date/date-words.ts';
import { type DueGroup, dueGroupOf } from '#domain/staff/due-groups.ts';
import { pageLocale, texts } from '#i18n/client.ts';

/** By when something is due, in red where that is over. */
export function DueText({ due }: { due: number }) {
  const t = texts('desk');
  const moment = formatMoment(due, pageLocale());
  if (due >= Date.now()) return t('by', { moment });
  return <span className="font-semibold text-danger">{t('late', { moment })}</span>;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

function lateText(due: number, now: number): string {
  const t = texts('desk');
  const late = now - due;
  if (late >= dayMs) return t('pill.lateDays', { count: Math.floor(late / dayMs) });
  return t('pill.lateHours', { count: Math.max(1, Math.floor(late / hourMs)) });
}

const shortWeekday = (due: number) => {
  const name = weekdayNames[pageLocale()][weekdayOf(berlinDay(due))] ?? '';
  return pageLocale() === 'de' ? `${name.slice(0, 2)}.` : name.slice(0, 3);
};
const dayText = (due: number) => formatDayAndMonth(berlinDay(due), pageLocale());
const pillTexts: Readonly<Record<DueGroup, (due: number, now: number) => string>> = {
  overdue: lateText,
  today: formatClock,
  thisWeek: shortWeekday,
  nextWeek: shortWeekday,
  later: dayText,
  open: dayText,
};
const pillLooks: Partial<Record<DueGroup, string>> = {
  overdue: 'rounded-full bg-danger-soft px-2 font-semibold text-danger',
  today: 'rounded-full bg-warn-soft px-2 font-semibold text-warn',
};

/** The same in one word; the group's heading above says what it means. */
export function DuePill({ due, since }: { due: number | undefined; since: number }) {
  const t = texts('desk');
  if (due === undefined)
    return <span className="whitespace-nowrap text-muted text-xs">{t('pill.since', { day: dayText(since) })}</span>;
  const now = Date.now();
  const group = dueGroupOf(due, now);
  const moment = formatMoment(due, pageLocale());
  return (
    <span
      title={t(group === 'overdue' ? 'late' : 'by', { moment })}
      className={`whitespace-nowrap text-xs ${pillLooks[group] ?? 'text-muted'}`}
    >
      {pillTexts[group](due, now)}
    </span>
  );
}
