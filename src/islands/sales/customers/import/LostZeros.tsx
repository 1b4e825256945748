import type { LostZero } from '#domain/sales/customers/import/lost-zeros.ts';
import { texts } from '#i18n/client.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Button } from '#islands/ui/text/Button.tsx';

/** Examples that are enough to see what would happen. */
const maxExamples = 3;

/** Offers the zeros back that a spreadsheet took from postcodes and telephone numbers, for all rows at once. */
export function LostZeros({ cells, onRestore }: { cells: readonly LostZero[]; onRestore: () => void }) {
  const t = texts('customer-import');
  if (cells.length === 0) return null;
  const columns = [...Map.groupBy(cells, ({ column }) => column).values()].flatMap(([first]) => first ?? []);
  return (
    <Notice tone="warn" title={t('lostZeros', { count: cells.length })}>
      <p>
        {t('lostZerosExamples', {
          examples: columns
            .slice(0, maxExamples)
            .map(({ was, text }) => `${was} → ${text}`)
            .join(', '),
        })}
      </p>
      <Button className="mt-2" onClick={onRestore}>
        {t('lostZerosRestore')}
      </Button>
    </Notice>
  );
}
