import { useStore } from '@nanostores/react';
import type { DraftRecord } from '#contract/sales/draft.ts';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { MobilePriceLists } from '#islands/ui/document/MobilePriceLists.tsx';
import { Disclosure } from '#islands/ui/page/Disclosure.tsx';
import { mobilePriceLists } from '#stores/documents/price-lists.ts';

/** §1-27: the price lists of the library beside the choice of one. */
export function PriceListNote() {
  const lists = useStore(mobilePriceLists.$value);
  if (lists.state !== 'ready' || lists.value.length === 0) return null;
  return (
    <Disclosure headClassName="font-semibold text-link" head={texts('drafts')('mobile.priceLists')}>
      <div className="mt-3">
        <MobilePriceLists />
      </div>
    </Disclosure>
  );
}

/** §1-27: more cards than the price lists hold for are an offer of their own. */
export const manyCardsNote = ({ customerName }: DraftRecord['data']) =>
  function ManyCardsNote() {
    const t = texts('drafts');
    const request = { type: 'etcProjectRequest', network: 'mobile', message: t('mobile.request') };
    return (
      <p className="text-muted">
        {t('mobile.manyCards')}{' '}
        <a
          className="underline"
          href={href('EtcTicketEdit', pageLocale(), {
            ...request,
            ...(customerName && { customerCompany: customerName }),
          })}
        >
          {t('mobile.offer')}
        </a>
      </p>
    );
  };
