import { cleanText } from '#contract/clean-text.ts';
import { typedDate } from '../date/typed-date.ts';
import { valuesIn } from './conditions.ts';
import type { AskedField, FieldOf } from './form-description.ts';
import type { FormLabels } from './form-facts.ts';
import { codesOf, isChoice, newRow } from './form-values.ts';

type Table = FieldOf<'table'>;
interface Column {
  readonly name: string;
  readonly field: AskedField;
}

/** Columns of a grid in their order. */
export const columnsOf = (table: Table): Column[] =>
  Object.entries(table.fields).flatMap(([name, field]) => ('contract' in field ? [{ name, field }] : []));

/** A text that is none of the choices of its column; rows are counted from 1. */
interface RefusedCell {
  readonly row: number;
  readonly column: string;
  readonly text: string;
}

export interface Pasted {
  readonly rows: readonly Record<string, unknown>[];
  /** How many rows were filled. */
  readonly filled: number;
  /** How many found no room. */
  readonly dropped: number;
  readonly refusedCells: readonly RefusedCell[];
}

const plain = (text: string) => cleanText(text).toLowerCase();
const yes: readonly string[] = ['x', 'ja', 'yes', 'j', 'y', 'true', 'wahr', '1'];

/** A cell's text as an answer; undefined where it is none of the choices. */
function answerOf({ field }: Column, text: string, { translate }: FormLabels): unknown {
  const typed = cleanText(text);
  if (field.kind === 'checkbox') return yes.includes(plain(typed));
  if (field.kind === 'date') return typedDate(typed) ?? typed;
  if (!isChoice(field) || typed === '' || field.options) return typed;
  const words = field.words;
  return codesOf(field.contract).find(
    (code) => plain(code) === plain(typed) || (words && plain(translate(`${words}.${code}`)) === plain(typed)),
  );
}

/** The columns that a first row of captions names; undefined where it holds answers. */
function captioned(cells: readonly string[], columns: readonly Column[], { translate }: FormLabels) {
  const headColumns = cells.map((cell) =>
    columns.find(({ name, field }) => [plain(name), plain(translate(field.label))].includes(plain(cell))),
  );
  return headColumns.filter(Boolean).length * 2 > cells.filter((cell) => cell.trim()).length ? headColumns : undefined;
}

interface Place {
  row: number;
  /** Name of the column that takes the first cell. */
  column?: string;
}

/** Lays cells from a spreadsheet over the rows of a grid, with new rows where they reach beyond its end. */
export function pasteInto(
  table: Table,
  present: readonly unknown[],
  cells: readonly (readonly string[])[],
  { row: first, column }: Place,
  words: FormLabels,
): Pasted {
  const columns = columnsOf(table);
  const start = Math.max(
    0,
    columns.findIndex(({ name }) => name === column),
  );
  const headColumns = captioned(cells[0] ?? [], columns, words);
  const targets = headColumns ?? columns.slice(start);
  const lines = headColumns ? cells.slice(1) : cells;
  const fitting = lines.slice(0, Math.max(0, table.max - first));
  const rows = present.map((row) => ({ ...valuesIn(row) }));
  const refusedCells: RefusedCell[] = [];
  fitting.forEach((line, offset) => {
    const at = first + offset;
    while (rows.length <= at) rows.push({ ...newRow(table) });
    line.forEach((text, index) => {
      const target = targets[index];
      if (!target) return;
      const answer = answerOf(target, text, words);
      if (answer === undefined)
        refusedCells.push({ row: at + 1, column: words.translate(target.field.label), text: text.trim() });
      else rows[at] = { ...rows[at], [target.name]: answer };
    });
  });
  return { rows, filled: fitting.length, dropped: lines.length - fitting.length, refusedCells };
}
