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
  /** Its words are cut where there is no room for them; else they make the column as wide as they are. */
  isCut?: boolean;
}

/** The header of a column, which sorts the table where it can. */
export function SortHeader({ children, direction, onSort, className = '', isCut = false }: Props) {
  const cut = isCut ? 'truncate' : 'whitespace-nowrap';
  const activeDirection = onSort && direction;
  return (
    <th
      scope="col"
      {...(activeDirection && { 'aria-sort': activeDirection })}
      className={`border-line border-b h-10 px-3 py-0.5 font-semibold first:ps-5 ${className}`}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={`-mx-1.5 inline-flex min-h-8 max-w-full items-center gap-1 rounded-control px-1.5 [text-align:inherit] hover:bg-brand-soft hover:text-link ${activeDirection ? 'text-ink' : ''}`}
        >
          <span className={cut} {...(isCut && { title: children })}>
            {children}
          </span>
          {activeDirection && <Icon of={activeDirection === 'ascending' ? ArrowUp : ArrowDown} size={16} />}
        </button>
      ) : (
        <span className={`block ${cut}`} {...(isCut && { title: children })}>
          {children}
        </span>
      )}
    </th>
  );
}
