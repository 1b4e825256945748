import type { OrderRow, StatusGroup } from '#contract/sales/order.ts';
import type { ProductType } from '#contract/sales/product.ts';
import { href } from '#domain/access/routes.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { productCaption } from '#domain/sales/products/catalogue.ts';
import { voChoice } from '#domain/text/vo-choices.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ExportButton } from '#islands/record/list/ExportButton.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { momentColumn } from '#islands/record/list/moment-column.tsx';
import { soldColumns, soldFilters } from '#islands/record/list/sold-columns.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { $foundation } from '#stores/foundation/foundation.ts';
import { orders } from '#stores/sales/orders.ts';
import { statusName, statusTone } from './order-labels.ts';

const Status = ({ row }: { row: OrderRow }) => (
  <StatusPill tone={statusTone[row.state]}>{statusName(row.state)}</StatusPill>
);

/** A day, or the start that was chosen in place of one. */
const startText = (start = '') =>
  start === 'asap' || start === 'contractEnd'
    ? texts('orders')(`start.${start}`)
    : formatCalendarDay(start, pageLocale());

function OrderCard({ row }: { row: OrderRow }) {
  const t = texts('orders');
  return (
    <>
      <p>
        {row.caption}
        <span className="block text-muted">{row.customer}</span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Status row={row} />
        <span className="text-muted text-sm">
          {t(row.confirmedDate ? 'confirmed' : 'desired')}: {startText(row.confirmedDate ?? row.desiredDate)}
        </span>
      </div>
    </>
  );
}

function screen(): ListScreen<OrderRow> {
  const t = texts('orders');
  const group = (value: string) => t(`group.${value as StatusGroup | 'all'}`);
  const known = orders.$page.get();
  const rows = known.state === 'ready' ? known.value.items : [];
  const dayColumn = (id: 'confirmedDate' | 'desiredDate', header: string) => ({
    id,
    header,
    sort: id,
    nowrap: true,
    minor: id === 'desiredDate',
    text: (row: OrderRow) => startText(row[id]),
  });
  const sold = { number: t('number'), product: t('product'), customer: t('customer'), vo: t('vo') };
  const { customer, ...filters } = soldFilters(sold, {
    caption: (value) => productCaption(value as ProductType),
    voNumbers: ($foundation.get()?.voNumbers ?? []).map(voChoice),
    rows,
    thisCustomer: t('thisCustomer'),
  });
  return {
    list: orders,
    texts: 'orders',
    file: t('list.caption'),
    columns: [
      ...soldColumns(sold),
      {
        id: 'status',
        header: t('statusHead'),
        sort: 'state',
        text: (row) => statusName(row.state),
        cell: (row) => <Status row={row} />,
      },
      dayColumn('desiredDate', t('desired')),
      dayColumn('confirmedDate', t('confirmed')),
      momentColumn('created', t('received'), 'day'),
    ],
    tabs: {
      label: t('statusHead'),
      shown: ['open', 'active', 'ended', 'all'],
      caption: group,
      empty: (tab) => t('emptyTab', { group: group(tab) }),
    },
    filters: { ...filters, received: { label: t('received') }, customer },
    link: ({ id }) => href('OrderEdit', pageLocale(), { id }),
    isTinted: ({ state }) => state === 'clarification',
    card: (row) => <OrderCard row={row} />,
    create: href('DraftEdit', pageLocale()),
  };
}

/** The orders of the selected foundation. */
export const OrderList = island(() => <ListPage of={screen} />);
export const OrderExport = island(() => <ExportButton of={screen} />, { look: 'line' });
