import Check from 'lucide-react/icons/check';
import type { OrderRecord } from '../../contract/sales/order.ts';
import { formatDay } from '../../domain/date/date-format.ts';
import { hasPorting } from '../../domain/orders/consents.ts';
import { milestonesOf } from '../../domain/orders/milestones.ts';
import { pageLocale, texts } from '../../i18n/client.ts';
import { Icon } from '../ui/text/Icon.tsx';
import { statusName } from './order-words.ts';

const marks = {
  done: 'border-ok-fill bg-ok-fill text-on-brand',
  current: 'border-brand border-2 bg-brand-soft',
  open: 'border-control border-2 border-dashed bg-card',
} as const;

/** How far an order is on its way, with the days. */
export function Milestones({ order: { data } }: { order: OrderRecord }) {
  const t = texts('orders');
  return (
    <ol aria-label={t('milestones')} className="card flex gap-x-1 gap-y-3 p-5 max-lg:grid">
      {milestonesOf(data, hasPorting(data.values)).map(({ name, state, at }) => (
        <li
          key={name}
          className="relative flex min-w-0 flex-1 gap-2.5 lg:grid lg:justify-items-start lg:not-last:before:absolute lg:not-last:before:start-7 lg:not-last:before:end-0 lg:not-last:before:top-2.5 lg:not-last:before:h-px lg:not-last:before:bg-control"
          {...(state === 'current' && { 'aria-current': 'step' })}
        >
          <span className={`relative grid size-5 shrink-0 place-items-center rounded-full border ${marks[state]}`}>
            {state === 'done' && <Icon of={Check} size={16} className="scale-90" />}
          </span>
          <span className="min-w-0 leading-snug">
            <span className={`block text-sm ${state === 'current' ? 'font-semibold' : ''}`}>
              {statusName(name)}
              <span className="sr-only"> ({t(`milestone.${state}`)})</span>
            </span>
            {at !== undefined && (
              <time dateTime={new Date(at).toISOString()} className="text-muted text-sm">
                {formatDay(at, pageLocale())}
              </time>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
