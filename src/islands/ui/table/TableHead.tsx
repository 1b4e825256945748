import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Icon } from '../text/Icon.tsx';
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
        {columns.map(({ id, header, sort: field, align, minor }) => {
          const direction = sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : undefined;
          return (
            <th
              key={id}
              scope="col"
              {...(field && direction && { 'aria-sort': direction })}
              className={`border-line border-b whitespace-nowrap px-4 py-1.5 font-semibold first:ps-5 last:pe-5 ${align === 'end' ? 'text-end' : 'text-start'} ${minor ? 'hidden lg:table-cell' : ''}`}
            >
              {field ? (
                <button
                  type="button"
                  onClick={() => onSort(nextSort(field, sort))}
                  className={`-mx-1.5 inline-flex min-h-8 items-center gap-1 rounded-control px-1.5 hover:bg-brand-soft hover:text-link ${direction ? 'text-ink' : ''}`}
                >
                  {header}
                  {direction && <Icon of={direction === 'ascending' ? ArrowUp : ArrowDown} size={16} />}
                </button>
              ) : (
                <span className="inline-flex min-h-8 items-center">{header}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
