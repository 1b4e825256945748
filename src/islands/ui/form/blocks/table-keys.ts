import type { KeyboardEvent } from 'react';

interface Grid {
  /** Of the table's field. */
  path: string;
  columns: readonly string[];
  rows: number;
  /** Puts the focus on a cell; false where there is none. */
  focus: (row: number, column: string) => boolean;
  /** Adds a row and puts the focus on its cell in this column; false where there is no room. */
  grow: (column: string) => void;
}

/** Row and column of a control by its name, `extensions.3.mac`. */
export function cellOf(path: string, target: EventTarget): { row: number; column: string } | undefined {
  const name = target instanceof HTMLElement && 'name' in target ? String(target.name) : '';
  if (!name.startsWith(`${path}.`)) return undefined;
  const [row = '', column = ''] = name.slice(path.length + 1).split('.');
  return { row: Number(row), column };
}

/** True where the caret has nowhere further to go inside its field. */
function isAtEdge(target: EventTarget, step: -1 | 1): boolean {
  if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return true;
  const { selectionStart, selectionEnd, value } = target;
  if (selectionStart === null) return false;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (step < 0 ? 0 : value.length);
}

/** Moves through a grid as through a spreadsheet: Enter and the arrows; a select keeps its own up and down. */
export function moveByKey(event: KeyboardEvent, { path, columns, rows, focus, grow }: Grid): void {
  const at = cellOf(path, event.target);
  if (!at || event.altKey || event.ctrlKey || event.metaKey) return;
  const isSelect = event.target instanceof HTMLSelectElement;
  const vertical = (step: -1 | 1) => {
    for (let row = at.row + step; row >= 0 && row < rows; row += step) if (focus(row, at.column)) return;
    if (step > 0 && event.key === 'Enter') grow(at.column);
  };
  const horizontal = (step: -1 | 1) => {
    for (let column = columns.indexOf(at.column) + step; columns[column]; column += step)
      if (focus(at.row, columns[column] ?? '')) return;
  };
  if (event.key === 'Enter') {
    event.preventDefault();
    vertical(event.shiftKey ? -1 : 1);
  } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !isSelect) {
    event.preventDefault();
    vertical(event.key === 'ArrowDown' ? 1 : -1);
  } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    const step = event.key === 'ArrowLeft' ? -1 : 1;
    if (event.shiftKey || !isAtEdge(event.target, step)) return;
    event.preventDefault();
    horizontal(step);
  }
}
