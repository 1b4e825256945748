import {
  type WholesaleCustomerRow,
  type WholesaleCustomerState,
  wholesaleCustomer,
} from '#contract/wholesale/customer.ts';
import { href, type RouteName } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ExportButton } from '#islands/record/list/ExportButton.tsx';
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
    { id: 'number', header: t('number'), sort: 'foreignid', nowrap: true, text: (row) => row.foreignid },
    { id: 'zip', header: t('zip'), sort: 'zip', minor: true, text: (row) => row.zip ?? '' },
    { id: 'city', header: t('city'), sort: 'town', text: (row) => row.town ?? '' },
    { id: 'accounts', header: t('accounts'), align: 'end', text: (row) => count(row, 'accounts') },
    { id: 'numbers', header: t('numbers'), align: 'end', text: (row) => count(row, 'numbers') },
    { id: 'channels', header: t('channels'), align: 'end', minor: true, text: (row) => count(row, 'channels') },
    {
      id: 'state',
      header: t('stateHead'),
      sort: 'state',
      text: (row) => stateName(row.state),
      cell: (row) => <CustomerState state={row.state} />,
    },
    { id: 'reference', header: t('reference'), sort: 'reference', text: (row) => row.reference ?? '' },
    { ...momentColumn('created', t('created'), 'day'), extra: true },
    { ...momentColumn('modified', t('modified'), 'day'), extra: true },
    {
      id: 'acts',
      header: t('acts'),
      tools: true,
      text: () => '',
      cell: (row) => <CustomerActions row={row} built={built} />,
    },
  ];
}

/** A customer on a narrow screen, under its name. */
function CustomerCard({ row, built }: { row: WholesaleCustomerRow; built: readonly RouteName[] }) {
  const t = texts('wholesale-customers');
  const counts = (['accounts', 'numbers', 'channels'] as const).map((name) => `${t(name)}: ${count(row, name)}`);
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <p className="text-muted text-sm">
          {[row.foreignid, [row.zip, row.town].filter(Boolean).join(' ')].join(' · ')}
        </p>
        <CustomerActions row={row} built={built} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <CustomerState state={row.state} />
        <span className="text-muted text-sm">{counts.join(' · ')}</span>
      </div>
    </>
  );
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
    card: (row) => <CustomerCard row={row} built={built} />,
  };
};

interface Props {
  built: readonly RouteName[];
}

export const CustomersList = island(({ built }: Props) => <ListPage of={screenWith(built)} />);
export const CustomersExport = island(() => <ExportButton of={screenWith([])} />, { look: 'line' });
