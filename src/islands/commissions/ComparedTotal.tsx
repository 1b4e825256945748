import type { Comparison } from '#domain/commissions/sums.ts';
import { formatAmount } from '#domain/text/money.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Amount, percentText } from '#islands/record/commission-labels.tsx';

interface Props {
  now: string;
  /** With what it is compared; undefined where nothing is known of it. */
  before: string | undefined;
  total: Comparison;
}

/** The month as one sentence. */
export function ComparedTotal({ now, before, total }: Props) {
  const t = texts('commissions');
  const { amount, difference } = total;
  return (
    <div className="card flex flex-wrap items-baseline gap-x-8 gap-y-2 px-5 py-4">
      <p className="grid">
        <span className="text-muted text-sm">{now}</span>
        <Amount cents={amount} className="font-semibold text-2xl" />
      </p>
      {before !== undefined && difference !== undefined ? (
        <>
          <p className="grid">
            <span className="text-muted text-sm">{before}</span>
            <Amount cents={total.before ?? 0} className="text-xl" />
          </p>
          <p className="grid">
            <span className="text-muted text-sm">{t('analysis.difference')}</span>
            <span className="text-xl tabular-nums">
              {formatAmount(difference, pageLocale(), true)}{' '}
              <span className="text-base text-muted">({percentText(total)})</span>
            </span>
          </p>
        </>
      ) : (
        <p className="text-muted">{t('analysis.nothingBefore')}</p>
      )}
    </div>
  );
}
