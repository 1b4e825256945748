import type { CSSProperties } from 'react';
import {
  contentWidth,
  frozenCount,
  maxFrozenShare,
  type SheetColumn,
  type SheetLayout,
} from '#domain/form/sheet/sheet-columns.ts';
import type { SheetView } from './useSheet.ts';

/** Columns beside those of the table: marks at the start, the menu of the row at the end (px). */
const markWidth = 36;
const menuWidth = 30;
const priceWidth = 100;
/** Rows with a mouse and with a finger (px). */
export const rowHeights = { fine: 36, coarse: 44 } as const;

/** Only so many rows give a column its width: they are measured while one types. */
const measuredRows = 200;

/** Widths by content, or as the user made them. */
export const columnWidths = ({ columns, rows, layout, words: { translate } }: SheetView): number[] =>
  columns.map((column) => {
    const own = layout.widths?.[column.name];
    if (own !== undefined) return own;
    const texts = rows.slice(0, measuredRows).map(({ values }) => {
      const value = values[column.name];
      return column.look.codes ? codeText(column, value, translate) : String(value ?? '');
    });
    return contentWidth(column, translate(column.look.head ?? column.field.label), texts);
  });

const codeText = ({ look }: SheetColumn, value: unknown, translate: SheetView['words']['translate']) =>
  value ? `${translate(`${look.codes}.${value}`, { defaultValue: String(value) })}  ` : '';

/** What is left of the room goes to the column that may grow most and has no width of the user's. */
const maxWidth = (column?: SheetColumn): number =>
  column?.field.kind === 'checkbox' ? 0 : (column?.look.width?.[1] ?? 1);

export interface Placement {
  readonly widths: readonly number[];
  readonly frozen: number;
  readonly style: CSSProperties;
  /** Left edges of the columns and of what stands behind them (px). */
  readonly lefts: readonly number[];
}

/** Where the columns stand in a sheet of this width (px). */
export function placement(
  columns: readonly SheetColumn[],
  widths: readonly number[],
  room: number,
  own: SheetLayout['widths'] = {},
  hasPrice = false,
): Placement {
  const frozen = frozenCount(columns, widths, room * maxFrozenShare - markWidth);
  const lefts = [markWidth];
  for (const width of widths) lefts.push((lefts.at(-1) ?? 0) + width);
  const total = (lefts.at(-1) ?? 0) + (hasPrice ? priceWidth : 0) + menuWidth;
  const growing = columns.reduce(
    (best, column, at) =>
      at >= frozen && !(column.name in own) && maxWidth(column) > maxWidth(columns[best]) ? at : best,
    columns.length,
  );
  const size = (width: number, at: number) => (at === growing ? `minmax(${width}px, 1fr)` : `${width}px`);
  const template = [
    `${markWidth}px`,
    ...widths.map(size),
    ...(hasPrice ? [`${priceWidth}px`] : []),
    size(menuWidth, columns.length),
  ].join(' ');
  return {
    widths,
    frozen,
    lefts,
    style: {
      '--columns': template,
      '--total': `${total}px`,
      ...Object.fromEntries(widths.slice(0, frozen).map((_, at) => [`--frozen-${at}`, `${lefts[at]}px`])),
    } as CSSProperties,
  };
}
