import {
  type WholesaleCustomerRow,
  type WholesaleCustomerState,
  wholesaleCustomer,
} from '#contract/wholesale/customer.ts';
import { href, type RouteName } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ListActs } from '#islands/record/list/ListActs.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListColumn, ListScreen } from '#islands/record/list/list-screen.ts';
import { momentColumn } from '#islands/record/list/moment-column.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { recordStores } from '#stores/data/record-stores.ts';
import { CustomerActions } from './CustomerActions.tsx';
import { CustomerState, stateName } from './customer-state.tsx';

const count = ({ related }: WholesaleCustomerRow, name: 'accounts' | 'numbers' | 'channels') =>
  String(related?.[name] ?? '');

function columns(built: readonly RouteName[]): ListColumn<WholesaleCustomerRow>[] {
  const t = texts('wholesale-customers');
  return [
    { id: 'name', header: t('name'), sort: 'name', primary: true, text: (row) => row.name },
    { id: 'zip', header: t('zip'), sort: 'zip', rank: 'detail', extra: true, text: (row) => row.zip ?? '' },
    { id: 'city', header: t('city'), sort: 'town', text: (row) => row.town ?? '' },
    { id: 'accounts', header: t('accounts'), rank: 'detail', align: 'end', text: (row) => count(row, 'accounts') },
    { id: 'numbers', header: t('numbers'), rank: 'detail', align: 'end', text: (row) => count(row, 'numbers') },
    { id: 'channels', header: t('channels'), rank: 'detail', align: 'end', text: (row) => count(row, 'channels') },
    {
      id: 'state',
      header: t('stateHead'),
      sort: 'state',
      rank: 'state',
      text: (row) => stateName(row.state),
      cell: (row) => <CustomerState state={row.state} />,
    },
    { id: 'reference', header: t('reference'), sort: 'reference', rank: 'detail', text: (row) => row.reference ?? '' },
    { ...momentColumn('created', t('created'), 'day'), extra: true },
    { ...momentColumn('modified', t('modified'), 'day'), extra: true },
    {
      id: 'number',
      header: t('number'),
      sort: 'foreignid',
      rank: 'number',
      align: 'end',
      text: (row) => row.foreignid,
    },
    {
      id: 'acts',
      header: t('acts'),
      tools: true,
      text: () => '',
      cell: (row) => <CustomerActions row={row} built={built} />,
    },
  ];
}

const screenWith = (built: readonly RouteName[]) => (): ListScreen<WholesaleCustomerRow> => {
  const t = texts('wholesale-customers');
  return {
    list: recordStores(wholesaleCustomer).list,
    texts: 'wholesale-customers',
    file: t('list.caption'),
    columns: columns(built),
    hasWorkbook: true,
    tabs: {
      label: t('stateHead'),
      shown: ['all', 'active', 'locked', 'terminated'],
      caption: (tab) => t(`tabs.${tab as 'all'}`),
      empty: (tab) => t(`noneOf.${tab as WholesaleCustomerState}`),
    },
    filters: { created: { label: t('created') } },
    link: ({ id }) => href('WholesaleCoreData', pageLocale(), { id }),
    create: href('WholesaleCustomerAdd', pageLocale()),
  };
};

interface Props {
  built: readonly RouteName[];
}

export const CustomersList = island(({ built }: Props) => <ListPage of={screenWith(built)} />);
export const CustomersExport = island(() => <ListActs of={screenWith([])} />, { look: 'line' });
