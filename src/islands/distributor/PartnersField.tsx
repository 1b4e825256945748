import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Foundation } from '../../contract/foundation.ts';
import { texts } from '../../i18n/client.ts';
import { $foundations, findPartners, partnersOf } from '../../stores/foundation/foundation.ts';
import { useOtherValue } from '../ui/form/useFormField.ts';
import { Skeleton } from '../ui/page/Skeleton.tsx';

// Its combobox weighs more than all the rest of the form.
const ComboboxList = lazy(() =>
  import('../ui/form/combobox/ComboboxList.tsx').then((module) => ({ default: module.ComboboxList })),
);

/** Those at hand, and these whether they are at hand or not. */
function usePartners(trids: readonly string[]): readonly Foundation[] {
  const atHand = useStore($foundations);
  const [found, setFound] = useState<readonly Foundation[]>([]);
  const known = [...atHand, ...found];
  const missing = trids.filter((trid) => !known.some((one) => one.trid === trid)).join();
  useEffect(() => {
    if (!missing || atHand.length === 0) return;
    partnersOf(missing.split(',')).then(
      (items) => setFound((before) => [...before, ...items]),
      // They stay with their numbers.
      () => undefined,
    );
  }, [missing, atHand]);
  return known;
}

/** Organisations by their titles; those that are not active any more by their numbers. */
export function PartnerNames({ trids }: { trids: readonly string[] }) {
  const partners = usePartners(trids);
  const nameOf = (trid: string) => partners.find((one) => one.trid === trid)?.title || trid;
  return trids.map(nameOf).join(', ');
}

/** For which organisations somebody is there; the server searches for those that are not at hand. */
export function PartnersField() {
  const t = texts('contact-persons');
  const chosen = useOtherValue<readonly string[] | undefined>('partners') ?? [];
  const partners = usePartners(chosen);
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly Foundation[]>([]);

  useEffect(() => {
    if (!typed.trim()) return;
    let current = true;
    const ask = () =>
      findPartners(typed).then(
        (items) => current && setFound((before) => [...before, ...items]),
        // Those at hand can still be chosen.
        () => undefined,
      );
    const timer = setTimeout(ask, 200);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [typed]);

  const known = new Map([...partners, ...found].map((one) => [one.trid, one]));
  return (
    <Suspense fallback={<Skeleton rows={1} />}>
      <ComboboxList
        name="partners"
        label={t('partners')}
        hint={t('partnersHint')}
        placeholder={t('partnersPlaceholder')}
        options={[...known.values()].map(({ trid, title }) => ({
          value: trid,
          label: title || trid,
          hint: title && trid,
        }))}
        onType={setTyped}
      />
    </Suspense>
  );
}
