import { useStore } from '@nanostores/react';
import type { Holidays } from '#domain/date/working-days.ts';
import { RecordOrNew } from '#islands/record/RecordOrNew.tsx';
import { bringFields } from '#islands/ui/form/schema/field-parts.ts';
import { island } from '#islands/ui/page/island.tsx';
import { lazy } from '#islands/ui/page/lazy.tsx';
import { $recordId, beginsWithRecord } from '#stores/data/record-id.ts';

const Draft = lazy(async () => {
  const [{ Draft: LoadedDraft }] = await Promise.all([import('./Draft.tsx'), bringFields()]);
  return LoadedDraft;
}, beginsWithRecord);
const NewDraft = lazy(() => import('./NewDraft.tsx').then((module) => module.NewDraft), !beginsWithRecord);

/** The draft that the address names, or the choice of a product for a new one. */
export const DraftEdit = island(({ holidays }: { holidays: Holidays }) => {
  const id = useStore($recordId);
  return (
    <RecordOrNew id={id} route="DraftEdit" list="Drafts">
      {id ? <Draft key={id} id={id} holidays={holidays} /> : <NewDraft />}
    </RecordOrNew>
  );
});
