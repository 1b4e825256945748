import type { DraftCheck } from '#contract/sales/draft.ts';
import { message, texts } from '#i18n/client.ts';
import { PriceUpdateButton, PriceUpdateFacts } from '#islands/record/PriceUpdate.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { PricePanel } from '../prices/PricePanel.tsx';
import { CourseNotice } from './CourseNotice.tsx';

interface Props {
  check: DraftCheck;
  onUpdate: () => Promise<void>;
}

/** What the draft costs as it is saved, and what is to be thought of. */
export function DraftPrices({ check: { prices, priceUpdate, course, warnings }, onUpdate }: Props) {
  // Said above with what it changes.
  const others = warnings.filter(({ path }) => !(priceUpdate && path === 'priceListId'));
  return (
    <>
      {course && <CourseNotice course={course} />}
      {priceUpdate && (
        <Notice
          tone="warn"
          title={texts('products')('priceUpdate.title')}
          actions={<PriceUpdateButton onUpdate={onUpdate} />}
        >
          <PriceUpdateFacts update={priceUpdate} />
        </Notice>
      )}
      <PricePanel prices={prices} />
      {others.length > 0 && (
        <Notice tone="warn">
          <ul className="grid gap-1.5 text-sm">
            {others.map(({ path, message: key }) => (
              <li key={`${path} ${key}`}>{message(key)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
