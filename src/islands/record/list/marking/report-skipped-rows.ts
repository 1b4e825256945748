import { formatNumber } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { toast } from '#stores/page/toasts.ts';

/** Says how many rows had no room among the marks. */
export function reportSkippedRows(left: number, max: number): void {
  const count = (value: number) => formatNumber(value, pageLocale());
  if (left > 0) toast('warn', texts('lists')('marks.full', { limit: count(max), left: count(left) }));
}
