import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface Props {
  /** One icon, imported alone: `import Search from 'lucide/dist/esm/icons/search.mjs'`. */
  of: IconNode;
  size?: 16 | 20 | 24 | 32;
  className?: string;
}

/** A picture beside words; it says nothing of its own. */
export function Icon({ of: shapes, size = 20, className = '' }: Props) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      {...shapes.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
}
