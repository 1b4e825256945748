import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleDashed from 'lucide/dist/esm/icons/circle-dashed.mjs';
import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import { memo } from 'react';
import { texts } from '#i18n/client.ts';
import { Icon } from '../text/Icon.tsx';
import { type RowMark, type RowProps, SheetCell } from './SheetCell.tsx';

function RowView(props: RowProps) {
  const { row, index, top, columns, faults, isLeft } = props;
  const t = texts('sheet');
  const shown = [...(faults?.values() ?? [])].filter(({ isMissing }) => !isMissing || isLeft);
  const isWrong = shown.some(({ isMissing }) => !isMissing);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
    // biome-ignore lint/a11y/useSemanticElements: rows are placed, not laid out
    <div
      role="row"
      id={row && props.cellId(index, '').slice(0, -1)}
      aria-rowindex={index + 2}
      style={{ top }}
      className="group absolute inset-x-0 grid h-(--row) grid-cols-(--columns) border-line border-b hover:z-1"
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: its button is reached from the cells */}
      {/* biome-ignore lint/a11y/useSemanticElements: rows are placed, not laid out */}
      <div role="gridcell" aria-colindex={1} className="sticky start-0 z-2 grid place-items-center bg-card">
        {row && shown.length > 0 && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={t('rowFault', { row: index + 1 })}
            onClick={() => props.onMark(index)}
            className={`grid size-8 place-items-center ${isWrong ? 'text-danger' : 'text-warn'}`}
          >
            <Icon of={isWrong ? CircleAlert : CircleDashed} size={16} />
          </button>
        )}
        {!row && (
          <span aria-hidden="true" className="text-lg text-muted">
            +
          </span>
        )}
      </div>
      {columns.map((column, at) => (
        <SheetCell key={column.name} at={at} column={column} props={props} />
      ))}
      {props.price !== undefined && (
        // biome-ignore lint/a11y/useFocusableInteractive: it is only read
        // biome-ignore lint/a11y/useSemanticElements: rows are placed, not laid out
        <div
          role="gridcell"
          aria-colindex={columns.length + 2}
          aria-readonly
          className="self-center truncate px-2.5 text-end text-muted tabular-nums"
        >
          {props.price}
        </div>
      )}
      {/* biome-ignore lint/a11y/useFocusableInteractive: its button is reached from the cells */}
      {/* biome-ignore lint/a11y/useSemanticElements: rows are placed, not laid out */}
      <div
        role="gridcell"
        aria-colindex={columns.length + (props.price === undefined ? 2 : 3)}
        className="grid place-items-center"
      >
        {row && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={t('rowMenu', { row: index + 1 })}
            onClick={({ currentTarget }) => props.onMenu(index, currentTarget)}
            className={`grid size-7 place-items-center rounded-control text-muted hover:bg-brand-soft group-hover:visible pointer-coarse:visible ${props.focus >= 0 ? '' : 'invisible'}`}
          >
            <Icon of={Ellipsis} size={16} />
          </button>
        )}
      </div>
    </div>
  );
}

const isSameMark = (one: RowMark | undefined, other: RowMark | undefined) =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.left === other.left &&
    one.right === other.right &&
    one.isTop === other.isTop &&
    one.isBottom === other.isBottom);

/** A row of a sheet; it is drawn again only where something in it has changed. */
export const SheetRowView = memo(RowView, (before, after) =>
  (Object.keys(after) as (keyof RowProps)[]).every(
    (name) =>
      name === 'faults' || (name === 'mark' ? isSameMark(before.mark, after.mark) : before[name] === after[name]),
  ),
);
