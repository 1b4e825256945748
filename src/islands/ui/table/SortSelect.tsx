import { useId } from 'react';
import { texts } from '#i18n/client.ts';
import { PlainSelect } from '../form/PlainSelect.tsx';
import type { Column } from './table-types.ts';

/** The columns' headers of cards, which have none. */
export function SortSelect<Row>({
  columns,
  sort,
  onSort,
}: {
  columns: readonly Column<Row>[];
  sort: string;
  onSort: (sort: string) => void;
}) {
  const t = texts('ui');
  const id = useId();
  const options = columns.flatMap(({ header, sort: field }) =>
    field
      ? [
          { value: field, label: `${header} ↑` },
          { value: `-${field}`, label: `${header} ↓` },
        ]
      : [],
  );
  if (options.length === 0) return null;
  return (
    <label htmlFor={id} className="flex items-center gap-3 border-line border-b px-5 py-3 text-muted text-sm">
      <span className="shrink-0">{t('sortBy')}</span>
      <PlainSelect
        id={id}
        small
        className="grow"
        value={sort}
        options={options}
        onChange={(event) => onSort(event.target.value)}
      />
    </label>
  );
}
