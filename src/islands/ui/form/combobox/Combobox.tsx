import {
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Combobox as HeadlessCombobox,
} from '@headlessui/react';
import Check from 'lucide/dist/esm/icons/check.mjs';
import ChevronsUpDown from 'lucide/dist/esm/icons/chevrons-up-down.mjs';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { texts } from '#i18n/client.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { ComboboxPopover } from './ComboboxPopover.tsx';
import { DescribedInput, NamedList } from './combobox-elements.tsx';
import type { ComboboxOptionData } from './combobox-option.ts';
import { matchingOptions } from './matching-options.ts';

interface Props {
  value: ComboboxOptionData | undefined;
  onChange: (option: ComboboxOptionData) => void;
  options: readonly ComboboxOptionData[];
  placeholder?: string | undefined;
  /** Accessible name, where no label element points at `id`. */
  label?: string | undefined;
  id?: string | undefined;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  required?: boolean | undefined;
  /** Called while the user types, if more options exist on the server. */
  onType?: ((text: string) => void) | undefined;
}

/** Headless UI would take the active option along: who only looked at the list and goes on has chosen nothing. */
const leaveAsItWas = (event: KeyboardEvent) => {
  if (event.key === 'Tab') event.stopPropagation();
};

/** Find-as-you-type: the focus stays in the field, the arrows walk the list, Escape brings the former choice back. */
export function Combobox({ value, onChange, options, placeholder, onType, ...aria }: Props) {
  const t = texts('ui');
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const matches = matchingOptions(options, typed);
  const selectedLabel = value?.label ?? '';

  // Typing on replaces the choice.
  useEffect(() => {
    if (selectedLabel && field.current === document.activeElement) field.current?.select();
  }, [selectedLabel]);

  return (
    <HeadlessCombobox
      value={value ?? null}
      by="value"
      onChange={(option: ComboboxOptionData | null) => option && onChange(option)}
      onClose={() => setTyped('')}
    >
      {({ open }) => (
        <div className="relative" onKeyDownCapture={leaveAsItWas}>
          <ComboboxInput
            as={DescribedInput}
            ref={field}
            {...(aria.id && { id: aria.id })}
            aria-label={aria.label}
            describedBy={aria.describedBy}
            aria-invalid={aria.invalid || undefined}
            aria-required={aria.required || undefined}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder ?? t('choose')}
            displayValue={(option: ComboboxOptionData | null) => option?.label ?? ''}
            className="control truncate pe-10"
            onChange={({ target }) => {
              setTyped(target.value);
              onType?.(target.value);
            }}
            onClick={() => !open && button.current?.click()}
            onFocus={({ target }) => target.select()}
          />
          <ComboboxButton
            ref={button}
            aria-label={t('comboboxOpen')}
            className="absolute inset-y-0 end-0 grid w-10 place-items-center text-muted"
          >
            <Icon of={ChevronsUpDown} size={16} />
          </ComboboxButton>
          <ComboboxPopover open={open} field={field}>
            <ComboboxOptions
              as={NamedList}
              name={aria.label ?? t('choose')}
              modal={false}
              className="max-h-77 overflow-auto outline-none"
            >
              {matches.map((option) => (
                <ComboboxOption
                  key={option.value}
                  value={option}
                  className="flex cursor-pointer items-center gap-2 rounded-control px-3 py-2 data-focus:bg-brand-soft data-selected:font-semibold"
                >
                  <span className="grid flex-1">
                    {option.label}
                    {option.hint && <span className="font-normal text-muted text-sm">{option.hint}</span>}
                  </span>
                  {option.value === value?.value && <Icon of={Check} size={16} className="text-link" />}
                </ComboboxOption>
              ))}
            </ComboboxOptions>
            <p role="status" className={matches.length > 0 ? 'sr-only' : 'px-3 py-2 text-muted'}>
              {matches.length === 0 && t('comboboxNone', { text: typed })}
            </p>
          </ComboboxPopover>
        </div>
      )}
    </HeadlessCombobox>
  );
}
