import { useStore } from '@nanostores/react';
import type { Holidays } from '#domain/date/working-days.ts';
import { RecordOrNew } from '#islands/record/RecordOrNew.tsx';
import { useCatalogue } from '#islands/record/useCatalogue.ts';
import { bringFields } from '#islands/ui/form/schema/field-parts.ts';
import { island } from '#islands/ui/page/island.tsx';
import { lazy } from '#islands/ui/page/lazy.tsx';
import { begunAddress, formIdOf } from '#stores/data/begun-address.ts';
import { $recordId, beginsWithRecord } from '#stores/data/record-id.ts';

const beginsWithForm = beginsWithRecord || begunAddress.$query.get().new !== '';
const Draft = lazy(async () => {
  const [{ Draft: LoadedDraft }] = await Promise.all([import('./Draft.tsx'), bringFields()]);
  return LoadedDraft;
}, beginsWithForm);
const NewDraft = lazy(() => import('./NewDraft.tsx').then((module) => module.NewDraft), !beginsWithForm);

/** The draft that the address names or that has no entry yet, or the choice of a product for a new one. */
export const DraftEdit = island(({ holidays }: { holidays: Holidays }) => {
  useCatalogue();
  const newId = useStore(begunAddress.$query).new;
  const id = useStore($recordId) || newId;
  const formId = formIdOf(id);
  return (
    <RecordOrNew id={formId} route="DraftEdit" list="Drafts">
      {id ? <Draft key={formId} id={id} isBegun={id === newId} holidays={holidays} /> : <NewDraft />}
    </RecordOrNew>
  );
});
