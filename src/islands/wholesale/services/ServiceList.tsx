import { useStore } from '@nanostores/react';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { type ServiceRow, type ServiceState, type ServiceType, wholesaleService } from '#contract/wholesale/service.ts';
import { href } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { isOpenEnded } from '#domain/wholesale/services/service-end.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ExportButton } from '#islands/record/list/ExportButton.tsx';
import { ListHead } from '#islands/record/list/ListHead.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { namedBy, stateColumn } from '#islands/record/list/shared-columns.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
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

function ServiceCard({ row }: { row: ServiceRow }) {
  return (
    <>
      <p>
        {row.identifier}
        <span className="block text-muted">{[productOf(row), row.customer].filter(Boolean).join(' · ')}</span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <State row={row} />
        <span className="text-muted text-sm">{dayOf(row.begin)}</span>
      </div>
    </>
  );
}

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
      { id: 'type', header: t('typeHead'), sort: 'kind', primary: true, text: (row) => typeName(row.kind) },
      { id: 'product', header: t('product'), text: productOf },
      {
        id: 'identifier',
        header: t('identifier'),
        sort: 'identifier',
        nowrap: true,
        text: (row) => row.identifier ?? '',
      },
      { id: 'customer', header: t('customer'), sort: 'customer', text: (row) => row.customer ?? '' },
      { id: 'quantity', header: t('quantity'), sort: 'quantity', align: 'end', text: (row) => row.quantity ?? '' },
      { id: 'begin', header: t('begin'), sort: 'begin', nowrap: true, text: (row) => dayOf(row.begin) },
      { id: 'end', header: t('termEnd'), sort: 'end', nowrap: true, minor: true, text: termOf },
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
    card: (row) => <ServiceCard row={row} />,
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
        <ExportButton of={screen} />
        <LinkButton
          look="primary"
          icon={<Icon of={Plus} />}
          href={href('WholesaleServiceAdd', pageLocale(), customer ? { customer } : {})}
        >
          {texts('services')('list.create')}
        </LinkButton>
      </ListHead>
      <ListPage of={screen} />
    </>
  );
}
