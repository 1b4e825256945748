import { useStore } from '@nanostores/react';
import { type PortingOutRow, portingOut } from '#contract/wholesale/porting-out.ts';
import { href } from '#domain/access/routes.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ListActs } from '#islands/record/list/ListActs.tsx';
import { ListHead } from '#islands/record/list/ListHead.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { momentColumn } from '#islands/record/list/moment-column.tsx';
import { namedBy, numberColumn, stateColumn } from '#islands/record/list/shared-columns.tsx';
import { keptTitle } from '#islands/ui/text/kept-title.ts';
import { NumberList } from '#islands/ui/text/NumberList.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { recordStores } from '#stores/data/record-stores.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { DirectionTabs, otherDirection } from '../DirectionTabs.tsx';
import { outState, outTone } from './out-labels.ts';

const State = ({ row }: { row: PortingOutRow }) => (
  <StatusPill tone={outTone[row.state]}>{outState(row.state)}</StatusPill>
);
const numbersText = ({ numbers = '' }: PortingOutRow) => keptTitle(numbers);
const dayOf = ({ date }: PortingOutRow) => (date ? formatCalendarDay(date, pageLocale()) : '');

function screen(employee: boolean): ListScreen<PortingOutRow> {
  const t = texts('portings');
  const group = (value: string) =>
    value === 'mine' ? t('out.toAnswer') : t(`group.${value as 'open' | 'ended' | 'all'}`);
  return {
    list: recordStores(portingOut).list,
    texts: 'portings',
    file: t('out.caption'),
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
        cell: (row) => <NumberList text={numbersText(row)} />,
      },
      { id: 'carrier', header: t('out.carrier'), sort: 'carrier', rank: 'detail', text: (row) => row.carrier ?? '' },
      stateColumn({
        header: t('stateHead'),
        sort: 'state',
        name: (row) => outState(row.state),
        pill: (row) => <State row={row} />,
      }),
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
        option: namedBy(recordStores(portingOut).list, 'customerId', 'customer', t('thisCustomer')),
      },
      date: { label: t('date'), isComing: true },
    },
    bulk: ['assign'],
    link: ({ id }) => href('WholesalePortNumber', pageLocale(), { out: id }),
    isTinted: ({ waitsFor }) => employee && waitsFor === 'staff',
  };
}

/** Requests of other carriers for numbers of the organisation's customers; employees answer them. */
export function PortingOutList() {
  useStore($isEmployee);
  return (
    <>
      <ListHead route="WholesalePortNumber" title={texts('portings')('out.caption')} aside={<DirectionTabs isOut />}>
        <ListActs of={screen} more={[otherDirection(true)]} />
      </ListHead>
      <ListPage of={screen} />
    </>
  );
}
