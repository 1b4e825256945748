import { useStore } from '@nanostores/react';
import { type ProcessRow, wholesaleProcess } from '#contract/wholesale/process.ts';
import { href } from '#domain/access/routes.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ExportButton } from '#islands/record/list/ExportButton.tsx';
import { ListHead } from '#islands/record/list/ListHead.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { momentColumn } from '#islands/record/list/moment-column.tsx';
import { namedBy, numberColumn, stateColumn } from '#islands/record/list/shared-columns.tsx';
import { keptTitle } from '#islands/ui/text/kept-title.ts';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { recordStores } from '#stores/data/record-stores.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { stateName, stateTone, typeName } from './process-labels.ts';

const State = ({ row }: { row: ProcessRow }) => (
  <StatusPill tone={stateTone[row.state]}>{stateName(row.state)}</StatusPill>
);
const dueDay = ({ dueAt }: ProcessRow) => (dueAt ? formatDay(Number(dueAt), pageLocale()) : '');

function ProcessCard({ row }: { row: ProcessRow }) {
  return (
    <>
      <p>
        {typeName(row.kind)}
        <span className="block text-muted">
          {[keptTitle(row.objectTitle), row.customer].filter(Boolean).join(' · ')}
        </span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <State row={row} />
        <span className="text-muted text-sm">{formatDay(row.created, pageLocale())}</span>
      </div>
    </>
  );
}

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
      numberColumn(t('number')),
      { id: 'type', header: t('typeHead'), sort: 'kind', text: (row) => typeName(row.kind) },
      { id: 'object', header: t('object'), sort: 'objectTitle', text: (row) => keptTitle(row.objectTitle) },
      { id: 'customer', header: t('customer'), sort: 'customer', text: (row) => row.customer ?? '' },
      stateColumn({
        header: t('stateHead'),
        sort: 'state',
        name: (row) => stateName(row.state),
        pill: (row) => <State row={row} />,
      }),
      { id: 'due', header: t('due'), sort: 'dueAt', nowrap: true, minor: true, text: dueDay },
      momentColumn('created', t('started'), 'day'),
      { ...momentColumn('modified', t('changed'), 'ago'), minor: true, nowrap: true },
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
    link: ({ id }) => href('WholesaleProcesses', pageLocale(), { id }),
    isTinted: ({ state }) => state === 'waitingPartner',
    card: (row) => <ProcessCard row={row} />,
  };
}

/** The processes of the selected foundation, newest first. */
export function ProcessList() {
  useStore($isEmployee);
  return (
    <>
      <ListHead route="WholesaleProcesses">
        <ExportButton of={screen} />
      </ListHead>
      <ListPage of={screen} />
    </>
  );
}
