import type { ContentDetail, ContentTexts } from '#contract/content/edited-content.ts';
import { berlinMoment, endOfDay } from '#domain/date/berlin-time.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { choiceLabel } from './field-labels.ts';

const written = /^\d{4}-\d\d-\d\d( \d\d:\d\d)?$/;

/** When readers get it, and which. */
export function whenText(collection: ContentDetail['collection'], { de }: ContentTexts, now: number): string {
  const t = texts('content');
  const { roles, validFrom, validUntil } = de.fields;
  const from = written.test(String(validFrom ?? '')) ? berlinMoment(String(validFrom)) : undefined;
  const untilText = String(validUntil ?? '');
  const until = !written.test(untilText)
    ? undefined
    : untilText.length > 10
      ? berlinMoment(untilText)
      : endOfDay(untilText);
  const start =
    from !== undefined && from > now ? t('when.from', { from: formatMoment(from, pageLocale()) }) : t('when.now');
  const when = until === undefined ? start : t('when.until', { when: start, until: formatMoment(until, pageLocale()) });
  if (collection === 'lessons') return t('when.lesson', { when });
  if (collection === 'help') return t('when.everyone', { when });
  const names = Array.isArray(roles) ? roles.map((role) => choiceLabel('roles', String(role))) : [];
  return names.length > 0 ? t('when.roles', { when, roles: names.join(', ') }) : t('when.all', { when });
}
