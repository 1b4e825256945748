import { isServiceTime } from '#domain/date/service-hours.ts';
import { texts } from '#i18n/client.ts';
import { useSchemaContext } from '#islands/ui/form/schema/schema-context.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';

/** Says that callbacks within the hour are limited to business hours. */
export function NextDayNote({ shown: isVisible }: { shown: boolean }) {
  const t = texts('ticket-form');
  const { holidays } = useSchemaContext().context();
  if (!isVisible || isServiceTime(Date.now(), holidays)) return null;
  return (
    <Notice live title={t('nextWorkingDay')}>
      {t('nextWorkingDayText')}
    </Notice>
  );
}
