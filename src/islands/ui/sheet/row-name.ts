import type { SheetColumn } from '#domain/form/sheet/sheet-columns.ts';
import type { SheetRow } from '#domain/form/sheet/sheet-rows.ts';
import { texts } from '#i18n/client.ts';

/** What a row is called: the last of its frozen columns that says anything, else its place. */
export function rowName({ values }: SheetRow, index: number, columns: readonly SheetColumn[]): string {
  const names = columns.filter(({ look }) => look.frozen).map(({ name }) => String(values[name] ?? ''));
  return names.findLast((name) => name !== '') ?? texts('sheet')('row', { row: index + 1 });
}
