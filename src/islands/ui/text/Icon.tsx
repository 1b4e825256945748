import type { LucideIcon } from 'lucide-react';

interface Props {
  /** One icon, imported alone: `import Search from 'lucide-react/icons/search'`. */
  of: LucideIcon;
  size?: 16 | 20 | 24 | 32;
  className?: string;
}

/** A picture beside words; it says nothing of its own. */
export function Icon({ of: Picture, size = 20, className = '' }: Props) {
  return (
    <Picture
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      strokeWidth={1.75}
      className={`shrink-0 ${className}`}
    />
  );
}
