import type { PriceSummary } from '#contract/sales/price-summary.ts';
import { formatCents } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Card } from '../ui/page/Card.tsx';

/** What an order costs: once, each month, and in its first year; amounts in cents. */
export function PriceCard({ prices: { oneOff, monthly, gross, firstYear, vat, isOpen } }: { prices: PriceSummary }) {
  const t = texts('record');
  const euro = (cents: number) => (isOpen ? t('prices.open') : formatCents(cents, pageLocale()));
  const rows = [
    { label: t('prices.oneOff'), net: oneOff, all: gross.oneOff },
    { label: t('prices.monthly'), net: monthly, all: gross.monthly },
    { label: t('prices.firstYear'), net: firstYear.net, all: firstYear.gross },
  ];
  return (
    <Card title={t('prices.title')}>
      <table className="w-full text-sm">
        <thead>
          <tr className="text-muted">
            <td />
            <th scope="col" className="pb-1 ps-2.5 text-end align-bottom font-normal">
              {t('prices.net')}
            </th>
            <th scope="col" className="pb-1 ps-2.5 text-end align-bottom font-normal">
              {t('prices.gross', { percent: vat.percent })}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, net, all }) => (
            <tr key={label} className="border-line border-t">
              <th scope="row" className="py-1.5 text-start font-normal">
                {label}
              </th>
              <td className="py-1.5 ps-2.5 text-end font-semibold tabular-nums">{euro(net)}</td>
              <td className="py-1.5 ps-2.5 text-end text-muted tabular-nums">{euro(all)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
