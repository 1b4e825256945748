import { useState } from 'react';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { DataTable } from '#islands/ui/table/DataTable.tsx';
import type { Column, ListView } from '#islands/ui/table/table-types.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import type { Examples } from '../Parts.tsx';

interface Row {
  number: number;
  subject: string;
}
const rows: Row[] = Array.from({ length: 23 }, (_, at) => ({ number: at + 1, subject: `Request ${at + 1}` }));
const columns: Column<Row>[] = [
  { id: 'number', header: 'Number', cell: ({ number }) => `No. ${number}`, sort: 'number', primary: true },
  { id: 'subject', header: 'Subject', cell: ({ subject }) => subject, rank: 'detail' },
  { id: 'state', header: 'State', cell: () => <StatusPill>New</StatusPill>, rank: 'state' },
  { id: 'act', header: 'Act', cell: ({ number }) => <Button small>Copy {number}</Button>, align: 'end', rank: 'tools' },
];

function Table({ all, refreshing = false }: { all: readonly Row[]; refreshing?: boolean }) {
  const [view, setView] = useState<ListView>({ sort: 'number', page: 1, rows: 10 });
  const sorted = view.sort === 'number' ? all : all.toReversed();
  return (
    <DataTable
      caption="Requests"
      columns={columns}
      page={{ items: sorted.slice((view.page - 1) * view.rows, view.page * view.rows), total: all.length }}
      view={view}
      onView={(change) => setView({ ...view, ...change })}
      rowKey={({ number }) => String(number)}
      rowLink={({ number }) => `#${number}`}
      isTinted={({ number }) => number === 2}
      refreshing={refreshing}
      empty={<Empty title="No requests yet" />}
    />
  );
}

export const examples: Examples = {
  'several pages': () => <Table all={rows} />,
  refreshing: () => <Table refreshing all={rows.slice(0, 3)} />,
  empty: () => <Table all={[]} />,
};
