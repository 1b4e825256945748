import { atom } from 'nanostores';
import { numberedRow } from '#domain/form/sheet/number-range.ts';
import type { SheetColumn, SheetContext } from '#domain/form/sheet/sheet-columns.ts';
import { nextNumber } from '#domain/form/sheet/sheet-faults.ts';
import { emptyHistory, type History, record, type StepName } from '#domain/form/sheet/sheet-history.ts';
import {
  type Cell,
  insertRows,
  removeRows,
  type SheetRow,
  type SheetRows,
  setCells,
  syncRows,
} from '#domain/form/sheet/sheet-rows.ts';
import { clampCell, type Range, rangeOf, type Selection, single } from '#domain/form/sheet/sheet-selection.ts';

export interface SheetOptions {
  context: () => SheetContext;
  columns: () => readonly SheetColumn[];
  /** Hidden ones too. */
  allColumns: () => readonly SheetColumn[];
  /** Shows hidden columns for good. */
  reveal: (names: readonly string[]) => void;
  read: () => unknown;
  write: (rows: SheetRows, before: SheetRows) => void;
  /** A value as it reads in its column. */
  textOf: (column: SheetColumn, value: unknown) => string;
}

interface Editing {
  readonly key: number;
  readonly column: string;
  /** The rows before the editor opened. */
  readonly before: SheetRows;
  /** Begins without the present value, as the first letter is typed over it. */
  readonly isReplacing: boolean;
}

/** The rows of a sheet with what is marked, edited and undone in it; what it shows is drawn from here. */
export function sheetState({ context, columns, read, write }: SheetOptions) {
  const $rows = atom<SheetRows>(syncRows([], read()));
  const $selection = atom<Selection>(single({ row: 0, column: 0 }));
  const $editing = atom<Editing | undefined>(undefined);
  const $history = atom<History>(emptyHistory);
  /** Rows that were left: what is missing in them is said. */
  const $left = atom<ReadonlySet<number>>(new Set($rows.get().map(({ key }) => key)));
  /** What was done last, to be announced. */
  const $notice = atom<StepName | undefined>(undefined);

  const table = () => context().table;
  const columnAt = (index: number) => columns()[index];
  const isFull = () => $rows.get().length >= table().max;
  const size = () => ({ rows: $rows.get().length + (isFull() ? 0 : 1), columns: columns().length });
  const focused = (): Cell => $selection.get().focus;
  const range = (): Range => {
    const marked = rangeOf($selection.get());
    return { ...marked, bottom: Math.min(marked.bottom, Math.max(marked.top, $rows.get().length - 1)) };
  };

  function put(next: SheetRows): void {
    const before = $rows.get();
    if (next === before) return;
    $rows.set(next);
    write(next, before);
  }
  function note(name: StepName): void {
    $notice.set({ ...name });
  }
  function apply(name: StepName, next: SheetRows, before: SheetRows = $rows.get()): void {
    put(next);
    if (next === before) return;
    $history.set(record($history.get(), { name, before, after: next }));
    note(name);
  }
  function leave(rows: readonly (SheetRow | undefined)[]): void {
    const keys = rows.flatMap((row) => (row && !$left.get().has(row.key) ? [row.key] : []));
    if (keys.length > 0) $left.set(new Set([...$left.get(), ...keys]));
  }
  function select(cell: Cell, isExtending = false): void {
    const before = focused();
    const focus = clampCell(cell, size());
    if (before.row !== focus.row) leave([$rows.get()[before.row]]);
    $selection.set(isExtending ? { anchor: $selection.get().anchor, focus } : single(focus));
  }
  const mark = (marked: Range) =>
    $selection.set({
      anchor: { row: marked.bottom, column: marked.right },
      focus: { row: marked.top, column: marked.left },
    });

  /** The row of a place, made where it is the one that is not there yet. */
  function rowAt(place: number): SheetRows {
    const rows = $rows.get();
    if (place < rows.length || isFull()) return rows;
    return insertRows(rows, rows.length, [numberedRow(table(), nextNumber(rows, context()))]);
  }
  function edit(isReplacing = false): boolean {
    const { row, column } = focused();
    const at = columnAt(column);
    const before = $rows.get();
    put(rowAt(row));
    const edited = $rows.get()[row];
    if (!at || !edited) return false;
    $editing.set({ key: edited.key, column: at.name, before, isReplacing });
    return true;
  }
  const placeOf = (key: number) => $rows.get().findIndex((row) => row.key === key);
  /** Takes what is typed at once, so that nothing of it is lost; the step counts when the cell is left. */
  function type(value: unknown): void {
    const editing = $editing.get();
    if (editing) put(setCells($rows.get(), [{ row: placeOf(editing.key), column: editing.column, value }]));
  }
  const nameOf = (row: number, column: SheetColumn): StepName => {
    const { table: field, labels } = context();
    const values = $rows.get()[row]?.values ?? {};
    return {
      key: 'cell',
      parameters: {
        column: labels.translate(column.field.label),
        row: String(values[field.sheet?.number ?? ''] || row + 1),
      },
    };
  };
  function commit(): void {
    const editing = $editing.get();
    if (!editing) return;
    $editing.set(undefined);
    const row = placeOf(editing.key);
    const column = columns().find(({ name }) => name === editing.column);
    if (row < 0 || !column) return;
    const typed = $rows.get()[row]?.values[column.name];
    if (typeof typed === 'string' && typed !== typed.trim())
      put(setCells($rows.get(), [{ row, column: column.name, value: typed.trim() }]));
    const now = $rows.get();
    const former = editing.before.find(({ key }) => key === editing.key)?.values[column.name];
    if (former === now[row]?.values[column.name] && now.length === editing.before.length) return;
    $history.set(record($history.get(), { name: nameOf(row, column), before: editing.before, after: now }));
  }
  function cancel(): void {
    const editing = $editing.get();
    if (!editing) return;
    $editing.set(undefined);
    const row = placeOf(editing.key);
    const before = editing.before.find(({ key }) => key === editing.key);
    put(
      before
        ? setCells($rows.get(), [{ row, column: editing.column, value: before.values[editing.column] }])
        : removeRows($rows.get(), row, row),
    );
  }

  const setCell = (cell: Cell, value: unknown) => {
    const column = columnAt(cell.column);
    if (!column) return;
    const before = $rows.get();
    apply(nameOf(cell.row, column), setCells(rowAt(cell.row), [{ row: cell.row, column: column.name, value }]), before);
  };
  return {
    $rows,
    $selection,
    $editing,
    $history,
    $left,
    $notice,
    size,
    range,
    columnAt,
    isFull,
    select,
    mark,
    edit,
    type,
    commit,
    cancel,
    setCell,
    note,
    /** What was changed elsewhere since then, as in the form of one row, becomes a step of its own. */
    recordSince(before: SheetRows, key: number | undefined): void {
      const now = $rows.get();
      const place = now.findIndex((row) => row.key === key);
      const [column] = columns();
      const isChanged = now[place] !== before.find((row) => row.key === key);
      leave([now[place]]);
      if (place < 0 || !column || !isChanged) return;
      $history.set(record($history.get(), { name: { ...nameOf(place, column), key: 'row' }, before, after: now }));
    },
    leaveFocused: () => leave([$rows.get()[focused().row]]),
    selectAll: () =>
      mark({ top: 0, left: 0, bottom: Math.max(0, $rows.get().length - 1), right: columns().length - 1 }),
    sync: () => $rows.set(syncRows($rows.get(), read())),
    put,
    apply,
    leave,
    focused,
  };
}
