import { formatCalendarDay, formatWeekday } from '#domain/date/date-format.ts';
import { answerTo, pathsTo } from '#domain/form/conditions.ts';
import { earliestDesired, holidaysIn, isShortNotice, proposedDay } from '#domain/wholesale/porting/porting-dates.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { useFromAnswers, useRow, useSchemaContext } from '#islands/ui/form/schema/schema-context.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Button } from '#islands/ui/text/Button.tsx';

/** Which day is the earliest and why, and the one that the portal proposes. */
export function EarliestDateNote() {
  const t = texts('portings');
  const locale = pageLocale();
  const { form } = useFormScope();
  const context = useSchemaContext().context();
  const row = useRow();
  const read = () => JSON.stringify([answerTo('businessCase', row) ?? '', answerTo('desiredDate', row) ?? '']);
  const answers = useFromAnswers([...pathsTo('businessCase', row), 'desiredDate'], read);
  const [businessCase, desired] = JSON.parse(answers) as [string, string];
  if (!businessCase) return <Notice>{t('earliest.noCase')}</Notice>;
  const earliest = earliestDesired(businessCase, context);
  const proposed = proposedDay(businessCase, context);
  const holidays = holidaysIn(earliest).map(
    ({ day, holiday }) => `${holiday?.[locale] ?? ''} (${formatCalendarDay(day, locale)})`,
  );
  const isShort = /^\d{4}-\d{2}-\d{2}$/.test(desired) && isShortNotice(desired, businessCase, context);
  return (
    <Notice
      tone={isShort ? 'warn' : 'info'}
      title={t('earliest.title', { day: formatWeekday(earliest.day, locale) })}
      actions={
        desired !== proposed && (
          <Button
            small
            onClick={() => form.setValue('desiredDate', proposed, { shouldDirty: true, shouldTouch: true })}
          >
            {t('earliest.propose', { day: formatWeekday(proposed, locale) })}
          </Button>
        )
      }
    >
      <p>
        {t('earliest.why', { count: earliest.lead })}
        {holidays.length > 0 && ` ${t('earliest.holidays', { holidays: holidays.join(', ') })}`}
      </p>
      {isShort && <p className="mt-1 font-semibold">{t('earliest.short')}</p>}
    </Notice>
  );
}
