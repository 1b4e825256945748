import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import Info from 'lucide/dist/esm/icons/info.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import type { ReactNode } from 'react';
import { texts } from '#i18n/client.ts';
import { Icon } from '../text/Icon.tsx';

const tones = {
  info: { icon: Info, word: 'toneInfo', box: 'bg-info-soft border-info/30', mark: 'text-info' },
  ok: { icon: CircleCheck, word: 'toneOk', box: 'bg-ok-soft border-ok/30', mark: 'text-ok' },
  warn: { icon: TriangleAlert, word: 'toneWarn', box: 'bg-warn-soft border-warn/30', mark: 'text-warn' },
  danger: { icon: CircleAlert, word: 'toneDanger', box: 'bg-danger-soft border-danger/40', mark: 'text-danger' },
} as const;

interface Props {
  tone?: keyof typeof tones;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Speaks up as soon as it appears; for what happened just now, not for what stood there from the start. */
  live?: boolean;
}

export function Notice({ tone = 'info', title, children, actions, live = false }: Props) {
  const t = texts('ui');
  const { icon, word, box, mark } = tones[tone];
  return (
    <div
      className={`flex gap-3 rounded-card border p-4 ${box}`}
      {...(live && { role: tone === 'danger' ? 'alert' : 'status' })}
    >
      <Icon of={icon} className={`mt-px ${mark}`} />
      <div className="min-w-0 flex-1">
        <span className="sr-only">{t(word)}: </span>
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={title ? 'mt-0.5' : ''}>{children}</div>}
        {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
