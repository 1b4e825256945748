import type { IconNode } from 'lucide';
import Inbox from 'lucide/dist/esm/icons/inbox.mjs';
import type { ReactNode } from 'react';
import { Icon } from '../text/Icon.tsx';

interface Props {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  icon?: IconNode;
}

/** What a list shows in place of rows: a sentence and what to do now. */
export function Empty({ title, children, action, icon = Inbox }: Props) {
  return (
    <div className="grid justify-items-center gap-1 px-6 py-12 text-center">
      <span className="mb-3 grid size-14 place-items-center rounded-full bg-brand-soft text-link">
        <Icon of={icon} size={24} />
      </span>
      <p className="font-semibold text-lg">{title}</p>
      {children && <div className="max-w-narrow text-balance text-muted">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
