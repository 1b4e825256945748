import { useStore } from '@nanostores/react';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useState } from 'react';
import type { Foundation } from '#contract/foundation.ts';
import { texts } from '#i18n/client.ts';
import { usePartners } from '#islands/record/usePartners.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { deskAddress } from '#stores/staff/queue.ts';

const Combobox = lazy(() => import('#islands/ui/form/combobox/Combobox.tsx').then((module) => module.Combobox));

const nameOf = ({ title, trid }: Foundation) => title || trid;

/** One organisation of all, by typing; the chosen one is taken away again by its button. */
export function FoundationFilter({ onChange }: { onChange: (trid: string) => void }) {
  const t = texts('desk');
  const { foundation: trid } = useStore(deskAddress.$query);
  const [typed, setTyped] = useState('');
  const partners = usePartners(trid ? [trid] : [], typed);
  const chosen = partners.get(trid);

  if (trid) {
    const name = chosen ? nameOf(chosen) : trid;
    return (
      <button
        type="button"
        aria-label={t('leaveFoundation', { name })}
        onClick={() => onChange('')}
        className="inline-flex min-h-8.5 max-w-full items-center gap-1.5 rounded-full border border-link bg-brand-soft px-3.5 text-link text-sm"
      >
        <span className="truncate">{t('onlyFoundation', { name })}</span>
        <Icon of={X} size={16} />
      </button>
    );
  }
  return (
    <div className="w-full">
      <Suspense fallback={<span className="skeleton block h-10" />}>
        <Combobox
          label={t('foundation')}
          placeholder={t('anyFoundation')}
          value={undefined}
          options={[...partners.values()].map((one) => ({ value: one.trid, label: nameOf(one), hint: one.trid }))}
          onType={setTyped}
          onChange={({ value }) => onChange(value)}
        />
      </Suspense>
    </div>
  );
}
