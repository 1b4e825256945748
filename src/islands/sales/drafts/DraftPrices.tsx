import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Maintenance } from '#contract/maintenance.ts';
import type { DraftRecord } from '#contract/sales/draft.ts';
import { href } from '#domain/access/routes.ts';
import { message, pageLocale, texts } from '#i18n/client.ts';
import { PriceCard } from '#islands/record/PriceCard.tsx';
import { PriceUpdateButton, PriceUpdateFacts } from '#islands/record/PriceUpdate.tsx';
import { newKey } from '#islands/ui/form/kit/intent.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { draftCheckOf } from '#stores/sales/draft-check.ts';
import { CourseNotice } from './CourseNotice.tsx';

interface Props extends Pick<RecordStore<DraftRecord, Maintenance>, 'act'> {
  draft: DraftRecord;
}

/** What the draft costs as it is saved, and what is to be thought of; asked again with every state of it. */
export function DraftPrices({ draft: { id, version, data }, act }: Props) {
  const [check] = useState(() => draftCheckOf(id));
  const checkValue = useStore(check.$value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another answer
  useEffect(() => void check.reload(), [check, version]);
  if (checkValue.state !== 'ready') return null;
  const { prices, priceUpdate, course, blocking } = checkValue.value;
  const ofCustomer = blocking.filter(({ path }) => path.startsWith('customer.')).length;
  // Said above with what it changes.
  const warnings = checkValue.value.warnings.filter(({ path }) => !(priceUpdate && path === 'priceListId'));
  return (
    <>
      {course && <CourseNotice course={course} />}
      {ofCustomer > 0 && (
        <Notice
          tone="warn"
          title={texts('drafts')('ofCustomer', { count: ofCustomer })}
          actions={
            <LinkButton small href={href('CustomerEdit', pageLocale(), { id: data.customerId })}>
              {texts('drafts')('toCustomer')}
            </LinkButton>
          }
        />
      )}
      {priceUpdate && (
        <Notice
          tone="warn"
          title={texts('products')('priceUpdate.title')}
          actions={<PriceUpdateButton onUpdate={() => act({ _action: 'updatePrices' }, newKey())} />}
        >
          <PriceUpdateFacts update={priceUpdate} />
        </Notice>
      )}
      <PriceCard prices={prices} />
      {warnings.length > 0 && (
        <Notice tone="warn">
          <ul className="grid gap-1.5 text-sm">
            {warnings.map(({ path, message: key }) => (
              <li key={`${path} ${key}`}>{message(key)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
