import ArrowDown from 'lucide/dist/esm/icons/arrow-down.mjs';
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs';
import { Icon } from '../text/Icon.tsx';

interface Props {
  children: string;
  /** The order that the rows have by this column, where they have one. */
  direction: 'ascending' | 'descending' | undefined;
  /** Missing where a column sorts nothing. */
  onSort: (() => void) | undefined;
  className?: string;
}

/** The header of a column, which sorts the table where it can. */
export function SortHeader({ children, direction, onSort, className = '' }: Props) {
  const activeDirection = onSort && direction;
  return (
    <th
      scope="col"
      {...(activeDirection && { 'aria-sort': activeDirection })}
      className={`border-line border-b px-3 py-1.5 font-semibold first:ps-5 ${className}`}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={`-mx-1.5 inline-flex min-h-8 items-center gap-1 rounded-control px-1.5 [text-align:inherit] hover:bg-brand-soft hover:text-link ${activeDirection ? 'text-ink' : ''}`}
        >
          {children}
          {activeDirection && <Icon of={activeDirection === 'ascending' ? ArrowUp : ArrowDown} size={16} />}
        </button>
      ) : (
        <span className="inline-flex min-h-8 items-center">{children}</span>
      )}
    </th>
  );
}
