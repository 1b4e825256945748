import type { PriceSummary } from '#contract/sales/price-summary.ts';
import { formatCents } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { AsideCard } from './AsideCard.tsx';

const row = 'flex items-baseline justify-between gap-4';
const amount = 'text-end tabular-nums whitespace-nowrap';

/** What an order costs: its positions, each month and once, and in its first year; amounts in cents. */
export function PriceCard({ prices }: { prices: PriceSummary }) {
  const { positions, oneOff, monthly, gross, firstYear, vat, isOpen } = prices;
  const t = texts('record');
  const nameOf = texts('products') as unknown as (key: string) => string;
  const euro = (cents: number) => (isOpen ? t('prices.open') : formatCents(cents, pageLocale()));
  const lines = positions.filter((one) => one.monthly !== 0);
  const percent = vat.percent;
  const sums = [
    { label: t('prices.monthlyNet'), net: monthly, all: gross.monthly },
    { label: t('prices.oneOffNet'), net: oneOff, all: gross.oneOff },
    { label: t('prices.firstYearNet'), net: firstYear.net, all: firstYear.gross },
  ];
  return (
    <AsideCard title={t('prices.title')}>
      <dl className="grid gap-1">
        {lines.map((line) => (
          <div key={line.code} className={row}>
            <dt className="min-w-0">
              {line.quantity > 1 && `${line.quantity} `}
              {nameOf(`price.${line.code}`)}
            </dt>
            <dd className={amount}>{formatCents(line.monthly, pageLocale())}</dd>
          </div>
        ))}
        {sums.flatMap(({ label, net, all }, index) => [
          <div key={label} className={`${row} ${index === 0 ? 'mt-1 border-line border-t pt-2 font-semibold' : ''}`}>
            <dt>{label}</dt>
            <dd className={amount}>{euro(net)}</dd>
          </div>,
          ...(all === 0
            ? []
            : [
                <div key={`${label} gross`} className={`${row} text-muted text-sm`}>
                  <dt>{t('prices.gross', { percent })}</dt>
                  <dd className={amount}>{euro(all)}</dd>
                </div>,
              ]),
        ])}
      </dl>
    </AsideCard>
  );
}
