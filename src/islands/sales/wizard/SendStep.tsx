import type { PriceSummary } from '#contract/sales/price-summary.ts';
import { productCaption } from '#domain/sales/products/catalogue.ts';
import { texts } from '#i18n/client.ts';
import { FactRow } from '#islands/ui/form/schema/FactList.tsx';
import { useOtherValue } from '#islands/ui/form/useFormField.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { PriceFacts } from './PriceFacts.tsx';
import { useDraft } from './wizard-case.ts';

/** Step 5: a summary of the order with its customer and prices before it is sent. */
export function SendStep({ prices, declared }: { prices: PriceSummary; declared: number }) {
  const t = texts('order-wizard');
  const { draft } = useDraft();
  const { productType, additionalDsl, customerName } = draft.data;
  const mode = useOtherValue<'upload' | 'drawn' | 'link' | ''>('mode');
  const signer = useOtherValue<string>('signer');
  const email = useOtherValue<string>('email');
  return (
    <div className="grid gap-5">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <FactRow label={t('send.product')}>{productCaption(productType, additionalDsl)}</FactRow>
        <FactRow label={t('send.customer')}>{customerName}</FactRow>
        <PriceFacts prices={prices} />
        <FactRow label={t('send.consents')}>{t('send.declared', { count: declared })}</FactRow>
        <FactRow label={t('send.signature')}>
          {mode &&
            [t(`signature.modes.${mode}`), mode === 'link' ? email : mode === 'drawn' && signer]
              .filter(Boolean)
              .join(': ')}
        </FactRow>
      </dl>
      <Notice>{mode === 'link' ? t('send.linkNote') : t('send.note')}</Notice>
    </div>
  );
}
