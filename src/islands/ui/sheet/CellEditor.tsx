import { useLayoutEffect, useRef } from 'react';
import type { AskedField } from '#domain/form/form-description.ts';

interface Props {
  id: string;
  label: string;
  field: AskedField;
  value: unknown;
  /** Begins empty, as a letter is typed over the value. */
  isReplacing: boolean;
  describedBy: string | undefined;
  isInvalid: boolean;
  onType: (text: string) => void;
  onLeave: () => void;
}

const inputType = { email: 'email', phone: 'tel' } as const;
const isDecimal = ({ kind }: AskedField) => kind === 'number' || kind === 'money';

/** The text of a cell while it is edited; the sheet hears its keys. */
export function CellEditor({ id, label, field, value, isReplacing, describedBy, isInvalid, onType, onLeave }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // Before the key that opened it is typed, so that it goes in here.
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    if (!isReplacing) input.current?.setSelectionRange?.(input.current.value.length, input.current.value.length);
  }, [isReplacing]);
  return (
    <input
      ref={input}
      id={id}
      aria-label={label}
      aria-describedby={describedBy}
      {...(isInvalid && { 'aria-invalid': true })}
      type={field.kind === 'phone' ? inputType.phone : 'text'}
      inputMode={field.kind === 'email' ? 'email' : isDecimal(field) ? 'decimal' : field.inputMode}
      autoComplete="off"
      spellCheck={false}
      defaultValue={isReplacing ? '' : String(value ?? '')}
      onInput={({ currentTarget }) => onType(currentTarget.value)}
      onBlur={onLeave}
      className="absolute inset-0 min-w-full bg-field px-2.5 text-ink outline-2 outline-focus -outline-offset-2"
    />
  );
}
