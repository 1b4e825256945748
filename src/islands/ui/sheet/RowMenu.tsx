import type { IconNode } from 'lucide';
import ArrowDownToLine from 'lucide/dist/esm/icons/arrow-down-to-line.mjs';
import ArrowUpToLine from 'lucide/dist/esm/icons/arrow-up-to-line.mjs';
import Copy from 'lucide/dist/esm/icons/copy.mjs';
import PhoneIncoming from 'lucide/dist/esm/icons/phone-incoming.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import { newRow } from '#domain/form/form-values.ts';
import { nextNumber } from '#domain/form/sheet/sheet-faults.ts';
import { texts } from '#i18n/client.ts';
import { Icon } from '../text/Icon.tsx';
import { entryClass, SheetPopover } from './SheetPopover.tsx';
import type { SheetView } from './useSheet.ts';

interface Props {
  sheet: SheetView;
  row: number;
  anchor: HTMLElement;
  isHeld: boolean;
  /** Makes the row the chosen one, where the form has one. */
  onMarkRow: ((index: number) => void) | undefined;
  onClose: () => void;
}

/** A row like another: values that must differ are left out, its number is the next one. */
function copyOf({ rows, field, sheetContext }: SheetView, index: number): Record<string, unknown> {
  const fresh = newRow(field);
  const copy = { ...fresh, ...rows[index]?.values };
  for (const name of field.unique ?? []) copy[name] = fresh[name];
  const number = nextNumber(rows, sheetContext());
  if (field.sheet?.number && number !== undefined) copy[field.sheet.number] = number;
  return copy;
}

/** The menu of a row, or of all marked ones. */
export function RowMenu({ sheet, row, anchor, isHeld, onMarkRow, onClose }: Props) {
  const t = texts('sheet');
  const { store, rows, field, words } = sheet;
  const range = store.range();
  const isOfMany = row >= range.top && row <= range.bottom && range.bottom > range.top;
  const [first, last] = isOfMany ? [range.top, range.bottom] : [row, row];
  const { mark } = field.sheet ?? {};
  const entry = (icon: IconNode, label: string, work: () => void, isOff = false) => (
    <button
      type="button"
      disabled={isOff}
      className={`${entryClass} text-sm`}
      onClick={() => {
        work();
        onClose();
      }}
    >
      <Icon of={icon} size={16} />
      {label}
    </button>
  );
  const isFull = store.isFull();
  const { column } = store.$selection.get().focus;
  const add = (at: number, values?: Record<string, unknown>) => {
    store.addRow(at, values);
    store.select({ row: at, column });
  };
  return (
    <SheetPopover anchor={anchor} label={t('rowMenu', { row: row + 1 })} align="end" isHeld={isHeld} onClose={onClose}>
      {entry(ArrowUpToLine, t('above'), () => add(first), isFull)}
      {entry(ArrowDownToLine, t('below'), () => add(last + 1), isFull)}
      {!isOfMany && entry(Copy, t('duplicate'), () => add(row + 1, copyOf(sheet, row)), isFull)}
      {!isOfMany && mark && onMarkRow && entry(PhoneIncoming, words.translate(mark.act), () => onMarkRow(row))}
      <hr className="my-1.5 border-line" />
      {entry(
        Trash,
        isOfMany ? t('removeMany', { count: last - first + 1 }) : t('remove'),
        () => store.removeRows(first, last),
        rows.length <= field.min && field.min > 1,
      )}
    </SheetPopover>
  );
}
