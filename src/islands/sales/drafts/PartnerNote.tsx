import type { ComponentType } from 'react';
import type { DraftRecord } from '#contract/sales/draft.ts';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';

/** The contract partner: the customer's present data; copied when the order is sent. */
export const partnerNote = ({
  customerId,
  customerName,
  customerNumber,
}: DraftRecord['data']): ComponentType<{ shown: boolean }> => {
  return function PartnerNote() {
    const t = texts('drafts');
    if (!customerId) return <p className="text-muted">{t('partner.none')}</p>;
    return (
      <div className="grid gap-1">
        <p className="font-semibold text-lg">{customerName}</p>
        {customerNumber && <p className="text-muted">{t('partner.number', { number: customerNumber })}</p>}
        <p>{t('partner.text')}</p>
        <p>
          <a href={href('CustomerEdit', pageLocale(), { id: customerId })}>{t('partner.link')}</a>
        </p>
      </div>
    );
  };
};
