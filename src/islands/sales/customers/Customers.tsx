import { formatPhone } from '#contract/numbering/phone-number.ts';
import type { CustomerRow, CustomerType, ShownStage } from '#contract/sales/customer.ts';
import { href, type RouteName } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { customerViews } from '#domain/sales/customers/customer-list.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListColumn, ListScreen } from '#islands/record/list/list-screen.ts';
import { momentColumn } from '#islands/record/list/moment-column.tsx';
import { ownerColumn } from '#islands/record/list/shared-columns.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { customers } from '#stores/sales/customers.ts';
import { CustomerActions } from './CustomerActions.tsx';
import { ImportActs } from './import/ImportActs.tsx';
import { stageTone } from './stage-tone.ts';

const stage = (value: string | undefined) => (value ? texts('customers')(`stages.${value as ShownStage}`) : '');
const type = (value: CustomerType) => texts('customers')(`typeOf.${value}`);
const day = (value: string | undefined) => (value ? formatCalendarDay(value, pageLocale()) : '');
/** Postcode and town stand in one column of the record. */
const zip = ({ place = '' }: CustomerRow) => /^\d{4,5}/.exec(place)?.[0] ?? '';
const count = (row: CustomerRow, name: string) => {
  const n = row.related?.[name];
  return n === undefined ? '' : String(n);
};

function columns(built: readonly RouteName[]): ListColumn<CustomerRow>[] {
  const t = texts('customers');
  return [
    { id: 'name', header: t('name'), sort: 'name', primary: true, text: (row) => row.name },
    { id: 'city', header: t('city'), sort: 'city', text: (row) => row.city ?? '' },
    {
      id: 'type',
      header: t('type'),
      sort: 'kind',
      rank: 'state',
      text: (row) => type(row.kind),
      cell: (row) => <StatusPill tone={row.kind === 'established' ? 'ok' : 'info'}>{type(row.kind)}</StatusPill>,
    },
    {
      id: 'stage',
      header: t('stage'),
      sort: 'stage',
      rank: 'state',
      extra: true,
      text: (row) => stage(row.stage),
      cell: (row) => row.stage && <StatusPill tone={stageTone[row.stage]}>{stage(row.stage)}</StatusPill>,
    },
    {
      id: 'followUp',
      header: t('followUp'),
      sort: 'followUp',
      rank: 'next',
      text: (row) => day(row.followUp),
    },
    { id: 'phone', header: t('phone'), rank: 'detail', text: (row) => formatPhone(row.phone ?? '') },
    { id: 'email', header: t('email'), rank: 'detail', extra: true, text: (row) => row.email ?? '' },
    { id: 'drafts', header: t('drafts'), align: 'end', rank: 'detail', text: (row) => count(row, 'drafts') },
    { id: 'orders', header: t('orders'), align: 'end', rank: 'detail', text: (row) => count(row, 'orders') },
    {
      id: 'voNumber',
      header: t('voNumber'),
      sort: 'voNumber',
      rank: 'detail',
      extra: true,
      text: (row) => row.voNumber ?? '',
    },
    {
      id: 'contractEnd',
      header: t('contractEnd'),
      sort: 'contractEnd',
      rank: 'date',
      extra: true,
      text: (row) => day(row.contractEnd),
    },
    { ...momentColumn('modified', t('modified'), 'day'), extra: true },
    ...ownerColumn(),
    { id: 'zip', header: t('zip'), sort: 'place', rank: 'detail', extra: true, text: zip },
    {
      id: 'number',
      header: t('number'),
      sort: 'foreignid',
      rank: 'number',
      align: 'end',
      text: (row) => row.foreignid ?? '',
      cell: (row) => row.foreignid ?? '–',
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

const screenWith = (built: readonly RouteName[]) => (): ListScreen<CustomerRow> => {
  const t = texts('customers');
  const views = customerViews(berlinDay(Date.now()));
  return {
    list: customers.list,
    texts: 'customers',
    file: t('list.caption'),
    columns: columns(built),
    hasWorkbook: true,
    tabs: {
      label: t('type'),
      shown: ['all', 'established', 'interested'],
      caption: (tab) => t(`types.${tab as 'all'}`),
      empty: (tab) => t(`noneOf.${tab as CustomerType}`),
    },
    filters: {
      stage: { label: t('stage'), option: stage },
      followUp: { label: t('followUp'), isComing: true },
      contractEnd: { label: t('contractEnd'), isComing: true },
    },
    shortcuts: [
      { id: 'due', label: t('shortcut.due'), view: views.due },
      { id: 'renewals', label: t('shortcut.renewals'), view: views.renewals },
    ],
    bulk: ['followUp', 'handOver', 'assign'],
    link: ({ id }) => href('CustomerEdit', pageLocale(), { id }),
    create: href('CustomerEdit', pageLocale()),
  };
};

interface Props {
  built: readonly RouteName[];
}

export const CustomersList = island(({ built }: Props) => <ListPage of={screenWith(built)} />);
export const CustomersExport = island(() => <ImportActs of={screenWith([])} />, { look: 'line' });
