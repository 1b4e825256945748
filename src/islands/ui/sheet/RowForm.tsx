import { type ReactNode, useEffect, useRef } from 'react';
import { texts } from '#i18n/client.ts';
import { RowContext, useRow } from '../form/schema/schema-context.ts';
import { Dialog } from '../overlay/Dialog.tsx';
import { Suspense } from '../page/lazy.tsx';
import { Skeleton } from '../page/Skeleton.tsx';
import { Button } from '../text/Button.tsx';
import { rowName } from './row-name.ts';
import type { SheetView } from './useSheet.ts';

interface Props {
  sheet: SheetView;
  index: number;
  onMarkRow: ((index: number) => void) | undefined;
  onGo: (index: number) => void;
  onClose: () => void;
  /** The fields of the row. */
  children: ReactNode;
}

/** One row of a sheet as a form, with the ways to the rows before and behind it; all that is done in it is one step. */
export function RowForm({ sheet, index, onMarkRow, onGo, onClose, children }: Props) {
  const t = texts('sheet');
  const { store, rows, columns, field, path, words } = sheet;
  const outer = useRow();
  const row = rows[index];
  const key = row?.key;
  const leave = useRef(store.recordSince);
  useEffect(() => {
    const before = store.$rows.get();
    const record = leave.current;
    return () => record(before, key);
  }, [store, key]);
  if (!row) return null;
  const inside = `${path}.${index}.`;
  const value = (name: string) => store.$rows.get()[index]?.values[name];
  const { mark } = field.sheet ?? {};
  const number = String(row.values[field.sheet?.number ?? ''] ?? '');
  const name = rowName(row, index, columns);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={number && number !== name ? `${number} · ${name}` : name}
      actions={
        <>
          <Button disabled={index === 0} onClick={() => onGo(index - 1)}>
            {t('previous')}
          </Button>
          <span className="self-center text-muted text-sm">{t('rowOf', { n: index + 1, total: rows.length })}</span>
          <Button disabled={index === rows.length - 1} onClick={() => onGo(index + 1)}>
            {t('next')}
          </Button>
          <Button look="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <div key={key} className="grid gap-5">
        <RowContext value={{ fields: field.fields, path: inside, outer, value }}>
          <Suspense fallback={<Skeleton rows={4} />}>{children}</Suspense>
        </RowContext>
        <div className="flex flex-wrap gap-2">
          {mark && onMarkRow && number !== '' && (
            <Button onClick={() => onMarkRow(index)}>{words.translate(mark.act)}</Button>
          )}
          <Button
            look="quiet"
            onClick={() => {
              onClose();
              store.removeRows(index, index);
            }}
          >
            {t('remove')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
