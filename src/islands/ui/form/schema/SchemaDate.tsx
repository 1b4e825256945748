import { formatWeekday } from '#domain/date/date-format.ts';
import { isWeekend } from '#domain/date/working-days.ts';
import { answerTo, pathsTo } from '#domain/form/conditions.ts';
import type { FieldOf } from '#domain/form/form-description.ts';
import { message, texts } from '#i18n/client.ts';
import { DateField } from '../date/DateField.tsx';
import { useFromAnswers, useRow, useSchemaContext } from './schema-context.ts';

interface Props {
  name: string;
  label: string;
  required: boolean;
  field: FieldOf<'date'>;
}

/** A date: typed or picked from six weeks, where each blocked day says why it is (§5-9, §9-16). */
export function SchemaDate({ field, ...common }: Props) {
  const { words, context } = useSchemaContext();
  const { holidays, ...moment } = context();
  const row = useRow();
  const answers = (name: string) => answerTo(name, row);
  const read = () => field.days?.({ holidays, ...moment }, answers);
  useFromAnswers(field.daysFrom?.flatMap((name) => pathsTo(name, row)) ?? [], () => read()?.min ?? '');
  const days = read();
  if (!days) return <DateField {...common} {...(field.hint && { hint: words.translate(field.hint) })} />;

  const blocked = (day: string) => {
    const fault = days.fault(day);
    const holiday = fault && holidays[day]?.[words.locale];
    if (holiday) return texts('ui')('holiday', { name: holiday });
    if (fault && isWeekend(day)) return texts('ui')('weekend');
    return fault && message(fault);
  };
  return (
    <DateField
      {...common}
      {...(field.hint && { hint: words.translate(field.hint, { day: formatWeekday(days.min, words.locale) }) })}
      min={days.min}
      max={days.max}
      fixedWeeks
      blocked={blocked}
    />
  );
}
