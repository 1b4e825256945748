import { useStore } from '@nanostores/react';
import { type ProcessRow, wholesaleProcess } from '#contract/wholesale/process.ts';
import { href } from '#domain/access/routes.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ListActs } from '#islands/record/list/ListActs.tsx';
import { ListHead } from '#islands/record/list/ListHead.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { momentColumn } from '#islands/record/list/moment-column.tsx';
import { namedBy, nextColumn, numberColumn, stateColumn } from '#islands/record/list/shared-columns.tsx';
import { keptTitle } from '#islands/ui/text/kept-title.ts';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { recordStores } from '#stores/data/record-stores.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { stateName, stateTone, typeName } from './process-labels.ts';

const State = ({ row }: { row: ProcessRow }) => (
  <StatusPill tone={stateTone[row.state]}>{stateName(row.state)}</StatusPill>
);
const dueDay = ({ dueAt }: ProcessRow) => (dueAt ? formatDay(Number(dueAt), pageLocale()) : '');

/** What a process is about, where that is not the customer who names the row. */
const objectOf = ({ customer, objectTitle }: ProcessRow) =>
  !customer || customer === objectTitle ? '' : keptTitle(objectTitle);

function screen(employee: boolean): ListScreen<ProcessRow> {
  const t = texts('processes');
  const { list } = recordStores(wholesaleProcess);
  const group = (value: string) =>
    value === 'mine' && employee
      ? t('group.partner')
      : t(`group.${value as 'mine' | 'open' | 'waiting' | 'ended' | 'all'}`);
  return {
    list,
    texts: 'processes',
    file: t('list.caption'),
    columns: [
      {
        id: 'customer',
        header: t('customer'),
        sort: 'customer',
        primary: true,
        text: (row) => row.customer || keptTitle(row.objectTitle),
      },
      { id: 'type', header: t('typeHead'), sort: 'kind', text: (row) => typeName(row.kind) },
      { id: 'object', header: t('object'), rank: 'note', text: objectOf },
      stateColumn({
        header: t('stateHead'),
        sort: 'state',
        name: (row) => stateName(row.state),
        pill: (row) => <State row={row} />,
      }),
      {
        ...nextColumn<ProcessRow>({ sort: 'dueAt', text: dueDay, isMine: ({ state }) => state === 'waitingPartner' }),
        header: t('due'),
      },
      momentColumn('created', t('started'), 'day'),
      { ...momentColumn('modified', t('changed'), 'ago'), extra: true },
      numberColumn(t('number')),
    ],
    tabs: {
      label: t('stateHead'),
      shown: ['all', 'mine', 'open', 'waiting', 'ended'],
      caption: group,
      empty: (tab) => t('emptyTab', { group: group(tab) }),
    },
    filters: {
      type: { label: t('typeHead'), option: (value) => typeName(value as ProcessRow['kind']) },
      started: { label: t('started') },
      customer: {
        label: t('customer'),
        option: namedBy(list, 'customerId', 'customer', t('thisCustomer')),
      },
      object: {
        label: t('object'),
        option: namedBy(list, 'objectId', 'objectTitle', t('thisObject')),
      },
    },
    bulk: ['assign'],
    link: ({ id }) => href('WholesaleProcesses', pageLocale(), { id }),
    isTinted: ({ state }) => state === 'waitingPartner',
  };
}

/** The processes of the selected foundation, newest first. */
export function ProcessList() {
  useStore($isEmployee);
  return (
    <>
      <ListHead route="WholesaleProcesses">
        <ListActs of={screen} />
      </ListHead>
      <ListPage of={screen} />
    </>
  );
}
