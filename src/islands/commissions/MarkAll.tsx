import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { texts } from '#i18n/client.ts';
import { lineMarks } from '#stores/commissions/lines.ts';
import { toast } from '#stores/page/toasts.ts';
import { failureText } from '../ui/page/failure-text.ts';
import { reportSkippedLines } from './report-skipped-lines.ts';

/** Marks every line that the filter lets through, or takes all marks away. */
export function MarkAll({ total }: { total: number }) {
  const t = texts('commissions');
  const { size } = useStore(lineMarks.$lines);
  const [busy, setBusy] = useState(false);
  async function mark(on: boolean) {
    if (!on) return lineMarks.clear();
    setBusy(true);
    await lineMarks.all().then(reportSkippedLines, (cause) => toast('danger', failureText(ApiError.from(cause))));
    setBusy(false);
  }
  return (
    <label className="flex cursor-pointer items-center gap-3 text-muted text-sm">
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = size > 0 && size < total;
        }}
        checked={size > 0 && size >= total}
        disabled={busy}
        onChange={() => mark(size === 0)}
        className="block size-4.5 shrink-0 cursor-pointer accent-link"
      />
      <span className="sm:sr-only">{t('marks.all')}</span>
    </label>
  );
}
