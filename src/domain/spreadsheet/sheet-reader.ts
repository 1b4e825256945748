import { leadingDay } from '../date/calendar-day.ts';
import { UnreadableFile } from '../files/unreadable-file.ts';
import type { Attributes, XmlHandlers } from '../files/xml.ts';
import { dayOf, plainNumber, unescaped } from './cell-formats.ts';
import { columnOf } from './column-name.ts';
import { RichText } from './rich-text.ts';
import { maxCellLength, maxCells, maxColumns, maxRowLength, maxRows } from './table-limits.ts';
import type { TableRow } from './table-row.ts';
import type { TextList } from './text-list.ts';

/** What the cells of all sheets refer to. */
export interface CellContext {
  readonly texts: TextList;
  /** Formats of cells that are those of days. */
  readonly days: ReadonlySet<number>;
  readonly isFrom1904: boolean;
}

/** Builds rows from the events of a sheet; formulas are not calculated. */
export class SheetReader implements XmlHandlers {
  readonly #context: CellContext;
  readonly #rich = new RichText();
  #rows: TableRow[] = [];
  #cellCount = 0;
  #row = 0;
  #cells: string[] = [];
  #numbers = new Set<number>();
  #formulas: number[] = [];
  #rowLength = 0;
  #isInRow = false;
  #column = -1;
  /** The cell that is read, by its attributes. */
  #cell: Attributes | undefined;
  #value = '';
  #isValue = false;

  constructor(context: CellContext) {
    this.#context = context;
  }

  /** The rows that are complete. */
  take(): TableRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  readonly open = (name: string, attributes: Attributes): void => {
    if (name === 'row') this.#openRow(attributes);
    else if (!this.#isInRow) return;
    else if (name === 'c') this.#openCell(attributes);
    else if (!this.#cell) return;
    else if (name === 'v') this.#isValue = true;
    else if (name === 'f') this.#formulas.push(this.#column);
    else this.#rich.open(name);
  };

  readonly text = (text: string): void => {
    if (!this.#cell) return;
    if (this.#isValue) this.#value += text;
    else this.#rich.add(text);
  };

  readonly close = (name: string): void => {
    if (name === 'row') this.#closeRow();
    else if (name === 'c') this.#closeCell();
    else if (name === 'v') this.#isValue = false;
    else if (this.#cell) this.#rich.close(name);
  };

  #openRow(attributes: Attributes): void {
    const place = Number(attributes['r'] ?? this.#row + 1);
    // Rows stand in their order; a place before the last one would make two of one.
    this.#row = Number.isInteger(place) && place > this.#row && place <= maxRows ? place : this.#row + 1;
    if (this.#row > maxRows) throw new UnreadableFile('size');
    this.#cells = [];
    this.#numbers = new Set();
    this.#formulas = [];
    this.#rowLength = 0;
    this.#column = -1;
    this.#isInRow = true;
  }

  #openCell(attributes: Attributes): void {
    const place = attributes['r'];
    this.#column = (place === undefined ? undefined : columnOf(place)) ?? this.#column + 1;
    this.#cell = attributes;
    this.#value = '';
    this.#rich.take();
  }

  #closeCell(): void {
    const cell = this.#cell;
    this.#cell = undefined;
    if (!cell || !this.#isInRow) return;
    const [text, isNumber] = this.#content(cell);
    const content = text.trim();
    if (content === '') return;
    this.#cellCount += 1;
    this.#rowLength += content.length;
    if (this.#column >= maxColumns) throw new UnreadableFile('wide', this.#row);
    if (content.length > maxCellLength) throw new UnreadableFile('cell', this.#row);
    if (this.#rowLength > maxRowLength) throw new UnreadableFile('row', this.#row);
    if (this.#cellCount > maxCells) throw new UnreadableFile('size');
    this.#cells[this.#column] = content;
    if (isNumber) this.#numbers.add(this.#column);
    else this.#numbers.delete(this.#column);
  }

  /** What stands in a cell, and whether it is a number. */
  #content(cell: Attributes): readonly [text: string, isNumber: boolean] {
    const value = this.#value;
    switch (cell['t'] ?? 'n') {
      case 's':
        return [this.#context.texts.at(value.trim() === '' ? -1 : Number(value)), false];
      case 'inlineStr':
        return [this.#rich.take(), false];
      case 'str':
        return [unescaped(value), false];
      case 'b':
        return [value.trim() === '1' ? 'WAHR' : value.trim() === '0' ? 'FALSCH' : value, false];
      case 'd':
        return [leadingDay(value.trim()), false];
      case 'n': {
        const isDay = value.trim() !== '' && this.#context.days.has(Number(cell['s'] ?? -1));
        const day = isDay ? dayOf(Number(value), this.#context.isFrom1904) : undefined;
        return day === undefined ? [plainNumber(value.trim()), value.trim() !== ''] : [day, false];
      }
      default:
        return [value, false];
    }
  }

  #closeRow(): void {
    this.#isInRow = false;
    if (this.#cells.length === 0 && this.#formulas.length === 0) return;
    const formulas = this.#formulas;
    this.#rows.push({
      row: this.#row,
      cells: Array.from(this.#cells, (cell) => cell ?? ''),
      numbers: this.#numbers,
      ...(formulas.length > 0 && { formulas }),
    });
    this.#cells = [];
  }
}
