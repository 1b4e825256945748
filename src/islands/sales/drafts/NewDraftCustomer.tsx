import X from 'lucide/dist/esm/icons/x.mjs';
import { useId } from 'react';
import { texts } from '#i18n/client.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { IconButton } from '#islands/ui/text/IconButton.tsx';
import { type CustomerOption, searchCustomers } from '#stores/sales/customer-choices.ts';

const Combobox = lazy(() => import('#islands/ui/form/combobox/Combobox.tsx').then((module) => module.Combobox));

interface Props {
  /** '' where none was chosen. */
  id: string;
  chosen: CustomerOption | undefined;
  options: readonly CustomerOption[];
  onChoose: (id: string) => void;
}

/** The customer of the new draft; it can also be chosen later. */
export function NewDraftCustomer({ id, chosen, options, onChoose }: Props) {
  const t = texts('drafts');
  const field = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:w-full">
      <label htmlFor={field} className="text-muted">
        {t('new.for')}
      </label>
      <div className="flex min-w-0 flex-1 items-center gap-2">
        <div className="min-w-0 flex-1 sm:w-80">
          <Suspense fallback={<Skeleton rows={1} />}>
            <Combobox
              id={field}
              placeholder={t('new.later')}
              value={chosen}
              options={options}
              onChange={({ value }) => onChoose(value)}
              onType={searchCustomers}
            />
          </Suspense>
        </div>
        {id && (
          <IconButton label={t('new.noCustomer')} hint={t('new.noCustomer')} icon={X} onClick={() => onChoose('')} />
        )}
      </div>
    </div>
  );
}
