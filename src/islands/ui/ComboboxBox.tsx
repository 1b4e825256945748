import {
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Combobox as Headless,
} from '@headlessui/react';
import Check from 'lucide-react/icons/check';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useState } from 'react';
import { texts } from '../../i18n/client.ts';
import type { ComboboxOptionData, ComboboxSearch } from './combobox-option.ts';
import { Icon } from './Icon.tsx';
import { useFoundOptions } from './useFoundOptions.ts';

export interface ComboboxProps {
  value: ComboboxOptionData | undefined;
  onChange: (option: ComboboxOptionData) => void;
  /** All choices, or the way to find some of very many. */
  options?: readonly ComboboxOptionData[] | undefined;
  search?: ComboboxSearch | undefined;
  placeholder?: string | undefined;
  /** Accessible name, where no label element points at `id`. */
  label?: string | undefined;
  id?: string | undefined;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  required?: boolean | undefined;
  /** For a line of controls outside of forms. */
  small?: boolean | undefined;
}

export function ComboboxBox({ value, onChange, options, search, placeholder, small = false, ...aria }: ComboboxProps) {
  const t = texts('ui');
  const [text, setText] = useState('');
  const found = useFoundOptions(text, options, search);
  return (
    <Headless
      immediate
      value={value ?? null}
      by="value"
      onChange={(option: ComboboxOptionData | null) => option && onChange(option)}
      onClose={() => setText('')}
    >
      <div className="relative">
        <ComboboxInput
          id={aria.id}
          aria-label={aria.label}
          aria-describedby={aria.describedBy}
          aria-invalid={aria.invalid || undefined}
          aria-required={aria.required || undefined}
          autoComplete="off"
          placeholder={placeholder}
          displayValue={(option: ComboboxOptionData | null) => option?.label ?? ''}
          onChange={(event) => setText(event.target.value)}
          onFocus={(event) => event.target.select()}
          className={`control pe-10 ${small ? 'min-h-8.5 py-1 font-semibold' : ''}`}
        />
        <ComboboxButton
          aria-label={t('comboboxOpen')}
          className="absolute inset-y-0 end-0 grid w-10 place-items-center text-muted"
        >
          <Icon of={ChevronsUpDown} size={16} />
        </ComboboxButton>
      </div>
      <ComboboxOptions
        modal={false}
        anchor={{ to: 'bottom start', gap: 4, padding: 8 }}
        className="overlay z-40 max-h-80 w-(--input-width) min-w-72 overflow-auto p-1.5 empty:hidden"
      >
        {found.options.map((option) => (
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
        {found.options.length === 0 && (
          <p role="status" className="px-3 py-2 text-muted">
            {found.state === 'loading' && t('comboboxLoading')}
            {found.state === 'failed' && t('comboboxFailed')}
            {found.state === 'ready' && t('comboboxNone', { text })}
          </p>
        )}
      </ComboboxOptions>
    </Headless>
  );
}
