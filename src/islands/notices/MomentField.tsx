import { berlinClock } from '#domain/date/berlin-clock.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { texts } from '#i18n/client.ts';
import { DayInput } from '#islands/ui/form/date/DayInput.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { PlainSelect } from '#islands/ui/form/PlainSelect.tsx';
import { useFieldCheck, useFieldValue, useFormField } from '#islands/ui/form/useFormField.ts';

/** `2026-11-24T10:45` in Berlin or a moment in ms; undefined where it is neither. */
export const momentOf = (value: unknown): number | undefined => {
  const text = String(value ?? '');
  if (text === '') return undefined;
  return /^\d+$/.test(text) ? Number(text) : berlinMoment(text.replace(separator, ' '));
};

/** A moment (ms) as it stands in the field. */
export const typedMoment = (moment: number): string => berlinClock(moment).toISOString().slice(0, 16);

const stepMinutes = 15;
const times = Array.from({ length: (24 * 60) / stepMinutes }, (_, at) => {
  const [hour, minute] = [Math.floor((at * stepMinutes) / 60), (at * stepMinutes) % 60];
  const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  return { value: time, label: time };
});
const defaultTime = '08:00';
/** Between what is typed as a day and the time. */
const separator = 'T';

/** A day and a time in Berlin, to the quarter of an hour; empty without a day. */
export function MomentField({ name, label, hint }: { name: string; label: string; hint: string }) {
  const [value, setValue] = useFieldValue<string | undefined>(name);
  const field = useFormField(name, { label, required: false });
  useFieldCheck(name, (moment) => (moment && momentOf(moment) === undefined ? 'date' : undefined));
  const [dayText = '', clock = defaultTime] = (value ?? '').split(separator);
  const write = (newDay: string, newTime: string) => setValue(newDay ? `${newDay}${separator}${newTime}` : '');
  return (
    <Field field={field} label={label} hint={hint}>
      <div className="flex flex-wrap gap-2">
        <DayInput
          label={label}
          value={dayText}
          onChange={(typed) => write(typed, clock)}
          input={{ ...field.aria(true), name }}
        />
        <PlainSelect
          aria-label={texts('notices')('form.timeOf', { field: label })}
          className="w-28"
          disabled={dayText === ''}
          value={clock}
          options={times}
          onChange={(event) => write(dayText, event.target.value)}
        />
      </div>
    </Field>
  );
}
