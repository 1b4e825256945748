import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { DraftRecord } from '../../contract/sales/draft.ts';
import { message } from '../../i18n/client.ts';
import { draftCheckOf } from '../../stores/sales/draft-check.ts';
import { PriceCard } from '../record/PriceCard.tsx';
import { Notice } from '../ui/page/Notice.tsx';

/** What the draft costs as it is saved, and what is to be thought of; asked again with every state of it. */
export function DraftPrices({ draft: { id, version } }: { draft: DraftRecord }) {
  const [check] = useState(() => draftCheckOf(id));
  const found = useStore(check.$value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another answer
  useEffect(() => void check.reload(), [check, version]);
  if (found.state !== 'ready') return null;
  const { prices, warnings } = found.value;
  return (
    <>
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
