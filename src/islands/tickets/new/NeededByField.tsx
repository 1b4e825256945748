import { addDays, berlinDay } from '../../../domain/date/berlin-day.ts';
import { formatWeekday } from '../../../domain/date/date-format.ts';
import { type Holidays, isWeekend } from '../../../domain/date/working-days.ts';
import { earliestNeededBy, latestDays, neededByFault } from '../../../domain/tickets/needed-by-date.ts';
import { message, pageLocale, texts } from '../../../i18n/client.ts';
import { DateField } from '../../ui/form/date/DateField.tsx';

/** The date of an offer request: typed or picked from six weeks, where each blocked day says why it is (§5, §9). */
export function NeededByField({ holidays }: { holidays: Holidays }) {
  const t = texts('ticket-form');
  const today = berlinDay(Date.now());
  const earliest = earliestNeededBy(today, holidays);

  const blocked = (day: string) => {
    const holiday = holidays[day]?.[pageLocale()];
    if (holiday) return t('offer.holiday', { name: holiday });
    if (isWeekend(day)) return texts('ui')('weekend');
    const fault = neededByFault(day, today, holidays);
    return fault && message(fault);
  };

  return (
    <DateField
      name="neededBy"
      label={t('offer.neededBy')}
      hint={t('offer.neededByHint', { day: formatWeekday(earliest, pageLocale()) })}
      min={earliest}
      max={addDays(today, latestDays)}
      fixedWeeks
      blocked={blocked}
      // A form opened before midnight is judged by the day on which it is sent.
      check={(day) => neededByFault(day, berlinDay(Date.now()), holidays)}
    />
  );
}
