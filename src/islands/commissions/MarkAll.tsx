import { useStore } from '@nanostores/react';
import { texts } from '#i18n/client.ts';
import { lines } from '#stores/commissions/lines.ts';
import { reportSkippedRows } from '../record/list/marking/report-skipped-rows.ts';
import { CheckboxInput } from '../ui/form/inputs.tsx';
import { useCall } from '../ui/page/useCall.ts';

/** Marks every line that the filter lets through, or takes all marks away. */
export function MarkAll({ total }: { total: number }) {
  const t = texts('commissions');
  const { size } = useStore(lines.marks.$rows);
  const { busy, run } = useCall({ toasts: true });
  function mark(on: boolean) {
    if (!on) return lines.marks.clear();
    void run(() => lines.marks.all(), { onDone: (left) => reportSkippedRows(left, lines.marks.max) });
  }
  return (
    <label className="flex cursor-pointer items-center gap-3 text-muted text-sm">
      <CheckboxInput
        isPartly={size > 0 && size < total}
        checked={size > 0 && size >= total}
        disabled={busy}
        onChange={() => mark(size === 0)}
      />
      <span className="sm:sr-only">{t('marks.all')}</span>
    </label>
  );
}
