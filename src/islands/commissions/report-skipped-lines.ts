import { texts } from '#i18n/client.ts';
import { markLimit } from '#stores/commissions/lines.ts';
import { toast } from '#stores/page/toasts.ts';
import { countText } from './commission-labels.tsx';

/** Says how many lines found no room among the marks. */
export function reportSkippedLines(left: number): void {
  if (left > 0)
    toast('warn', texts('commissions')('marks.full', { limit: countText(markLimit), left: countText(left) }));
}
