import { useStore } from '@nanostores/react';
import Users from 'lucide/dist/esm/icons/users.mjs';
import { useState } from 'react';
import { formatDay } from '#domain/date/date-format.ts';
import { initials } from '#domain/text/initials.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import type { SimilarRow, SimilarSearch } from '#stores/sales/similar-customers.ts';
import { othersIn } from './other-customers.ts';

function Match({ row, onOpen }: { row: SimilarRow; onOpen: (id: string) => void }) {
  const t = texts('customers');
  const since = formatDay(row.created, pageLocale());
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5 rounded-control border border-line bg-card px-3.5 py-2.5">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full bg-brand-soft font-semibold text-link text-sm max-sm:hidden"
      >
        {initials(row.name)}
      </span>
      <span className="min-w-0 flex-1 basis-40">
        <span className="block font-semibold wrap-anywhere">{row.name}</span>
        <span className="text-muted text-sm">
          {[row.place, t(`similar.since.${row.kind}`, { day: since })].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Button small onClick={() => onOpen(row.id)}>
        {t('similar.open')}
      </Button>
    </li>
  );
}

/** Who looks like the customer that is typed; it only warns, and an answer to it is kept with the form. */
export function SimilarBox({ search, onOpen }: { search: SimilarSearch; onOpen: (id: string) => void }) {
  const t = texts('customers');
  const { beside } = useFormScope();
  const matches = useStore(search.$matches);
  const [others, setOthers] = useState(() => othersIn(beside));
  const open = matches.filter(({ id }) => !others.includes(id));
  const isOther = () => {
    const next = [...others, ...open.map(({ id }) => id)];
    beside.set('others', next);
    setOthers(next);
  };
  return (
    <div role="status" className="empty:hidden">
      {open.length > 0 && (
        <div className="grid gap-3 rounded-card border border-warn/30 bg-warn-soft p-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Icon of={Users} className="text-warn" />
            <p className="flex-1 basis-48 font-semibold">{t('similar.maybe', { count: open.length })}</p>
            <Button small look="quiet" onClick={isOther}>
              {t('similar.other', { count: open.length })}
            </Button>
          </div>
          <ul className="grid gap-2 sm:ps-8">
            {open.map((row) => (
              <Match key={row.id} row={row} onOpen={onOpen} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
