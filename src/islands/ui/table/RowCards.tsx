import { Fragment, type ReactNode } from 'react';
import { rankOf } from './column-ranks.ts';
import { onRowKey } from './row-keys.ts';
import { aboveReach, isFilled, Name, type RowsProps, SecondLine, tint } from './TableBody.tsx';
import type { Column } from './table-types.ts';

export interface CardsProps<Row> extends Omit<RowsProps<Row>, 'nameParts'> {
  card: ((row: Row) => ReactNode) | undefined;
}

/** Cells of a card's line that have something to say. */
const filled = <Row,>(columns: readonly Column<Row>[], row: Row, ...wanted: readonly string[]) =>
  columns.filter((column) => wanted.includes(rankOf(column)) && isFilled(column, row));

/** A line of a card: what it is about at the start, when or what next at its end. */
function CardLine<Row>({ row, start, end }: { row: Row; start: readonly Column<Row>[]; end: readonly Column<Row>[] }) {
  if (start.length + end.length === 0) return null;
  const cells = (columns: readonly Column<Row>[]) =>
    columns.map(({ id, cell }) => <Fragment key={id}>{cell(row)}</Fragment>);
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
      <span className="flex min-w-0 flex-wrap items-center gap-1.5">{cells(start)}</span>
      <span className="ms-auto flex min-w-0 items-center gap-2">{cells(end)}</span>
    </div>
  );
}

/** The same rows for narrow screens, from edge to edge: name, thing and number with the date, status with the next step. */
export function RowCards<Row>({ card, ...rows }: CardsProps<Row>) {
  const { columns, items, rowKey, rowLink, lead } = rows;
  const title = columns.find(({ primary }) => primary);
  return (
    <ul data-rows onKeyDown={onRowKey}>
      {items.map((row, index) => (
        <li
          key={rowKey(row)}
          className={`relative flex gap-3 border-line px-4 py-3 not-last:border-b ${aboveReach} ${tint(row, rows)}`}
        >
          {lead && <span className="pt-1">{lead.cell(row, index)}</span>}
          <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-1">
            {title && <Name row={row} column={title} rowLink={rowLink} />}
            {card ? (
              card(row)
            ) : (
              <>
                <div className="flex min-w-0 items-baseline justify-between gap-3">
                  <div className="min-w-0">
                    <SecondLine row={row} nameParts={filled(columns, row, 'thing', 'number', 'note')} />
                  </div>
                  <span className="shrink-0 text-muted text-sm">
                    {filled(columns, row, 'date')
                      .slice(0, 1)
                      .map(({ cell }) => cell(row))}
                  </span>
                </div>
                <CardLine
                  row={row}
                  start={filled(columns, row, 'state')}
                  end={columns.filter(
                    (column) =>
                      ['next', 'tools'].includes(rankOf(column)) &&
                      (rankOf(column) === 'tools' || isFilled(column, row)),
                  )}
                />
              </>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
