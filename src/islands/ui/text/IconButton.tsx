import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Spinner } from '../page/Spinner.tsx';
import { Icon } from './Icon.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconNode;
  label: string;
  /** Shown on hover. */
  hint: string;
  busy?: boolean;
  filled?: boolean;
}

export function IconButton({ icon, label, hint, busy = false, filled = false, className = '', ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={hint}
      aria-busy={busy}
      className={`relative z-1 grid size-9 place-items-center rounded-control hover:bg-card hover:text-link ${className}`}
    >
      {busy ? <Spinner /> : <Icon of={icon} className={filled ? 'fill-current' : ''} />}
    </button>
  );
}
