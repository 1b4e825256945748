import type { PersonHitRow, RetentionRuleRow } from '#contract/staff/retention.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';

export const ruleName = (id: string): string =>
  texts('retention-rules')(`name.${id as 'customers'}`, { defaultValue: id });

/** A type of records, or a place beside them. */
export const typeName = (type: string): string =>
  type.includes('.')
    ? texts('audit')(`type.${type as 'hd.ticket'}`, { defaultValue: type })
    : texts('retention')(`place.${type as 'account'}`, { defaultValue: type });

export const dayText = (day: string | undefined): string => (day ? formatCalendarDay(day, pageLocale()) : '–');

/** `8 Jahre nach Abschluss, ab Jahresende` */
export function periodText({ months, event, fromYearEnd }: RetentionRuleRow): string {
  const t = texts('retention');
  if (event === 'with') return t('event.with');
  const period = months % 12 === 0 ? t('period.years', { count: months / 12 }) : t('period.months', { count: months });
  return `${period} ${t(`event.${event}`)}${fromYearEnd ? `, ${t('yearEnd')}` : ''}`;
}

export const hitName = ({ type, number, count }: PersonHitRow): string =>
  [typeName(type), number, count !== undefined && `(${count})`].filter(Boolean).join(' ');

export function outcomeText({ outcome, because, until }: PersonHitRow): string {
  const t = texts('retention');
  const day = dayText(until);
  if (outcome !== 'keep') return t(`outcome.${outcome}`, { day });
  return because ? t(`because.${because}`, { day }) : t('outcome.keep');
}
export const outcomeTone = { erase: 'ok', restrict: 'warn', keep: 'neutral' } as const;

/** How an act of this page asks why. */
export function reasonLabels() {
  const t = texts('retention');
  return { reasonLabel: t('reason'), reasonHint: t('reasonHint') };
}
