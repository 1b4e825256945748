import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#islands/ui/text/Icon.tsx';

/** Entries side by side, as many as there is room for. */
export const TileGrid = ({ children }: { children: ReactNode }) => (
  <ul className="grid gap-x-6 px-5 py-2 sm:grid-cols-2 lg:grid-cols-4">{children}</ul>
);

export const TileEntry = ({ icon, children, facts }: { icon?: IconNode; children: ReactNode; facts: ReactNode }) => (
  <li className="flex min-w-0 items-center gap-3 py-1">
    {icon && (
      <span className="tile">
        <Icon of={icon} />
      </span>
    )}
    <span className="min-w-0">
      <span className="line-clamp-2">{children}</span>
      <span className="block text-muted text-sm">{facts}</span>
    </span>
  </li>
);
