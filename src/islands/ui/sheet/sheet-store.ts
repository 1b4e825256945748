import type { Values } from '#domain/form/form-description.ts';
import { newRow } from '#domain/form/form-values.ts';
import { type NumberRange, numberedRow, previewRange } from '#domain/form/sheet/number-range.ts';
import { columnsForBlock, type SheetColumn } from '#domain/form/sheet/sheet-columns.ts';
import { nextNumber, usedValues } from '#domain/form/sheet/sheet-faults.ts';
import { fillValues } from '#domain/form/sheet/sheet-fill.ts';
import { redo, undo } from '#domain/form/sheet/sheet-history.ts';
import { emptyCell, pasteBlock } from '#domain/form/sheet/sheet-paste.ts';
import {
  type CellChange,
  insertRows,
  removeRows,
  type SheetRow,
  setCells,
  sortRows,
} from '#domain/form/sheet/sheet-rows.ts';
import { type Range, rangeOf } from '#domain/form/sheet/sheet-selection.ts';
import { type SheetOptions, sheetState } from './sheet-state.ts';

export type FillTarget = 'all' | 'empty' | 'marked';

/** The rows of a sheet with all that can be done to them; each action is one step that can be undone. */
export function sheetStore(options: SheetOptions) {
  const { context, columns, textOf } = options;
  const state = sheetState(options);
  const { $rows, $selection, $history, put, apply, leave, mark, select, note, range, columnAt, isFull, focused } =
    state;
  const table = () => context().table;
  const typedColumns = (left: number, right: number) =>
    columns()
      .slice(left, right + 1)
      .filter(({ field }) => !field.isInternal);
  const inRange = ({ top, bottom, left, right }: Range, cellValue: (column: SheetColumn) => unknown): CellChange[] =>
    typedColumns(left, right).flatMap((column) =>
      Array.from({ length: bottom - top + 1 }, (_, index) => ({
        row: top + index,
        column: column.name,
        value: cellValue(column),
      })),
    );
  const rowCount = ({ top, bottom }: Range) => bottom - top + 1;

  return {
    ...state,
    undo() {
      const outcome = undo($history.get(), $rows.get());
      if (!outcome) return;
      put(outcome.rows);
      $history.set(outcome.history);
      note({ key: 'undone' });
    },
    redo() {
      const outcome = redo($history.get(), $rows.get());
      if (!outcome) return;
      put(outcome.rows);
      $history.set(outcome.history);
      note(outcome.step.name);
    },
    clear(key: 'cleared' | 'cut' = 'cleared') {
      const marked = range();
      const { top, left, bottom, right } = marked;
      const count = (bottom - top + 1) * (right - left + 1);
      apply({ key, parameters: { count } }, setCells($rows.get(), inRange(marked, emptyCell)));
    },
    /** Fills from the first marked cell, or from the cell above it, down to the end of the mark. */
    fillDown() {
      const marked = range();
      const source = marked.top === marked.bottom ? marked.top - 1 : marked.top;
      if (source >= 0) this.fill({ ...marked, top: source, bottom: source }, marked.bottom);
    },
    /** Continues the cells of a range down to a row. */
    fill(source: Range, bottom: number) {
      const before = $rows.get();
      let grown = before;
      const last = Math.min(bottom, table().max - 1);
      if (last >= before.length)
        grown = insertRows(
          before,
          before.length,
          Array.from({ length: last - before.length + 1 }, () => newRow(table())),
        );
      const count = last - source.bottom;
      if (count <= 0) return;
      const filled = typedColumns(source.left, source.right);
      const changes = filled.flatMap((column) => {
        const values = grown.slice(source.top, source.bottom + 1).map((row) => row.values[column.name]);
        return fillValues(column.field, values, count).map((value, index) => ({
          row: source.bottom + 1 + index,
          column: column.name,
          value,
        }));
      });
      const [column] = filled;
      const text = column ? textOf(column, changes[0]?.value) : '';
      apply({ key: 'filled', parameters: { text, count } }, setCells(grown, changes), before);
      mark({ ...source, bottom: last });
    },
    /** Puts one value into every marked cell of its column. */
    fillMarked(value: unknown, marked = range()) {
      const column = columnAt(marked.left);
      if (!column) return;
      const parameters = { text: textOf(column, value), count: rowCount(marked) };
      apply(
        { key: 'filled', parameters },
        setCells(
          $rows.get(),
          inRange({ ...marked, right: marked.left }, () => value),
        ),
      );
    },
    fillColumn(name: string, value: unknown, target: FillTarget) {
      const column = columns().find((one) => one.name === name);
      if (!column) return;
      const rows = $rows.get();
      const { top, bottom } = range();
      const isMeant = (row: SheetRow, index: number) =>
        target === 'all' ||
        (target === 'empty' && (row.values[name] ?? '') === '') ||
        (target === 'marked' && index >= top && index <= bottom);
      const changes = rows.flatMap((row, index) => (isMeant(row, index) ? [{ row: index, column: name, value }] : []));
      const parameters = { text: textOf(column, value), count: changes.length };
      apply({ key: 'filled', parameters }, setCells(rows, changes));
    },
    paste(block: readonly (readonly string[])[]) {
      const before = $rows.get();
      const marked = rangeOf($selection.get());
      const width = Math.max(...block.map((line) => line.length));
      const target = columnsForBlock(options.allColumns(), columns(), marked.left, width);
      const outcome = pasteBlock(before, target, marked, block, context());
      options.reveal(target.flatMap((column) => (columns().includes(column) ? [] : column.name)));
      const count = rowCount(outcome.range);
      apply({ key: 'pasted', parameters: { count } }, outcome.rows, before);
      leave(outcome.rows.slice(outcome.range.top, outcome.range.bottom + 1));
      mark(outcome.range);
      if (outcome.dropped > 0) note({ key: 'pastedDropped', parameters: { count: outcome.dropped, max: table().max } });
      else if (outcome.foreign > 0) note({ key: 'pastedForeign', parameters: { count: outcome.foreign } });
    },
    addRow(at = $rows.get().length, values?: Values) {
      if (isFull()) return false;
      const rows = $rows.get();
      const row = values ?? numberedRow(table(), nextNumber(rows, context()));
      apply({ key: 'added', parameters: { count: 1 } }, insertRows(rows, at, [row]));
      return true;
    },
    addRange(wanted: NumberRange) {
      const rows = $rows.get();
      const column = columns().find(({ name }) => name === table().sheet?.number);
      if (!column) return 0;
      const { numbers } = previewRange(wanted, usedValues(rows, column), table().max - rows.length);
      const used = (name: string) => {
        const field = columns().find((one) => one.name === name);
        return field ? usedValues(rows, field) : new Set<string>();
      };
      const made = numbers.map((number) => numberedRow(table(), number, used));
      apply({ key: 'added', parameters: { count: made.length } }, insertRows(rows, rows.length, made));
      return made.length;
    },
    removeRows(first: number, last: number) {
      const rows = $rows.get();
      const end = Math.min(last, first + (rows.length - table().min) - 1);
      if (end < first) return;
      apply({ key: 'removed', parameters: { count: end - first + 1 } }, removeRows(rows, first, end));
      select({ row: first, column: focused().column });
    },
    sort(column: SheetColumn, isDescending: boolean) {
      const { labels } = context();
      const text = (row: SheetRow) => String(row.values[column.name] ?? '');
      apply(
        { key: 'sorted', parameters: { column: labels.translate(column.field.label) } },
        sortRows($rows.get(), text, isDescending),
      );
    },
    /** Rows from elsewhere, as one step. */
    insertRows(values: readonly Values[], mode: 'append' | 'replace') {
      const rows = mode === 'append' ? $rows.get() : [];
      const made = values.slice(0, table().max - rows.length);
      apply({ key: 'pasted', parameters: { count: made.length } }, insertRows(rows, rows.length, made));
      leave($rows.get());
    },
  };
}

export type SheetStore = ReturnType<typeof sheetStore>;
