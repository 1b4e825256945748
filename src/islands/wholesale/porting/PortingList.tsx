import { useStore } from '@nanostores/react';
import type { PortingRow } from '#contract/wholesale/porting.ts';
import { href } from '#domain/access/routes.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ExportButton } from '#islands/record/list/ExportButton.tsx';
import { ListHead } from '#islands/record/list/ListHead.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { momentColumn } from '#islands/record/list/moment-column.tsx';
import { namedBy, numberColumn, stateColumn } from '#islands/record/list/shared-columns.tsx';
import { keptTitle } from '#islands/ui/text/kept-title.ts';
import { NumberList } from '#islands/ui/text/NumberList.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { narrowedAnswers, portings } from '#stores/wholesale/portings.ts';
import { DirectionTabs } from './DirectionTabs.tsx';
import { ImportButton } from './import/ImportButton.tsx';
import { NewPortingButton } from './NewPortingButton.tsx';
import { stateName, stateTone } from './porting-labels.ts';

const State = ({ row }: { row: PortingRow }) => (
  <StatusPill tone={stateTone[row.state]}>{stateName(row.state)}</StatusPill>
);
const numbersText = ({ numbers = '' }: PortingRow) => keptTitle(numbers);
const dayOf = ({ date }: PortingRow) => (date ? formatCalendarDay(date, pageLocale()) : '');
const waitsFor = ({ waitsFor }: PortingRow) => texts('portings')(`waits.${waitsFor}`);

function PortingCard({ row }: { row: PortingRow }) {
  return (
    <>
      <p>
        {numbersText(row) ? <NumberList text={numbersText(row)} /> : texts('portings')('noNumbers')}
        <span className="block text-muted">{[row.customer, row.provider].filter(Boolean).join(' · ')}</span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <State row={row} />
        <span className="text-muted text-sm">{dayOf(row)}</span>
      </div>
    </>
  );
}

function screen(): ListScreen<PortingRow> {
  const t = texts('portings');
  const group = (value: string) => t(`group.${value as 'mine' | 'open' | 'ended' | 'all'}`);
  return {
    list: portings,
    texts: 'portings',
    file: t('list.caption'),
    columns: [
      numberColumn(t('number')),
      {
        id: 'numbers',
        header: t('numbers'),
        sort: 'numbers',
        text: numbersText,
        cell: (row) =>
          numbersText(row) ? (
            <NumberList text={numbersText(row)} />
          ) : (
            <span className="text-muted">{t('noNumbers')}</span>
          ),
      },
      { id: 'customer', header: t('customer'), sort: 'customer', text: (row) => row.customer ?? '' },
      { id: 'provider', header: t('provider'), sort: 'provider', minor: true, text: (row) => row.provider ?? '' },
      stateColumn({
        header: t('stateHead'),
        sort: 'state',
        name: (row) => stateName(row.state),
        pill: (row) => <State row={row} />,
      }),
      { id: 'waits', header: t('waitsHead'), sort: 'waitsFor', text: waitsFor },
      { id: 'date', header: t('date'), sort: 'date', nowrap: true, text: dayOf },
      { id: 'vaId', header: t('vaId'), extra: true, nowrap: true, text: (row) => row.vaId ?? '' },
      momentColumn('modified', t('changed'), 'ago'),
    ],
    tabs: {
      label: t('stateHead'),
      shown: ['open', 'mine', 'ended', 'all'],
      caption: group,
      empty: (tab) => t('emptyTab', { group: group(tab) }),
    },
    filters: {
      customer: {
        label: t('customer'),
        option: namedBy(portings, 'customerId', 'customer', t('thisCustomer')),
      },
      account: { label: t('account'), option: () => t('thisAccount') },
      date: { label: t('date') },
    },
    link: ({ id }) => href('WholesalePortNumber', pageLocale(), { id }),
    isTinted: ({ waitsFor }) => waitsFor === 'partner',
    card: (row) => <PortingCard row={row} />,
  };
}

/** The portings of the selected foundation, what waits for the reader first. */
export function PortingList() {
  const { filters } = useStore(portings.$view);
  return (
    <>
      <ListHead route="WholesalePortNumber">
        <ExportButton of={screen} />
        <ImportButton answers={narrowedAnswers(filters)} />
        <NewPortingButton />
      </ListHead>
      <DirectionTabs isOut={false} />
      <ListPage of={screen} />
    </>
  );
}
