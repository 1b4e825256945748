import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { texts } from '#i18n/client.ts';
import { MobilePriceLists } from '#islands/ui/document/MobilePriceLists.tsx';
import { Disclosure } from '#islands/ui/page/Disclosure.tsx';
import { mobilePriceLists } from '#stores/documents/price-lists.ts';

/** What holds for few SIM cards without an offer (§1-27), in one line until it is opened; nothing for users without access to price lists. */
export function OfferPriceLists({ shown: isVisible }: { shown: boolean }) {
  const t = texts('ticket-form');
  // Asked for from the start, so that the line is there with the answer that it belongs to.
  const lists = useStore(mobilePriceLists.$value);
  const [open, setOpen] = useState(false);
  if (!isVisible || lists.state !== 'ready' || lists.value.length === 0) return null;
  return (
    <Disclosure
      className="rounded-card bg-surface"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      headClassName="px-4 py-2.5 font-semibold text-link"
      head={t('offer.prices')}
    >
      {open && (
        <div className="grid gap-3 px-4 pb-4">
          <p className="text-muted text-sm">{t('offer.pricesText')}</p>
          <MobilePriceLists />
        </div>
      )}
    </Disclosure>
  );
}
