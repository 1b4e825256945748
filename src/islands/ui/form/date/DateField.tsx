import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import { useEffect, useId, useState } from 'react';
import { berlinDay } from '../../../../domain/date/berlin-day.ts';
import { shownDate, typedDate } from '../../../../domain/date/typed-date.ts';
import { texts } from '../../../../i18n/client.ts';
import { Dialog } from '../../overlay/Dialog.tsx';
import { usePopover } from '../../overlay/usePopover.ts';
import { lazy, Suspense } from '../../page/lazy.tsx';
import { Spinner } from '../../page/Spinner.tsx';
import { useNarrow } from '../../page/useNarrow.ts';
import { Icon } from '../../text/Icon.tsx';
import { Field, type FieldProps } from '../Field.tsx';
import { useFieldCheck, useFieldValue, useFormField } from '../useFormField.ts';
import type { CalendarProps } from './Calendar.tsx';

const Calendar = lazy(() => import('./Calendar.tsx').then((module) => module.Calendar));
const noneBlocked = () => undefined;

interface Props extends FieldProps, Pick<CalendarProps, 'min' | 'max' | 'fixedWeeks' | 'weekNumbers'> {
  /** Why the calendar offers a day no longer, in words for the user. */
  blocked?: CalendarProps['blocked'];
  /** Message key for a day that must not be sent, wherever it came from. */
  check?: (day: string) => string | undefined;
  /** Under this width (px) the calendar opens as a dialog (§9 "the mobile breakpoint is configurable"). */
  mobileBelow?: number;
}

/** A day, typed in any usual notation or picked; the field's value is `YYYY-MM-DD`. */
export function DateField({
  name,
  label,
  hint,
  required,
  check,
  blocked = noneBlocked,
  mobileBelow = 640,
  ...limits
}: Props) {
  const t = texts('ui');
  const id = useId();
  const narrow = useNarrow(mobileBelow);
  const [value, setValue] = useFieldValue<string | undefined>(name);
  const [text, setText] = useState(() => shownDate(value ?? ''));
  const [sheet, setSheet] = useState(false);
  const field = useFormField(name, { label, required });
  const calendar = usePopover();
  const today = berlinDay(Date.now());
  useFieldCheck(name, check && ((day) => (typedDate(String(day ?? ''), today) ? check(String(day)) : undefined)));

  useEffect(() => {
    setText((typed) => ((typedDate(typed, today) ?? typed) === (value ?? '') ? typed : shownDate(value ?? '')));
  }, [value, today]);

  const choose = (day: string) => {
    setValue(day);
    setText(shownDate(day));
    setSheet(false);
    calendar.hide();
    calendar.opener.current?.focus();
  };
  const body = (
    <Suspense fallback={<Spinner className="m-8 text-link" />}>
      <Calendar {...limits} value={value} today={today} blocked={blocked} onChoose={choose} />
    </Suspense>
  );

  return (
    <Field field={field} label={label} hint={hint}>
      <div data-anchor className="relative max-w-56">
        <input
          {...field.aria(!!hint)}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          placeholder={t('dateHint')}
          value={text}
          className="control pe-12"
          onChange={({ target }) => {
            setText(target.value);
            setValue(typedDate(target.value, today) ?? target.value.trim());
          }}
          onBlur={() => setText(shownDate(value ?? ''))}
        />
        <button
          ref={calendar.opener}
          type="button"
          aria-label={t('calendarOpen')}
          aria-haspopup="dialog"
          {...(narrow ? { onClick: () => setSheet(true) } : { popoverTarget: id, 'aria-expanded': calendar.open })}
          className="absolute end-1 top-1/2 grid size-9 -translate-y-1/2 place-items-center rounded-control text-link hover:bg-brand-soft"
        >
          <Icon of={CalendarDays} />
        </button>
      </div>
      {narrow ? (
        <Dialog open={sheet} onClose={() => setSheet(false)} title={label}>
          <div className="grid justify-items-center">{body}</div>
        </Dialog>
      ) : (
        <div
          ref={calendar.popover}
          id={id}
          popover="auto"
          role="dialog"
          aria-label={t('calendarTitle')}
          onToggle={calendar.onToggle}
          className="overlay fixed inset-auto m-0 p-0 open:animate-rise"
        >
          {calendar.open && body}
        </div>
      )}
    </Field>
  );
}
