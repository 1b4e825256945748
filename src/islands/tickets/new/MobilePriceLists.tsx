import { useStore } from '@nanostores/react';
import { texts } from '../../../i18n/client.ts';
import { mobilePriceLists } from '../../../stores/price-lists.ts';
import { PriceListCards } from '../../ui/PriceListCards.tsx';

/** What holds for few cards without an offer (§1 "Mobile offers"); nothing for who may not see the price lists. */
export function MobilePriceLists() {
  const t = texts('ticket-form');
  const lists = useStore(mobilePriceLists.$value);
  if (lists.state !== 'ready' || lists.value.length === 0) return null;
  return (
    <section aria-labelledby="mobile-prices" className="grid gap-3 rounded-card bg-surface p-4">
      <div>
        <h3 id="mobile-prices" className="font-semibold">
          {t('offer.prices')}
        </h3>
        <p className="text-muted text-sm">{t('offer.pricesText')}</p>
      </div>
      <PriceListCards narrow entries={lists.value} />
    </section>
  );
}
