import { useState } from 'react';
import { texts } from '#i18n/client.ts';
import { usePartners } from '#islands/record/usePartners.ts';
import { useOtherValue } from '#islands/ui/form/useFormField.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';

// Its combobox weighs more than all the rest of the form.
const ComboboxList = lazy(() =>
  import('#islands/ui/form/combobox/ComboboxList.tsx').then((module) => module.ComboboxList),
);

/** Organisations by their titles; those that are not active any more by their numbers. */
export function PartnerNames({ trids }: { trids: readonly string[] }) {
  const partners = usePartners(trids);
  const nameOf = (trid: string) => partners.get(trid)?.title || trid;
  return trids.map(nameOf).join(', ');
}

/** The organisations of a contact person; the server searches for those that are not loaded. */
export function PartnersField() {
  const t = texts('contact-persons');
  const chosen = useOtherValue<readonly string[] | undefined>('partners') ?? [];
  const [typed, setTyped] = useState('');
  const partners = usePartners(chosen, typed);
  return (
    <Suspense fallback={<Skeleton rows={1} />}>
      <ComboboxList
        name="partners"
        label={t('partners')}
        hint={t('partnersHint')}
        placeholder={t('partnersPlaceholder')}
        options={[...partners.values()].map(({ trid, title }) => ({
          value: trid,
          label: title || trid,
          hint: title && trid,
        }))}
        onType={setTyped}
      />
    </Suspense>
  );
}
