import { germanDay } from '../date/calendar-day.ts';
import { bytesSource } from '../files/byte-source.ts';
import { defaultUnpackLimits } from '../files/package-parts.ts';
import { replacePart } from '../files/replace-part.ts';
import { serialOf } from './cell-formats.ts';
import { changedText, type TextChange, withoutRelation } from './change-xml.ts';
import { columnName } from './column-name.ts';
import { type PlacedCell, type PlacedSheet, placeCells } from './place-cells.ts';
import type { CellContext } from './sheet-reader.ts';
import { Workbook } from './workbook.ts';

/** What a cell is to hold; rows and columns count from 0. */
export interface CellChange {
  readonly row: number;
  readonly column: number;
  /** A text, a number, or a day (`YYYY-MM-DD`). */
  readonly value: { readonly text: string } | { readonly number: number } | { readonly day: string };
}

/** A cell that holds a formula which is to stay, or stands in a row that the sheet does not have. */
export class UnwritableCell extends Error {}

/** Characters that XML forbids in any notation: control characters and lone surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const escaped = (text: string): string =>
  text
    .replace(unprintable, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');

/** Writes the cells of one sheet. */
class SheetWriter {
  readonly #sheet: PlacedSheet;
  readonly #context: CellContext;
  readonly #prefix: string;
  /** Formats of cells by column, as rows pass. */
  readonly #styles = new Map<number, string>();
  readonly changes: TextChange[] = [];
  /** Cells with formulas that values take the place of. */
  readonly replaced: PlacedCell[] = [];

  constructor(sheet: PlacedSheet, context: CellContext) {
    this.#sheet = sheet;
    this.#context = context;
    this.#prefix = sheet.prefix;
  }

  see(cells: readonly PlacedCell[]): void {
    for (const { column, style } of cells) if (style !== undefined) this.#styles.set(column, style);
  }

  #styleOf(column: number): string | undefined {
    return (
      this.#styles.get(column) ?? this.#sheet.columns.find(({ from, to }) => column >= from && column <= to)?.style
    );
  }

  /** Texts are written as texts, so that none of them is ever a formula. */
  cell({ row, column, value }: CellChange, style: string | undefined): string {
    const { days, isFrom1904 } = this.#context;
    const tag = (name: string, content: string, attributes = '') =>
      `<${this.#prefix}${name}${attributes}>${content}</${this.#prefix}${name}>`;
    const place = ` r="${columnName(column)}${row + 1}"${style === undefined ? '' : ` s="${style}"`}`;
    const isDay = 'day' in value && days.has(Number(style));
    const number = 'number' in value ? value.number : isDay ? serialOf(value.day, isFrom1904) : undefined;
    if (number !== undefined) return tag('c', tag('v', String(number)), place);
    const text = 'text' in value ? value.text : 'day' in value ? germanDay(value.day) : '';
    return tag('c', tag('is', tag('t', escaped(text), ' xml:space="preserve"')), `${place} t="inlineStr"`);
  }

  #newCell(change: CellChange): string {
    return this.cell(change, this.#styleOf(change.column));
  }

  /** A row that the sheet does not have looks like the last one before it. */
  newRow(row: number, changes: readonly CellChange[]): string {
    const cells = changes.toSorted((a, b) => a.column - b.column).map((change) => this.#newCell(change));
    return `<${this.#prefix}row r="${row + 1}">${cells.join('')}</${this.#prefix}row>`;
  }

  changeRow(
    { cells, content, isEmpty }: PlacedSheet['rows'][number],
    changes: readonly CellChange[],
    replaceFormulas: boolean,
  ): void {
    let added = '';
    for (const change of changes.toSorted((a, b) => a.column - b.column)) {
      const present = cells.find(({ column }) => column === change.column);
      if (!present) {
        const next = cells.find(({ column }) => column > change.column);
        if (next) this.changes.push({ start: next.start, end: next.start, text: this.#newCell(change) });
        else added += this.#newCell(change);
        continue;
      }
      if (present.formula && !replaceFormulas) throw new UnwritableCell('formula');
      if (present.formula) this.replaced.push(present);
      const { start, end, style } = present;
      this.changes.push({ start, end, text: this.cell(change, style) });
    }
    if (added === '') return;
    // A tag that closes itself is opened for what comes into it.
    if (isEmpty) this.changes.push({ start: content - 2, end: content, text: `>${added}</${this.#prefix}row>` });
    else this.changes.push({ start: content, end: content, text: added });
  }

  /** Cells that take their formula from one that went keep the value that was worked out last. */
  dropFollowers(): void {
    const shares = new Set(
      this.replaced.flatMap(({ formula }) => (formula?.isFirst && formula.share !== undefined ? [formula.share] : [])),
    );
    const replacedCells = new Set(this.replaced);
    for (const { cells } of this.#sheet.rows)
      for (const cell of cells) {
        const { formula } = cell;
        if (formula?.share !== undefined && shares.has(formula.share) && !replacedCells.has(cell))
          this.changes.push({ start: formula.start, end: formula.end, text: '' });
      }
  }

  /** What the sheet says of its size, if that became more: some programs read no further. */
  growTo(changes: readonly CellChange[]): void {
    const { dimension } = this.#sheet;
    if (!dimension) return;
    const last = Math.max(dimension.column, ...changes.map(({ column }) => column));
    const bottom = changes.reduce((most, { row }) => Math.max(most, row + 1), dimension.row);
    const text = `<${this.#prefix}dimension ref="${dimension.from}:${columnName(last)}${bottom}"/>`;
    this.changes.push({ start: dimension.start, end: dimension.end, text });
  }
}

/**
 * A workbook with some cells of its first sheet changed; all its other cells and parts stay as they are, byte by byte.
 * Rows that it does not have are added, and values take the place of formulas, if that is allowed. Throws UnwritableCell.
 */
export async function writeCells(
  bytes: Uint8Array,
  changes: readonly CellChange[],
  { addRows = false, replaceFormulas = false } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const workbook = await Workbook.open(bytesSource(bytes), defaultUnpackLimits);
  const { part } = workbook.firstSheet;
  const xml = await workbook.parts.text(part);
  const sheet = placeCells(xml);
  const writer = new SheetWriter(sheet, await workbook.context());
  const byRow = Map.groupBy(changes, ({ row }) => row);
  const pending = [...byRow.keys()].sort((a, b) => a - b);
  /** Rows to come that stand before one; all of them if none is named. */
  const rowsBefore = (before = Number.POSITIVE_INFINITY): string => {
    let added = '';
    for (let row = pending[0]; row !== undefined && row < before; row = pending[0]) {
      if (!addRows) throw new UnwritableCell('row');
      pending.shift();
      added += writer.newRow(row, byRow.get(row) ?? []);
    }
    return added;
  };
  for (const row of sheet.rows) {
    const added = rowsBefore(row.row);
    if (added !== '') writer.changes.push({ start: row.start, end: row.start, text: added });
    // The look of headings is theirs alone.
    if (row.row > 0) writer.see(row.cells);
    if (pending[0] !== row.row) continue;
    pending.shift();
    writer.changeRow(row, byRow.get(row.row) ?? [], replaceFormulas);
  }
  const rest = rowsBefore();
  if (rest !== '') {
    const { data, prefix } = sheet;
    if (!data) throw new UnwritableCell('row');
    const { start, end, isEmpty } = data;
    const text = isEmpty ? `<${prefix}sheetData>${rest}</${prefix}sheetData>` : rest;
    writer.changes.push({ start, end: isEmpty ? end : start, text });
  }
  writer.dropFollowers();
  if (addRows) writer.growTo(changes);
  const encode = (text: string) => new TextEncoder().encode(text);
  let book: Blob = new Blob([bytes as Uint8Array<ArrayBuffer>]);
  const replace = async (name: string, text: string) => {
    const source = bytesSource(new Uint8Array(await book.arrayBuffer()));
    book = await replacePart(source, workbook.parts.entry(name)?.name ?? name, encode(text));
  };
  await replace(part, changedText(xml, writer.changes));
  if (writer.replaced.length > 0) {
    // The order in which formulas are worked out would name cells that have none any more; spreadsheets make it again.
    const relations = workbook.mainRelations;
    const was = await workbook.parts.text(relations);
    const now = withoutRelation(was, 'calcChain');
    if (now !== was) await replace(relations, now);
  }
  return new Uint8Array(await book.arrayBuffer());
}
