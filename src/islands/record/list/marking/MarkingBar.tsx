import X from 'lucide/dist/esm/icons/x.mjs';
import type { ReactNode } from 'react';
import { formatNumber } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { footBar } from '#islands/ui/form/kit/foot-bar.ts';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { reportSkippedRows } from './report-skipped-rows.ts';

interface Marks {
  readonly max: number;
  all(): Promise<number>;
  clear(): void;
}

interface Props {
  marks: Marks;
  count: number;
  /** Of what the filter lets through. */
  total: number;
  /** What the marked rows come to. */
  sum?: ReactNode;
  /** Of all rows; the bar stays in sight for it without marks. */
  summary?: ReactNode;
  /** What is done with the marked rows. */
  children: ReactNode;
}

/** How many rows are marked and what can be done with them, in sight below the list. */
export function MarkingBar({ marks, count, total, sum, summary, children }: Props) {
  const t = texts('lists');
  const { busy, run } = useCall({ toasts: true });
  const markAll = () => run(() => marks.all(), { onDone: (left) => reportSkippedRows(left, marks.max) });
  return (
    <div ref={footBar} className="sticky bottom-0 z-20 print:static">
      <section
        aria-label={t('marks.bar')}
        className="overlay flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 rounded-t-none px-5 py-2.5 max-sm:rounded-none max-sm:px-4"
      >
        {summary}
        {(count > 0 || !summary) && (
          <div
            className={`flex grow flex-wrap items-center gap-x-4 gap-y-2 print:hidden ${summary ? 'border-line max-sm:w-full max-sm:border-t max-sm:pt-2 sm:border-s sm:ps-4' : ''}`}
          >
            <p className="flex flex-wrap gap-x-2 font-semibold">
              {t('marks.count', { count })}
              {sum}
            </p>
            {count < Math.min(total, marks.max) && (
              <Button small look="quiet" busy={busy} onClick={markAll}>
                {t('marks.all', { total: formatNumber(total, pageLocale()) })}
              </Button>
            )}
            <div className="ms-auto flex flex-wrap items-center gap-2 max-sm:ms-0 max-sm:w-full max-sm:[&>:last-child]:ms-auto max-sm:[&_.btn]:min-h-11">
              {count > 0 && children}
              <Button small look="quiet" icon={<Icon of={X} size={16} />} onClick={marks.clear}>
                {t('marks.clear')}
              </Button>
            </div>
          </div>
        )}
      </section>
    </div>
  );
}
