import { SortHeader } from './SortHeader.tsx';
import { type Column, nextSort } from './table-types.ts';

interface Props<Row> {
  columns: readonly Column<Row>[];
  sort: string;
  onSort: (sort: string) => void;
}

export function TableHead<Row>({ columns, sort, onSort }: Props<Row>) {
  return (
    <thead className="sticky top-0 z-10 bg-card text-muted text-sm">
      <tr>
        {columns.map(({ id, header, sort: field, align, minor }) => (
          <SortHeader
            key={id}
            direction={sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : undefined}
            onSort={field ? () => onSort(nextSort(field, sort)) : undefined}
            className={`last:pe-5 ${align === 'end' ? 'text-end' : 'text-start'} ${minor ? 'hidden lg:table-cell' : ''}`}
          >
            {header}
          </SortHeader>
        ))}
      </tr>
    </thead>
  );
}
