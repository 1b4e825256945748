import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../text/Icon.tsx';

interface Props extends ComponentProps<'details'> {
  /** What stays in sight. */
  head: ReactNode;
  headClassName?: string;
  /** Its mark stands in front of a line and behind the title of a card; a row places it in a grid of its own. */
  look?: 'line' | 'card' | 'row';
}

const looks = {
  line: 'flex gap-1.5',
  card: 'flex gap-3 rounded-card hover:bg-brand-soft/50',
  row: 'grid gap-x-3 hover:bg-brand-soft/50',
} as const;

/** Something that opens where it stands. */
export function Disclosure({ head, headClassName = '', look = 'line', className = '', children, ...details }: Props) {
  return (
    <details {...details} className={`group/disclosure ${className}`}>
      <summary className={`list-none items-center [&::-webkit-details-marker]:hidden ${looks[look]} ${headClassName}`}>
        <Icon
          of={ChevronRight}
          size={16}
          className={`text-muted transition-transform group-open/disclosure:rotate-90 ${look === 'card' ? 'order-last ms-auto' : ''}`}
        />
        {head}
      </summary>
      {children}
    </details>
  );
}
