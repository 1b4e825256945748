import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { OrderHandovers as Handovers } from '#contract/sales/order-handover.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { AsideCard } from '#islands/record/AsideCard.tsx';
import { orderHandovers } from '#stores/staff/order-handovers.ts';

type Handover = Handovers['items'][number];

const causes = ['unreachable', 'timeout', 'blocked', 'certificate', 'redirect', 'gone', 'status'] as const;
const codes = ['ENOSPC', 'EACCES', 'off'] as const;

function stateText({ target, done, nextAttempt, fault }: Handover): string {
  const t = texts('order-handovers');
  const moment = (at: number) => formatMoment(at, pageLocale());
  if (done !== undefined) return t(`done.${target}`, { moment: moment(done) });
  if (fault === undefined || nextAttempt === undefined) return t(`waiting.${target}`);
  const why = [...causes, ...codes].find((one) => one === fault.split(' ')[0]) ?? 'other';
  return t(`failed.${target}`, { why: t(`why.${why}`), moment: moment(nextAttempt) });
}

/** For employees: when the order went to the distributor's own system, or why not yet. Nothing where none does. */
export function OrderHandovers({ id }: { id: string }) {
  const t = texts('order-handovers');
  const [store] = useState(() => orderHandovers(id));
  const state = useStore(store.$value);
  const items = state.state === 'ready' ? state.value.items : [];
  if (items.length === 0) return null;
  return (
    <AsideCard title={t('title')}>
      <ul className="grid gap-3">
        {items.map((item) => (
          <li key={`${item.version}-${item.target}`} className="leading-snug">
            <p className="font-semibold">{t(`events.${item.event}`)}</p>
            <p className={`text-sm ${item.fault === undefined ? 'text-muted' : 'text-danger'}`}>{stateText(item)}</p>
          </li>
        ))}
      </ul>
    </AsideCard>
  );
}
