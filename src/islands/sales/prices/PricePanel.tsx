import type { PriceSummary } from '#contract/sales/price-summary.ts';
import { formatCents } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';

type Part = 'monthly' | 'oneOff';

/** What one part costs: a line per position, then its sum. */
function PricePart({ prices, part }: { prices: PriceSummary; part: Part }) {
  const t = texts('order-wizard');
  const nameOf = texts('products') as unknown as (key: string) => string;
  const { positions, isOpen, vat, gross } = prices;
  const lines = positions.filter((position) => position[part] > 0);
  const money = (cents: number) => formatCents(cents, pageLocale());
  return (
    <div className="grid gap-1.5">
      {lines.map(({ code, quantity, ...amounts }) => (
        <p key={code} className="flex justify-between gap-4 text-sm">
          <span className="min-w-0">
            {quantity > 1 && `${quantity} × `}
            {nameOf(`price.${code}`)}
          </span>
          <span className="whitespace-nowrap tabular-nums">{money(amounts[part])}</span>
        </p>
      ))}
      <div className={lines.length > 0 ? 'border-line border-t pt-2' : ''}>
        <p className="flex justify-between gap-4 font-semibold">
          <span>{t(isOpen ? `panel.${part}SoFar` : `panel.${part}`)}</span>
          <span className="whitespace-nowrap tabular-nums">
            {isOpen ? t('prices.open') : lines.length > 0 ? money(prices[part]) : ''}
          </span>
        </p>
        {!isOpen && (
          <p className="flex justify-between gap-4 text-muted text-sm">
            {lines.length > 0 ? (
              <>
                <span>{t('panel.withVat', { percent: vat.percent })}</span>
                <span className="whitespace-nowrap tabular-nums">{money(gross[part])}</span>
              </>
            ) : (
              t(`panel.${part}None`)
            )}
          </p>
        )}
      </div>
    </div>
  );
}

/** What an order costs: each month, once, and in its first year; without a known price it says so. */
export function PricePanel({ prices }: { prices: PriceSummary }) {
  const t = texts('order-wizard');
  const { isOpen, firstYear } = prices;
  return (
    <section aria-label={t('prices.title')} className="card grid gap-4 p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2>{t('prices.title')}</h2>
        <span className="text-muted text-sm">{t('panel.net')}</span>
      </div>
      <PricePart prices={prices} part="monthly" />
      <PricePart prices={prices} part="oneOff" />
      {!isOpen && (
        <p className="flex justify-between gap-4 border-line border-t pt-3 font-semibold text-sm">
          <span>{t('panel.firstYear')}</span>
          <span className="whitespace-nowrap tabular-nums">{formatCents(firstYear.net, pageLocale())}</span>
        </p>
      )}
    </section>
  );
}
