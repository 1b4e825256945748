import { formatPhone } from '#contract/numbering/phone-number.ts';
import type { CustomerRow, CustomerType, ShownStage } from '#contract/sales/customer.ts';
import { href, type RouteName } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { customerViews } from '#domain/sales/customers/customer-list.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ExportButton } from '#islands/record/list/ExportButton.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListColumn, ListScreen } from '#islands/record/list/list-screen.ts';
import { momentColumn } from '#islands/record/list/moment-column.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { customers } from '#stores/sales/customers.ts';
import { CustomerActions } from './CustomerActions.tsx';
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
    {
      id: 'number',
      header: t('number'),
      sort: 'foreignid',
      nowrap: true,
      text: (row) => row.foreignid ?? '',
      cell: (row) => row.foreignid ?? '–',
    },
    { id: 'zip', header: t('zip'), sort: 'place', text: zip },
    { id: 'city', header: t('city'), sort: 'city', text: (row) => row.city ?? '' },
    {
      id: 'type',
      header: t('type'),
      sort: 'kind',
      text: (row) => type(row.kind),
      cell: (row) => <StatusPill tone={row.kind === 'established' ? 'ok' : 'info'}>{type(row.kind)}</StatusPill>,
    },
    {
      id: 'stage',
      header: t('stage'),
      sort: 'stage',
      extra: true,
      text: (row) => stage(row.stage),
      cell: (row) => row.stage && <StatusPill tone={stageTone[row.stage]}>{stage(row.stage)}</StatusPill>,
    },
    { id: 'phone', header: t('phone'), nowrap: true, minor: true, text: (row) => formatPhone(row.phone ?? '') },
    { id: 'email', header: t('email'), extra: true, text: (row) => row.email ?? '' },
    { id: 'drafts', header: t('drafts'), align: 'end', minor: true, text: (row) => count(row, 'drafts') },
    { id: 'orders', header: t('orders'), align: 'end', minor: true, text: (row) => count(row, 'orders') },
    { id: 'voNumber', header: t('voNumber'), sort: 'voNumber', extra: true, text: (row) => row.voNumber ?? '' },
    { id: 'followUp', header: t('followUp'), sort: 'followUp', extra: true, text: (row) => day(row.followUp) },
    {
      id: 'contractEnd',
      header: t('contractEnd'),
      sort: 'contractEnd',
      extra: true,
      text: (row) => day(row.contractEnd),
    },
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
function CustomerCard({ row, built }: { row: CustomerRow; built: readonly RouteName[] }) {
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <p className="text-muted text-sm">{[row.foreignid, row.place].filter(Boolean).join(' · ')}</p>
        <CustomerActions row={row} built={built} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <StatusPill tone={row.kind === 'established' ? 'ok' : 'info'}>{type(row.kind)}</StatusPill>
        {row.stage && <StatusPill tone={stageTone[row.stage]}>{stage(row.stage)}</StatusPill>}
      </div>
    </>
  );
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
      followUp: { label: t('followUp') },
      contractEnd: { label: t('contractEnd') },
    },
    shortcuts: {
      label: t('shortcut.label'),
      views: [
        { id: 'due', label: t('shortcut.due'), view: views.due },
        { id: 'renewals', label: t('shortcut.renewals'), view: views.renewals },
      ],
    },
    link: ({ id }) => href('CustomerEdit', pageLocale(), { id }),
    create: href('CustomerEdit', pageLocale()),
    card: (row) => <CustomerCard row={row} built={built} />,
  };
};

interface Props {
  built: readonly RouteName[];
}

export const CustomersList = island(({ built }: Props) => <ListPage of={screenWith(built)} />);
export const CustomersExport = island(() => <ExportButton of={screenWith([])} />, { look: 'line' });
