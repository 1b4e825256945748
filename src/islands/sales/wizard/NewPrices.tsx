import type { DraftCheck } from '#contract/sales/draft.ts';
import type { PriceUpdate } from '#contract/sales/price-update.ts';
import { texts } from '#i18n/client.ts';
import { PriceUpdateButton, PriceUpdateFacts } from '#islands/record/PriceUpdate.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { WarningBox } from './WarningBox.tsx';

interface Props {
  update: PriceUpdate;
  warnings: DraftCheck['warnings'];
  /** Gives the draft the prices of today. Throws ApiError. */
  onUpdate: () => Promise<void>;
}

/** Prices that are no longer those of the draft, old and new: they are taken, or the old ones are confirmed. */
export function NewPrices({ update, warnings, onUpdate }: Props) {
  const warning = warnings.find(({ path }) => path === 'priceListId');
  return (
    <Notice
      tone="warn"
      title={texts('order-wizard')('prices.changed')}
      actions={
        <>
          <PriceUpdateButton onUpdate={onUpdate} />
          {warning && <WarningBox warning={warning} all={warnings} />}
        </>
      }
    >
      <PriceUpdateFacts update={update} />
    </Notice>
  );
}
