import { Fragment, type ReactNode } from 'react';
import { rankOf } from './column-ranks.ts';
import { onRowKey } from './row-keys.ts';
import { type Column, type Density, type RowLead, rowHeights } from './table-types.ts';

export interface RowsProps<Row> {
  columns: readonly Column<Row>[];
  /** Stand in the second line of the name. */
  nameParts: readonly Column<Row>[];
  items: readonly Row[];
  rowKey: (row: Row) => string;
  rowLink: ((row: Row) => string) | undefined;
  isTinted: ((row: Row) => boolean) | undefined;
  lead: RowLead<Row> | undefined;
}

/** The row's link reaches over the whole row; its other buttons and links lie above it. */
export const reach = 'text-ink no-underline after:absolute after:inset-0 hover:underline';
const aboveReach =
  '[&_a:not([data-reach])]:relative [&_a:not([data-reach])]:z-1 [&_:is(button,input)]:relative [&_:is(button,input)]:z-1';

/** Marking is stronger than the tint of what waits; the status keeps its colour. */
const tint = <Row,>(row: Row, { isTinted, lead }: Pick<RowsProps<Row>, 'isTinted' | 'lead'>): string =>
  lead?.isMarked(row) ? 'bg-brand-soft' : isTinted?.(row) ? 'bg-warn-tint' : '';

const quiet = { date: 'text-muted text-sm', number: 'text-muted text-sm', next: 'text-sm' } as const;
const lookOf = (column: Column<never>): string => (quiet as Record<string, string>)[rankOf(column)] ?? '';

/** Shares of the room that columns as wide as their words leave; the name has most of it. */
export const growOf = ({ grow, primary }: Column<never>): number | undefined => grow ?? (primary ? 3 : undefined);
export const shareOf = (column: Column<never>, columns: readonly Column<never>[]): string | undefined => {
  const grow = growOf(column);
  const all = columns.reduce((sum, one) => sum + (growOf(one) ?? 0), 0);
  return grow === undefined ? undefined : `${Math.round((grow / all) * 100)}%`;
};
export const growClass = ({ primary }: Column<never>): string =>
  primary ? 'min-w-48 max-w-48 xl:min-w-70 xl:max-w-70' : 'min-w-20 max-w-20';

interface LineProps<Row> {
  row: Row;
  nameParts: readonly Column<Row>[];
}

const isFilled = <Row,>(column: Column<Row>, row: Row): boolean =>
  column.text ? column.text(row) !== '' : column.cell(row) !== '';

/** What the name is about, where that has no column of its own. */
function SecondLine<Row>({ row, nameParts }: LineProps<Row>) {
  const parts = nameParts.filter((column) => isFilled(column, row));
  if (parts.length === 0) return null;
  const cells = parts.map(({ id, cell, text }) => ({ id, content: cell(row), words: text?.(row) }));
  return (
    <span
      className="block truncate font-normal text-muted text-sm"
      title={cells.map(({ content, words }) => (typeof content === 'string' ? content : words)).join(' · ')}
    >
      {cells.map(({ id, content }, at) => (
        <Fragment key={id}>
          {at > 0 && ' · '}
          {content}
        </Fragment>
      ))}
    </span>
  );
}

interface NameProps<Row> {
  row: Row;
  column: Column<Row>;
  rowLink: ((row: Row) => string) | undefined;
}

function Name<Row>({ row, column: { cell, text }, rowLink }: NameProps<Row>) {
  const shared = { title: text?.(row), children: cell(row) };
  return rowLink ? (
    <a {...shared} data-reach href={rowLink(row)} className={`block truncate font-semibold ${reach}`} />
  ) : (
    <span {...shared} className="block truncate font-semibold" />
  );
}

function Cell<Row>({ row, column, nameParts, rowLink }: NameProps<Row> & LineProps<Row>) {
  const { cell, text, primary } = column;
  if (primary)
    return (
      <>
        <Name row={row} column={column} rowLink={rowLink} />
        <SecondLine row={row} nameParts={nameParts} />
      </>
    );
  const isCut = growOf(column) !== undefined;
  const content = cell(row);
  if (!isCut && typeof content !== 'string') return content;
  return (
    <span className={`block truncate ${isCut ? '' : 'max-w-60'}`} title={text?.(row)}>
      {content}
    </span>
  );
}

export function TableBody<Row>({ density, ...rows }: RowsProps<Row> & { density: Density }) {
  const { columns, nameParts, items, rowKey, rowLink, lead } = rows;
  return (
    <tbody onKeyDown={onRowKey}>
      {items.map((row, index) => (
        <tr
          key={rowKey(row)}
          className={`relative border-line not-last:border-b ${tint(row, rows)} ${rowLink ? 'hover:bg-brand-soft' : ''}`}
        >
          {lead && <td className="w-0 ps-5 align-middle [&_input]:z-1">{lead.cell(row, index)}</td>}
          {columns.map((column) => (
            <td
              key={column.id}
              style={{ width: shareOf(column, columns) }}
              className={`whitespace-nowrap px-3 py-1.25 align-middle first:ps-5 last:pe-5 ${rowHeights[density]} ${aboveReach} ${lookOf(column)} ${growOf(column) ? growClass(column) : ''} ${column.align === 'end' ? 'text-end' : ''}`}
            >
              <Cell row={row} column={column} nameParts={nameParts} rowLink={rowLink} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

interface CardBody<Row> {
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
export function RowCards<Row>({ card, ...rows }: RowsProps<Row> & CardBody<Row>) {
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
