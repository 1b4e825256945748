import { useState } from 'react';
import { hasOptions } from '#domain/form/sheet/cell-text.ts';
import { texts } from '#i18n/client.ts';
import { HeadMenu } from './HeadMenu.tsx';
import { entryClass, SheetPopover } from './SheetPopover.tsx';
import type { SheetView } from './useSheet.ts';

/** Where a sheet has no heads: the columns that can be set for all rows, each with its menu. */
export function ForAllColumns({
  sheet,
  anchor,
  onClose,
}: {
  sheet: SheetView;
  anchor: HTMLElement;
  onClose: () => void;
}) {
  const [name, setName] = useState<string>();
  if (name !== undefined) return <HeadMenu sheet={sheet} name={name} anchor={anchor} onClose={onClose} />;
  const columns = sheet.columns.filter((column) => hasOptions(column) || column.field.kind === 'checkbox');
  return (
    <SheetPopover anchor={anchor} label={texts('sheet')('forAllShort')} onClose={onClose}>
      {columns.map((column) => (
        <button key={column.name} type="button" className={entryClass} onClick={() => setName(column.name)}>
          {sheet.words.translate(column.field.label)}
        </button>
      ))}
    </SheetPopover>
  );
}
