import type { ClipboardEvent } from 'react';
import { blockOf, copyText, hasHeadings } from '#domain/form/sheet/sheet-paste.ts';
import type { SheetCells } from './sheet-cells.ts';
import type { SheetView } from './useSheet.ts';

/** Copies, cuts and pastes as a spreadsheet does; a text with headings goes to `onTable` where there is one. */
export function sheetClipboard(
  { store, columns, words }: SheetView,
  cells: SheetCells,
  onTable: ((block: string[][]) => void) | undefined,
) {
  const onCopy = (event: ClipboardEvent) => {
    if (store.$editing.get()) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copyText(store.range(), cells.textAt));
  };
  return {
    onCopy,
    onCut(event: ClipboardEvent) {
      if (store.$editing.get()) return;
      onCopy(event);
      store.clear('cut');
    },
    onPaste(event: ClipboardEvent) {
      const text = event.clipboardData.getData('text/plain');
      // Within a cell a single value goes where the caret is.
      if (text === '' || (store.$editing.get() && !/[\t\n]/.test(text.trim()))) return;
      event.preventDefault();
      store.commit();
      const block = blockOf(text);
      if (onTable && hasHeadings(block[0] ?? [], columns, words)) onTable(block);
      else store.paste(block);
    },
  };
}
