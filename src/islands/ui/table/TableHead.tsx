import type { ReactNode } from 'react';
import { SortHeader } from './SortHeader.tsx';
import { growClass, growOf } from './TableBody.tsx';
import { type Column, nextSort } from './table-types.ts';

interface Props<Row> {
  columns: readonly Column<Row>[];
  sort: string;
  onSort: (sort: string) => void;
  /** Stands before the columns, over the boxes that mark rows. */
  lead?: ReactNode;
}

export function TableHead<Row>({ columns, sort, onSort, lead }: Props<Row>) {
  return (
    <thead className="sticky top-0 z-10 bg-card text-muted text-sm">
      <tr>
        {lead !== undefined && <td className="border-line border-b ps-5 align-middle">{lead}</td>}
        {columns.map((column) => {
          const { id, header, sort: field, align } = column;
          return (
            <SortHeader
              key={id}
              isCut={growOf(column) !== undefined || column.width !== undefined}
              direction={sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : undefined}
              onSort={field ? () => onSort(nextSort(field, sort)) : undefined}
              className={`last:pe-5 ${growOf(column) ? growClass(column) : ''} ${align === 'end' ? 'text-end' : 'text-start'}`}
            >
              {header}
            </SortHeader>
          );
        })}
      </tr>
    </thead>
  );
}
