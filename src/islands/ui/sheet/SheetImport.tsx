import { useMemo, useRef } from 'react';
import { tableTarget } from '#domain/table-import/import-target.ts';
import { texts } from '#i18n/client.ts';
import { TableImportDialog } from '../table-import/TableImportDialog.tsx';
import { RangeMaker } from './SheetToolbar.tsx';
import type { SheetView } from './useSheet.ts';

interface Props {
  sheet: SheetView;
  label: string;
  /** A table with headings that was pasted into the sheet. */
  block?: readonly (readonly string[])[] | undefined;
  onClose: () => void;
}

/** Rows of a sheet from a table elsewhere: one step that can be undone. */
export function SheetImport({ sheet, label, block, onClose }: Props) {
  const { path, field, store, rows, words } = sheet;
  // What is known at the moment when the dialog opens: the page behind it stands still.
  const opened = useRef(sheet).current;
  const target = useMemo(() => {
    const { labels, context, outer } = opened.sheetContext();
    return tableTarget(path.replace(/\.\d+\./g, '.'), field, labels, context, outer);
  }, [opened, path, field]);
  const filled = useMemo(() => rows.map(({ values }) => values), [rows]);
  return (
    <TableImportDialog
      title={texts('table-import')('titleOf', { name: label })}
      target={target}
      present={filled}
      {...(block && { first: { rows: block.map((cells, at) => ({ row: at + 1, cells })) } })}
      onClose={onClose}
      onTake={(taken, replaces) => {
        store.insertRows(
          taken.map(({ values }) => values),
          replaces ? 'replace' : 'append',
        );
        return {};
      }}
      withoutTable={
        field.sheet?.number !== undefined && (
          <div className="grid gap-1.5">
            <RangeMaker sheet={sheet} onMake={onClose} />
            <p className="text-muted text-sm">
              {texts('table-import')('rangeHint', { column: words.translate(columnLabel(sheet)) })}
            </p>
          </div>
        )
      }
    />
  );
}

function columnLabel({ allColumns, field }: SheetView): string {
  return allColumns.find(({ name }) => name === field.sheet?.number)?.field.label ?? '';
}
