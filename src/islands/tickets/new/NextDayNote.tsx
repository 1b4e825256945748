import { isServiceTime } from '#domain/date/service-hours.ts';
import { texts } from '#i18n/client.ts';
import { useSchemaContext } from '#islands/ui/form/schema/schema-context.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';

/** Says that nobody calls back within the hour outside of the business hours. */
export function NextDayNote({ shown }: { shown: boolean }) {
  const t = texts('ticket-form');
  const { holidays } = useSchemaContext().context();
  if (!shown || isServiceTime(Date.now(), holidays)) return null;
  return (
    <Notice live title={t('nextWorkingDay')}>
      {t('nextWorkingDayText')}
    </Notice>
  );
}
