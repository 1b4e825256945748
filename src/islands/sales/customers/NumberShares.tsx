import type { OrderOfCustomer } from '#api/sales/orders.ts';
import { countNumbers } from '#domain/sales/orders/ordered-numbers.ts';
import { formatNumber } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';

const looks = {
  active: 'border-solid bg-brand',
  ordered:
    'border-link border-dashed bg-info-soft bg-[repeating-linear-gradient(-45deg,var(--color-link)_0_2px,transparent_2px_7px)]',
} as const;

interface Share {
  id: string;
  kind: keyof typeof looks;
  count: number;
  text: string;
}

function sharesOf(orders: readonly OrderOfCustomer[]): Share[] {
  const t = texts('customers');
  const counted = orders.map((order) => ({ order, count: countNumbers(order.data.values).all }));
  const active = counted.filter(({ order }) => order.group === 'active').reduce((sum, { count }) => sum + count, 0);
  const n = (count: number) => formatNumber(count, pageLocale());
  const ordered = counted.filter(({ order, count }) => order.group === 'open' && count > 0);
  return [
    ...(active > 0
      ? [{ id: 'active', kind: 'active' as const, count: active, text: t('running.numbersActive', { n: n(active) }) }]
      : []),
    ...ordered.map(({ order, count }) => ({
      id: order.id,
      kind: 'ordered' as const,
      count,
      text: t('running.numbersOrdered', { n: n(count), caption: order.caption }),
    })),
  ];
}

/** How many telephone numbers a customer has and has ordered, as far as the orders name them. */
export function NumberShares({ orders }: { orders: readonly OrderOfCustomer[] }) {
  const shares = sharesOf(orders);
  if (shares.length === 0) return null;
  return (
    <section className="grid gap-2 border-line border-t px-5 py-4">
      <h3 className="text-sm">{texts('customers')('running.numbers')}</h3>
      <div aria-hidden="true" className="flex h-7.5 overflow-clip rounded-control border border-control">
        {shares.map(({ id, kind, count }) => (
          <span key={id} className={`min-w-3 border ${looks[kind]}`} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {shares.map(({ id, kind, text }) => (
          <li key={id} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-3.5 rounded-tag border ${looks[kind]}`} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
