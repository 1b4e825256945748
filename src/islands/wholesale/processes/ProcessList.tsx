import { useStore } from '@nanostores/react';
import type { ProcessRow } from '#contract/wholesale/process.ts';
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
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { processes } from '#stores/wholesale/processes.ts';
import { stateName, stateTone, typeName } from './process-labels.ts';

const State = ({ row }: { row: ProcessRow }) => (
  <StatusPill tone={stateTone[row.value4]}>{stateName(row.value4)}</StatusPill>
);
const dueDay = ({ value6 }: ProcessRow) => (value6 ? formatDay(Number(value6), pageLocale()) : '');

function ProcessCard({ row }: { row: ProcessRow }) {
  return (
    <>
      <p>
        {typeName(row.value1)}
        <span className="block text-muted">{[keptTitle(row.value2), row.value3].filter(Boolean).join(' · ')}</span>
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
  const group = (value: string) =>
    value === 'mine' && employee
      ? t('group.partner')
      : t(`group.${value as 'mine' | 'open' | 'waiting' | 'ended' | 'all'}`);
  return {
    list: processes,
    texts: 'processes',
    file: t('list.caption'),
    columns: [
      numberColumn(t('number')),
      { id: 'type', header: t('typeHead'), sort: 'value1', text: (row) => typeName(row.value1) },
      { id: 'object', header: t('object'), sort: 'value2', text: (row) => keptTitle(row.value2) },
      { id: 'customer', header: t('customer'), sort: 'value3', text: (row) => row.value3 ?? '' },
      stateColumn({
        header: t('stateHead'),
        sort: 'value4',
        name: (row) => stateName(row.value4),
        pill: (row) => <State row={row} />,
      }),
      { id: 'due', header: t('due'), sort: 'value6', nowrap: true, minor: true, text: dueDay },
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
      type: { label: t('typeHead'), option: (value) => typeName(value as ProcessRow['value1']) },
      started: { label: t('started') },
      customer: {
        label: t('customer'),
        option: namedBy(processes, 'value5', 'value3', t('thisCustomer')),
      },
      object: {
        label: t('object'),
        option: namedBy(processes, 'value7', 'value2', t('thisObject')),
      },
    },
    link: ({ id }) => href('WholesaleProcesses', pageLocale(), { id }),
    isTinted: ({ value4 }) => value4 === 'waitingPartner',
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
