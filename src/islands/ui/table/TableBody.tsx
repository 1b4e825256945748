import { Fragment } from 'react';
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
export const aboveReach =
  '[&_a:not([data-reach])]:relative [&_a:not([data-reach])]:z-1 [&_:is(button,input)]:relative [&_:is(button,input)]:z-1';

/** Marking is stronger than the tint of what waits; the status keeps its colour. */
export const tint = <Row,>(row: Row, { isTinted, lead }: Pick<RowsProps<Row>, 'isTinted' | 'lead'>): string =>
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

export const isFilled = <Row,>(column: Column<Row>, row: Row): boolean =>
  column.text ? column.text(row) !== '' : column.cell(row) !== '';

/** What the name is about, where that has no column of its own. */
export function SecondLine<Row>({ row, nameParts }: LineProps<Row>) {
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

export function Name<Row>({ row, column: { cell, text }, rowLink }: NameProps<Row>) {
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
    <span data-thing className={`block truncate ${isCut ? '' : 'max-w-60'}`} title={text?.(row)}>
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
