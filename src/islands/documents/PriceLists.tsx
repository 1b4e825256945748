import { useStore } from '@nanostores/react';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { mobilePriceLists } from '#stores/documents/price-lists.ts';
import { PriceListCards } from '../ui/document/PriceListCards.tsx';
import { LinkButton } from '../ui/text/Button.tsx';

/** The standard price lists for mobile offers, each to download (§1-27). */
export function PriceLists() {
  const t = texts('documents');
  const lists = useStore(mobilePriceLists.$value);
  if (lists.state !== 'ready' || lists.value.length === 0) return null;
  const offer = href('EtcTicketEdit', pageLocale(), { type: 'etcProjectRequest' });
  return (
    <section aria-labelledby="price-lists" className="mt-8">
      <div className="mb-3.5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2.5">
        <div>
          <h2 id="price-lists">{t('prices.title')}</h2>
          <p className="text-muted">{t('prices.text')}</p>
        </div>
        <LinkButton href={offer}>{t('prices.offer')}</LinkButton>
      </div>
      <PriceListCards entries={lists.value} />
    </section>
  );
}
