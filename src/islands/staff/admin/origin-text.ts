import type { Permission } from '#contract/staff/organisations.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';

/** Where a permission comes from, in words. */
export function originText({ origin, by, at }: Permission): string {
  const t = texts('organisations');
  if (!origin) return t('origin.none');
  return t(`origin.${origin}`, { by: by ?? '', day: at === undefined ? '' : formatDay(at, pageLocale()) });
}
