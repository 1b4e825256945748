import type { ShownPrices } from '#contract/sales/order-confirmation.ts';
import { formatCents } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';

const amount = 'py-1.5 ps-4 text-end tabular-nums whitespace-nowrap';
/** On a phone the amounts take the room: how many and how long stand below the position. */
const wide = 'max-sm:hidden';

/** What an order costs: positions, net, tax, gross, and the first year in all (`docs/domain/order-submission.md#steps`). */
export function PriceTable({ prices }: { prices: ShownPrices }) {
  const t = texts('order-wizard');
  const nameOf = texts('products') as unknown as (key: string) => string;
  const money = (cents: number) => formatCents(cents, pageLocale());
  const { vat, gross, firstYear } = prices;
  const sum = (cents: number) => (prices.isOpen ? t('prices.open') : money(cents));
  const sums = [
    { label: t('prices.net'), ...prices },
    { label: t('prices.vat', { percent: vat.percent }), ...vat },
    { label: t('prices.gross'), ...gross },
  ];
  return (
    <div className="grid gap-3">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="overflow-x-auto" aria-label={t('prices.title')} tabIndex={0}>
        <table className="w-full text-sm sm:min-w-120">
          <caption className="sr-only">{t('prices.title')}</caption>
          <thead>
            <tr className="border-line border-b text-start">
              <th scope="col" className="py-1.5 text-start">
                {t('prices.position')}
              </th>
              {(['quantity', 'oneOff', 'monthly', 'term'] as const).map((name) => (
                <th
                  key={name}
                  scope="col"
                  className={`py-1.5 ps-4 text-end align-bottom ${name === 'quantity' || name === 'term' ? wide : ''}`}
                >
                  {t(`prices.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {prices.positions.map(({ code, quantity, oneOff, monthly, term }) => (
              <tr key={code} className="border-line border-b">
                <th scope="row" className="py-1.5 text-start font-normal">
                  {nameOf(`price.${code}`)}
                  <span className="block text-muted sm:hidden">
                    {[`${quantity} ×`, term !== undefined && t('prices.months', { count: term })]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </th>
                <td className={`${amount} ${wide}`}>{quantity}</td>
                <td className={amount}>{money(oneOff)}</td>
                <td className={amount}>{money(monthly)}</td>
                <td className={`${amount} ${wide}`}>{term === undefined ? '' : t('prices.months', { count: term })}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {sums.map(({ label, oneOff, monthly }) => (
              <tr key={label} className="font-semibold">
                <th scope="row" className="py-1.5 text-start">
                  {label}
                </th>
                <td className={wide} />
                <td className={amount}>{sum(oneOff)}</td>
                <td className={amount}>{sum(monthly)}</td>
                <td className={wide} />
              </tr>
            ))}
          </tfoot>
        </table>
      </section>
      <p>{t('prices.firstYear', { net: sum(firstYear.net), gross: sum(firstYear.gross) })}</p>
    </div>
  );
}
