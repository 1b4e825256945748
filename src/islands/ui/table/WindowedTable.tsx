import { type MouseEvent, memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useNarrow } from '../page/useNarrow.ts';
import { placeColumns } from './column-ranks.ts';
import { MarkBox } from './MarkBox.tsx';
import { onRowKey } from './row-keys.ts';
import { TableHead } from './TableHead.tsx';
import type { Column } from './table-types.ts';
import { useWidthStep } from './useColumnPlacement.ts';
import { useVisibleRows } from './useVisibleRows.ts';

/** The actions of a row; they must stay the same while scrolling, or every row renders again. */
interface RowActions<Row> {
  columns: readonly Column<Row>[];
  rowLink: (row: Row) => string;
  onOpen: (row: Row) => void;
  /** `range`: everything from the row touched before. */
  onMark: (row: Row, index: number, range: boolean) => void;
  markLabel: (row: Row) => string;
  /** What a card shows on narrow screens, in the room of `cardRem`. */
  card: (row: Row) => ReactNode;
  cardRem: number;
}

interface Props<Row> extends RowActions<Row> {
  caption: string;
  total: number;
  /** Undefined for a row that is still on its way. */
  at: (index: number) => Row | undefined;
  /** Hears which rows are in sight. */
  onWindow: (first: number, last: number) => void;
  sort: string;
  onSort: (sort: string) => void;
  rowKey: (row: Row) => string;
  isMarked: (row: Row) => boolean;
  /** Marks all rows; stands over the boxes. */
  markAll: ReactNode;
}

const rowRem = 3.25;
const reach = 'font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline';
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

interface RowProps<Row> extends RowActions<Row> {
  row: Row | undefined;
  index: number;
  isMarked: boolean;
}
type LoadedRowProps<Row> = RowProps<Row> & { row: Row };

function Mark<Row>({ row, index, isMarked, onMark, markLabel }: LoadedRowProps<Row>) {
  return <MarkBox label={markLabel(row)} isMarked={isMarked} onMark={(range) => onMark(row, index, range)} />;
}

function Opener<Row>({ row, rowLink, onOpen, children }: LoadedRowProps<Row> & { children: ReactNode }) {
  return (
    <a
      data-row
      href={rowLink(row)}
      className={reach}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(row);
      }}
    >
      {children}
    </a>
  );
}

function TableRow<Row>(props: RowProps<Row>) {
  const { row, index, isMarked, columns } = props;
  return (
    <tr
      aria-rowindex={index + 2}
      className={`relative h-13 ${isMarked ? 'bg-brand-soft' : ''} ${row ? 'hover:bg-brand-soft' : ''}`}
    >
      <td className="ps-5">{row && <Mark {...props} row={row} />}</td>
      {columns.map(({ id, cell, text, align, primary }) => (
        <td
          key={id}
          {...(row && text && { title: text(row) })}
          className={`truncate px-3 last:pe-5 ${align === 'end' ? 'text-end' : ''}`}
        >
          {!row && <span aria-hidden="true" className="skeleton inline-block h-3 w-2/3" />}
          {row &&
            (primary ? (
              <Opener {...props} row={row}>
                {cell(row)}
              </Opener>
            ) : (
              cell(row)
            ))}
        </td>
      ))}
    </tr>
  );
}

function CardRow<Row>(props: RowProps<Row>) {
  const { row, isMarked, columns, card, cardRem } = props;
  const title = columns.find(({ primary }) => primary);
  return (
    <li
      style={{ height: `${cardRem}rem` }}
      className={`relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 overflow-hidden border-line border-b px-4 py-3 ${isMarked ? 'bg-brand-soft' : ''}`}
    >
      {row ? (
        <>
          <span className="pt-0.5">
            <Mark {...props} row={row} />
          </span>
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-0.5">
            <p className="truncate">
              <Opener {...props} row={row}>
                {title?.cell(row)}
              </Opener>
            </p>
            {card(row)}
          </div>
        </>
      ) : (
        <span aria-hidden="true" className="skeleton col-span-2 h-3 w-2/3" />
      )}
    </li>
  );
}

const KeptRow = memo(TableRow) as typeof TableRow;
const KeptCard = memo(CardRow) as typeof CardRow;

/** Width (rem) of all columns: those without one of their own keep the words of their rows. */
const widthOf = (columns: readonly Column<never>[]) =>
  columns.reduce((sum, { width }) => sum + (width ? Number(width.slice('w-'.length)) / 4 : 14), 3);

/** Margins of the page and its widest content (px). */
const [margins, maxRoom, remPx] = [48, 1240, 16];

/** The columns that the narrowest window of a step has room for. */
function fittingColumns<Row>(columns: readonly Column<Row>[], step: number): readonly Column<Row>[] {
  const room = Math.min(Math.max(step, 640) - margins, maxRoom);
  const choices = columns.map((_, less) => placeColumns(columns, step, { less, isTight: false }).columns);
  return choices.find((some) => widthOf(some) * remPx <= room) ?? choices.at(-1) ?? columns;
}

/** A list of any length with one scroll bar: only the rows in sight are drawn, each as high as the others. */
export function WindowedTable<Row>(props: Props<Row>) {
  const { caption, columns: all, total, at, onWindow, sort, onSort, isMarked, markAll, cardRem } = props;
  const narrow = useNarrow();
  const step = useWidthStep();
  const columns = useMemo(() => (narrow ? all : fittingColumns(all, step)), [all, narrow, step]);
  const list = useRef<HTMLElement>(null);
  const { first, last, above, below } = useVisibleRows(list, total, narrow ? cardRem : rowRem);
  // `at` is another one for other rows, of which the same places are to be asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => onWindow(first, last), [onWindow, first, last, at]);
  const { rowKey, rowLink, onOpen, onMark, markLabel, card } = props;
  const rows = Array.from({ length: Math.max(0, Math.min(last, total - 1) - first + 1) }, (_, step) => {
    const row = at(first + step);
    return {
      key: row ? rowKey(row) : `at ${first + step}`,
      row,
      index: first + step,
      isMarked: row !== undefined && isMarked(row),
      ...{ columns, rowLink, onOpen, onMark, markLabel, card, cardRem },
    };
  });

  if (narrow) {
    return (
      <div className="-mx-4 overflow-clip border-line border-y bg-card">
        <div className="border-line border-b px-4 py-2.5">{markAll}</div>
        <ul
          ref={(element) => {
            list.current = element;
          }}
          aria-label={caption}
          style={{ paddingBlockStart: above, paddingBlockEnd: below }}
          onKeyDown={onRowKey}
        >
          {rows.map(({ key, ...row }) => (
            <KeptCard key={key} {...row} />
          ))}
        </ul>
      </div>
    );
  }
  return (
    <div className="card overflow-clip">
      <div>
        <table aria-rowcount={total + 1} className="w-full table-fixed border-separate border-spacing-0 text-start">
          <caption className="sr-only">{caption}</caption>
          <colgroup>
            <col className="w-12" />
            {columns.map(({ id, width = '' }) => (
              <col key={id} className={width} />
            ))}
          </colgroup>
          <TableHead columns={columns} sort={sort} onSort={onSort} lead={markAll} />
          <tbody
            ref={(element) => {
              list.current = element;
            }}
            className="[&_td]:border-line [&_td]:border-b"
            onKeyDown={onRowKey}
          >
            {above > 0 && <tr style={{ height: above }} />}
            {rows.map(({ key, ...row }) => (
              <KeptRow key={key} {...row} />
            ))}
            {below > 0 && <tr style={{ height: below }} />}
          </tbody>
        </table>
      </div>
    </div>
  );
}
