import type { KeyboardEvent } from 'react';
import { hasOptions } from '#domain/form/sheet/cell-text.ts';
import { moved, sizeOf, tabbed } from '#domain/form/sheet/sheet-selection.ts';
import type { SheetStore } from './sheet-store.ts';

interface SheetKeys {
  store: SheetStore;
  /** The choices of the cell with the focus. */
  openList: () => void;
  chooseByLetter: (letter: string) => void;
  openColumnMenu: () => void;
  openRowMenu: () => void;
  nextFault: () => void;
  leave: () => void;
  takeSuggestion: () => void;
  /** True where the cell with the focus is asked for. */
  isAsked: () => boolean;
}

const isMac = () => /Mac|iP(hone|ad)/.test(navigator.platform);
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (key.length === 1 || key === 'Dead' || key === 'Process') && !ctrlKey && !metaKey && !altKey;

/** Tab goes from cell to cell; behind the last one it makes a row, and in that which is not there yet it leaves. */
function tab({ store }: SheetKeys, isBack: boolean): boolean {
  const { focus } = store.$selection.get();
  const rows = store.$rows.get().length;
  const next = tabbed(focus, isBack ? -1 : 1, { rows: Math.max(rows, focus.row + 1), columns: store.size().columns });
  if (next) store.select(next);
  else if (isBack || focus.row >= rows || !store.addRow()) return false;
  else store.select({ row: rows, column: 0 });
  return true;
}

function down({ store }: SheetKeys, step: 1 | -1): void {
  const { row, column } = store.$selection.get().focus;
  store.select({ row: row + step, column });
}

/** The keys of an open editor. */
function editorKey(event: KeyboardEvent, keys: SheetKeys): boolean {
  const { store } = keys;
  switch (event.key) {
    case 'Enter': {
      const value = store.$editing.get() && valueOfFocus(store);
      store.commit();
      if (event.ctrlKey || event.metaKey) store.fillMarked(value);
      else down(keys, event.shiftKey ? -1 : 1);
      return true;
    }
    case 'Tab':
      store.commit();
      return tab(keys, event.shiftKey);
    case 'Escape':
      store.cancel();
      return true;
    default:
      return false;
  }
}

function valueOfFocus(store: SheetStore): unknown {
  const { row, column } = store.$selection.get().focus;
  return store.$rows.get()[row]?.values[store.columnAt(column)?.name ?? ''];
}

function begin(keys: SheetKeys, isReplacing = false): boolean {
  const { store } = keys;
  const column = store.columnAt(store.$selection.get().focus.column);
  if (!column || !keys.isAsked()) return true;
  if (column.field.kind === 'checkbox') store.setCell(store.$selection.get().focus, valueOfFocus(store) !== true);
  else if (hasOptions(column)) keys.openList();
  else store.edit(isReplacing);
  return true;
}

/** Control with a letter; capital ones mean that Shift is held. */
const commands: Readonly<Record<string, (store: SheetStore) => void>> = {
  a: (store) => store.selectAll(),
  d: (store) => store.fillDown(),
  z: (store) => store.undo(),
  y: (store) => store.redo(),
  Z: (store) => store.redo(),
};

/** The keys of a marked cell by their names; false where the browser goes on. */
const actions: Readonly<Record<string, (keys: SheetKeys, event: KeyboardEvent) => boolean | undefined>> = {
  Enter(keys, { ctrlKey, metaKey, altKey, shiftKey }) {
    if (altKey) keys.takeSuggestion();
    else if (ctrlKey || metaKey) keys.store.fillMarked(valueOfFocus(keys.store));
    else if (shiftKey) down(keys, -1);
    else begin(keys);
    return undefined;
  },
  F2: (keys) => begin(keys),
  ' ': (keys) => begin(keys),
  Delete: ({ store }) => void store.clear(),
  Backspace: ({ store }) => void store.clear(),
  Tab: (keys, { shiftKey }) => tab(keys, shiftKey),
  F8: (keys) => void keys.nextFault(),
  F6: (keys) => void keys.leave(),
  ContextMenu: (keys) => void keys.openRowMenu(),
  Escape({ store }) {
    const { anchor, focus } = store.$selection.get();
    if (anchor.row === focus.row && anchor.column === focus.column) return false;
    store.select(focus);
    return undefined;
  },
};

function move(event: KeyboardEvent, keys: SheetKeys): boolean {
  const { store } = keys;
  const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
  if (altKey) {
    if (key === 'ArrowDown') keys.openColumnMenu();
    return key === 'ArrowDown';
  }
  const target = moved(store.$selection.get().focus, key, ctrlKey || (metaKey && isMac()), store.size());
  if (!target) return false;
  store.select(target, shiftKey);
  if (shiftKey) {
    const { rows, columns } = sizeOf(store.range());
    store.note({ key: 'cells', parameters: { rows, columns } });
  }
  return true;
}

function command(event: KeyboardEvent, { store }: SheetKeys): boolean {
  const run = (event.ctrlKey || event.metaKey) && !event.altKey && commands[event.key];
  if (run) run(store);
  return Boolean(run);
}

function letter(event: KeyboardEvent, keys: SheetKeys): boolean {
  if (!isLetter(event) || !keys.isAsked()) return false;
  const column = keys.store.columnAt(keys.store.$selection.get().focus.column);
  if (!column || column.field.kind === 'checkbox') return false;
  if (hasOptions(column)) {
    keys.chooseByLetter(event.key);
    return true;
  }
  // The letter itself goes into the editor, which has the focus by then.
  keys.store.edit(true);
  return false;
}

/** What a key does in a sheet; true where the browser has nothing left to do. */
export function onSheetKey(event: KeyboardEvent, keys: SheetKeys): boolean {
  if (event.nativeEvent.isComposing) return false;
  if (keys.store.$editing.get()) return editorKey(event, keys);
  if (event.shiftKey && event.key === 'F10') {
    keys.openRowMenu();
    return true;
  }
  const action = actions[event.key];
  return command(event, keys) || (action ? action(keys, event) !== false : move(event, keys) || letter(event, keys));
}
