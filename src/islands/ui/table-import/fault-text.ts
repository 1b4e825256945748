import type { CellFinding } from '#domain/table-import/import-row.ts';
import type { ImportTarget, Mending } from '#domain/table-import/import-target.ts';
import { message, texts } from '#i18n/client.ts';

/** What is wrong with a cell, in a sentence. The column is named where the cell holds more than it, or is not there. */
export function faultText(fault: CellFinding, target: ImportTarget, assigned: string | undefined): string {
  const t = texts('table-import');
  const { own, key, text, line, mending, column } = fault;
  const free = mending?.kind === 'free' ? ` ${t('free', { text: mending.text })}` : '';
  const sentence =
    own === 'duplicate' && line !== undefined
      ? t('fault.duplicate', { text, line }) + free
      : own === 'present'
        ? t('fault.present', { text }) + free
        : own && own !== 'duplicate'
          ? t(`fault.${own}`, { text })
          : message(key);
  const caption = target.columns.find((one) => one.key === column)?.caption;
  const hint = mending && mending.kind !== 'free' ? ` ${t('meant', { text: mending.text })}` : '';
  return (assigned === column || !caption ? '' : `${caption}: `) + sentence + hint;
}

/** What the button of a mending says. */
export const mendingLabel = ({ kind, text }: Mending): string =>
  kind === 'free' ? texts('table-import')('takeText', { text }) : texts('table-import')('takeOver');
