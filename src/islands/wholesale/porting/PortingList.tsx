import { useStore } from '@nanostores/react';
import type { PortingRow } from '#contract/wholesale/porting.ts';
import { href } from '#domain/access/routes.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ListHead } from '#islands/record/list/ListHead.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { momentColumn } from '#islands/record/list/moment-column.tsx';
import { namedBy, nextColumn, numberColumn, stateColumn } from '#islands/record/list/shared-columns.tsx';
import { keptTitle } from '#islands/ui/text/kept-title.ts';
import { NumberList } from '#islands/ui/text/NumberList.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { narrowedAnswers, portings } from '#stores/wholesale/portings.ts';
import { DirectionTabs } from './DirectionTabs.tsx';
import { ImportActs } from './import/ImportActs.tsx';
import { NewPortingButton } from './NewPortingButton.tsx';
import { stateName, stateTone } from './porting-labels.ts';

const State = ({ row }: { row: PortingRow }) => (
  <StatusPill tone={stateTone[row.state]}>{stateName(row.state)}</StatusPill>
);
const numbersText = ({ numbers = '' }: PortingRow) => keptTitle(numbers);
const dayOf = ({ date }: PortingRow) => (date ? formatCalendarDay(date, pageLocale()) : '');
const waitsFor = ({ waitsFor }: PortingRow) => texts('portings')(`waits.${waitsFor}`);

function screen(): ListScreen<PortingRow> {
  const t = texts('portings');
  const group = (value: string) => t(`group.${value as 'mine' | 'open' | 'ended' | 'all'}`);
  return {
    list: portings,
    texts: 'portings',
    file: t('list.caption'),
    columns: [
      {
        id: 'customer',
        header: t('customer'),
        sort: 'customer',
        primary: true,
        text: (row) => row.customer || t('noCustomer'),
      },
      {
        id: 'numbers',
        header: t('numbers'),
        sort: 'numbers',
        grow: 3,
        text: numbersText,
        cell: (row) =>
          numbersText(row) ? (
            <NumberList text={numbersText(row)} />
          ) : (
            <span className="text-muted">{t('noNumbers')}</span>
          ),
      },
      { id: 'provider', header: t('provider'), sort: 'provider', rank: 'detail', text: (row) => row.provider ?? '' },
      stateColumn({
        header: t('stateHead'),
        sort: 'state',
        name: (row) => stateName(row.state),
        pill: (row) => <State row={row} />,
      }),
      {
        ...nextColumn<PortingRow>({
          sort: 'waitsFor',
          text: waitsFor,
          isMine: ({ waitsFor }) => waitsFor === 'partner',
        }),
        header: t('waitsHead'),
      },
      { id: 'date', header: t('date'), sort: 'date', rank: 'date', text: dayOf },
      { id: 'vaId', header: t('vaId'), extra: true, rank: 'detail', text: (row) => row.vaId ?? '' },
      { ...momentColumn('modified', t('changed'), 'ago'), extra: true },
      numberColumn(t('number')),
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
      date: { label: t('date'), isComing: true },
    },
    bulk: ['handOver', 'assign'],
    link: ({ id }) => href('WholesalePortNumber', pageLocale(), { id }),
    isTinted: ({ waitsFor }) => waitsFor === 'partner',
  };
}

/** The portings of the selected foundation, what waits for the reader first. */
export function PortingList() {
  const { filters } = useStore(portings.$view);
  return (
    <>
      <ListHead
        route="WholesalePortNumber"
        title={texts('portings')('list.caption')}
        aside={<DirectionTabs isOut={false} />}
      >
        <ImportActs of={screen} answers={narrowedAnswers(filters)} />
        <NewPortingButton />
      </ListHead>
      <ListPage of={screen} />
    </>
  );
}
