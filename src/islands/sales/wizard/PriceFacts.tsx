import type { PriceSummary } from '#contract/sales/price-summary.ts';
import { formatCents } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { FactRow } from '#islands/ui/form/schema/FactList.tsx';

/** What an order costs in two lines. */
export function PriceFacts({ prices: { monthly, oneOff, gross, isOpen } }: { prices: PriceSummary }) {
  const t = texts('order-wizard');
  const amount = (net: number, all: number) =>
    isOpen
      ? t('prices.open')
      : t('send.amount', { net: formatCents(net, pageLocale()), gross: formatCents(all, pageLocale()) });
  return (
    <>
      <FactRow label={t('send.monthly')}>{amount(monthly, gross.monthly)}</FactRow>
      <FactRow label={t('send.oneOff')}>{amount(oneOff, gross.oneOff)}</FactRow>
    </>
  );
}
