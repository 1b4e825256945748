import type { Pasted } from '#domain/form/table-paste.ts';
import { texts } from '#i18n/client.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';

const maxListedCells = 10;

/** What became of pasted rows: how many there are, and what could not be taken. */
export function PastedNote({ pasted: { filled, dropped, refusedCells }, max }: { pasted: Pasted; max: number }) {
  const t = texts('ui');
  const isWhole = dropped === 0 && refusedCells.length === 0;
  return (
    <Notice live tone={isWhole ? 'ok' : 'warn'} title={t('pasted', { count: filled })}>
      {!isWhole && (
        <ul>
          {dropped > 0 && <li>{t('pastedDropped', { count: dropped, max })}</li>}
          {refusedCells.slice(0, maxListedCells).map(({ row, column, text }) => (
            <li key={`${row} ${column}`}>{t('pastedRefused', { row, column, text })}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
