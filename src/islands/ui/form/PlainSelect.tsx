import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { ComponentProps } from 'react';
import { Icon } from '../text/Icon.tsx';

export interface Option<V extends string = string> {
  value: V;
  label: string;
}

interface Props extends ComponentProps<'select'> {
  options: readonly Option[];
  /** First entry, with no value. */
  placeholder?: string;
  small?: boolean;
}

/** The browser's own select in the portal's dress; for filters and paging. In forms take `Select`. */
export function PlainSelect({ options, placeholder, small = false, className = '', ...rest }: Props) {
  return (
    <span className={`relative ${small ? 'inline-block' : 'block'} ${className}`}>
      <select
        {...rest}
        className={`control appearance-none truncate pe-9 forced-colors:appearance-auto ${small ? 'min-h-8.5 py-1 text-sm' : ''}`}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon
        of={ChevronDown}
        size={16}
        className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-muted forced-colors:hidden"
      />
    </span>
  );
}
