import { useStore } from '@nanostores/react';
import { type ServiceRow, type ServiceState, type ServiceType, wholesaleService } from '#contract/wholesale/service.ts';
import { href } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { isOpenEnded } from '#domain/wholesale/services/service-end.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ListActs } from '#islands/record/list/ListActs.tsx';
import { CreateLink, ListHead } from '#islands/record/list/ListHead.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { namedBy, stateColumn } from '#islands/record/list/shared-columns.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { recordStores } from '#stores/data/record-stores.ts';
import { productName, stateName, stateTone, typeName } from './service-labels.ts';

const State = ({ row }: { row: ServiceRow }) => (
  <StatusPill tone={stateTone[row.state]}>{stateName(row.state)}</StatusPill>
);
const dayOf = (day: string | undefined) => (day ? formatCalendarDay(day, pageLocale()) : '');
const termOf = ({ state, end: termEnd }: ServiceRow) =>
  isOpenEnded({ state, termEnd }, berlinDay(Date.now()))
    ? texts('services')('openEnded', { day: dayOf(termEnd) })
    : dayOf(termEnd);
const productOf = ({ kind: type, data }: ServiceRow) => productName(type, data.accountType);

function screen(): ListScreen<ServiceRow> {
  const t = texts('services');
  const { list } = recordStores(wholesaleService);
  const caption = (tab: string) =>
    tab === 'all' || tab === 'running' ? t(`tab.${tab}`) : stateName(tab as ServiceState);
  return {
    list,
    texts: 'services',
    file: t('list.caption'),
    columns: [
      {
        id: 'customer',
        header: t('customer'),
        sort: 'customer',
        primary: true,
        text: (row) => row.customer || typeName(row.kind),
      },
      { id: 'product', header: t('product'), grow: 2, text: productOf },
      {
        id: 'type',
        header: t('typeHead'),
        sort: 'kind',
        rank: 'detail',
        extra: true,
        text: (row) => typeName(row.kind),
      },
      {
        id: 'identifier',
        header: t('identifier'),
        sort: 'identifier',
        rank: 'number',
        text: (row) => row.identifier ?? '',
      },
      {
        id: 'quantity',
        header: t('quantity'),
        sort: 'quantity',
        rank: 'detail',
        align: 'end',
        text: (row) => row.quantity ?? '',
      },
      { id: 'begin', header: t('begin'), sort: 'begin', rank: 'date', text: (row) => dayOf(row.begin) },
      { id: 'end', header: t('termEnd'), sort: 'end', rank: 'detail', text: termOf },
      stateColumn({
        header: t('stateHead'),
        sort: 'state',
        name: (row) => stateName(row.state),
        pill: (row) => <State row={row} />,
      }),
    ],
    tabs: {
      label: t('stateHead'),
      shown: ['running', 'ordered', 'active', 'cancelled', 'ended', 'all'],
      caption,
      empty: (tab) => t('emptyTab', { state: caption(tab) }),
    },
    filters: {
      type: { label: t('typeHead'), option: (value) => typeName(value as ServiceType) },
      customer: {
        label: t('customer'),
        option: namedBy(list, 'customerId', 'customer', t('thisCustomer')),
      },
      account: {
        label: t('account'),
        option: namedBy(list, 'accountId', 'identifier', t('thisAccount')),
      },
    },
    link: ({ id }) => href('WholesaleServices', pageLocale(), { id }),
    create: href('WholesaleServiceAdd', pageLocale()),
  };
}

/** The services of the selected foundation, of one customer where the address names it. */
export function ServiceList() {
  const { filters } = useStore(recordStores(wholesaleService).list.$view);
  const customer = filters['customer'];
  return (
    <>
      <ListHead route="WholesaleServices">
        <ListActs of={screen} />
        <CreateLink of="services" href={href('WholesaleServiceAdd', pageLocale(), customer ? { customer } : {})} />
      </ListHead>
      <ListPage of={screen} />
    </>
  );
}
