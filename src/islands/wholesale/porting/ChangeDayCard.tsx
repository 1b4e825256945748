import type { PortingData } from '#contract/wholesale/porting.ts';
import { formatDatedWeekday } from '#domain/date/date-format.ts';
import { changeDay } from '#domain/wholesale/porting/change-day.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { AsideCard } from '#islands/record/AsideCard.tsx';
import { ChangeDayHours } from './ChangeDayHours.tsx';
import { windowText } from './porting-labels.ts';

/** When the numbers change carriers, as far as that is known. */
export function ChangeDayCard({ data }: { data: PortingData }) {
  const t = texts('portings');
  const day = changeDay(data);
  if (!day) return null;
  return (
    <AsideCard title={t('day.title')}>
      <p className="mb-3 text-muted text-sm">
        {t(day.isAgreed ? 'hours.agreed' : 'hours.wished', { day: formatDatedWeekday(day.day, pageLocale()) })}
        {!day.window && windowText(data['timeWindow']) && `, ${windowText(data['timeWindow'])}`}
      </p>
      <ChangeDayHours data={data} />
    </AsideCard>
  );
}
