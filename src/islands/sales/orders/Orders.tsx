import type { OrderRow, StatusGroup } from '#contract/sales/order.ts';
import { href } from '#domain/access/routes.ts';
import { formatCalendarDay, formatDayAndMonth } from '#domain/date/date-format.ts';
import { captionOfCode } from '#domain/sales/products/catalogue.ts';
import { voChoice } from '#domain/text/vo-choices.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { AfterCatalogue } from '#islands/record/AfterCatalogue.tsx';
import { ListActs } from '#islands/record/list/ListActs.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { momentColumn } from '#islands/record/list/moment-column.tsx';
import { nextColumn, ownerColumn } from '#islands/record/list/shared-columns.tsx';
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

/** Who does what until when; '' where the order has come to its end. */
function nextStep({ state, confirmedDate }: OrderRow, employee: boolean): string {
  const t = texts('orders');
  const day = confirmedDate && formatDayAndMonth(confirmedDate, pageLocale());
  switch (state) {
    case 'clarification':
      return t(employee ? 'step.partnerAnswer' : 'step.clarification');
    case 'scheduled':
    case 'provisioning':
      return day ? t('step.live', { day }) : t('step.accepted');
    case 'active':
    case 'cancelled':
    case 'rejected':
    case 'terminated':
      return '';
    default:
      return t(`step.${state}`);
  }
}

function screen(employee: boolean): ListScreen<OrderRow> {
  const t = texts('orders');
  const group = (value: string) => t(`group.${value as StatusGroup | 'all'}`);
  const known = orders.$page.get();
  const rows = known.state === 'ready' ? known.value.items : [];
  const dayColumn = (id: 'confirmedDate' | 'desiredDate', header: string) => ({
    id,
    header,
    sort: id,
    rank: 'date' as const,
    extra: true,
    text: (row: OrderRow) => startText(row[id]),
  });
  const words = { number: t('number'), product: t('product'), customer: t('customer'), vo: t('vo') };
  const { customer, ...filters } = soldFilters(words, {
    caption: (code) => captionOfCode(code, pageLocale()),
    voNumbers: ($foundation.get()?.voNumbers ?? []).map(voChoice),
    rows,
    thisCustomer: t('thisCustomer'),
  });
  const sold = soldColumns(words);
  return {
    list: orders,
    texts: 'orders',
    file: t('list.caption'),
    columns: [
      sold.customer,
      sold.product,
      {
        id: 'status',
        rank: 'state',
        header: t('statusHead'),
        sort: 'state',
        text: (row) => statusName(row.state),
        cell: (row) => <Status row={row} />,
      },
      nextColumn({
        text: (row) => nextStep(row, employee),
        isMine: ({ state }) => !employee && state === 'clarification',
      }),
      momentColumn('created', t('received'), 'day'),
      dayColumn('desiredDate', t('desired')),
      dayColumn('confirmedDate', t('confirmed')),
      sold.vo,
      ...ownerColumn(),
      sold.number,
    ],
    tabs: {
      label: t('statusHead'),
      shown: ['open', 'active', 'ended', 'all'],
      caption: group,
      empty: (tab) => t('emptyTab', { group: group(tab) }),
    },
    filters: { ...filters, received: { label: t('received') }, customer },
    bulk: ['handOver', 'assign'],
    link: ({ id }) => href('OrderEdit', pageLocale(), { id }),
    isTinted: ({ state }) => state === 'clarification',
    create: href('DraftEdit', pageLocale()),
  };
}

/** The orders of the selected foundation. */
export const OrderList = island(() => <AfterCatalogue>{() => <ListPage of={screen} />}</AfterCatalogue>);
export const OrderExport = island(() => <ListActs of={screen} />, { look: 'line' });
