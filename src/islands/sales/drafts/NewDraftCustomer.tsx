import X from 'lucide/dist/esm/icons/x.mjs';
import { useId } from 'react';
import { texts } from '#i18n/client.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
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
    <div className="grid gap-1.5">
      <label htmlFor={field} className="font-semibold">
        {t('new.customer')}
      </label>
      <p id={`${field}-hint`} className="text-muted text-sm">
        {t('new.customerHint')}
      </p>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Suspense fallback={<Skeleton rows={1} />}>
            <Combobox
              id={field}
              describedBy={`${field}-hint`}
              value={chosen}
              options={options}
              onChange={({ value }) => onChoose(value)}
              onType={searchCustomers}
            />
          </Suspense>
        </div>
        {id && (
          <Button look="quiet" icon={<Icon of={X} />} onClick={() => onChoose('')}>
            {t('new.noCustomer')}
          </Button>
        )}
      </div>
    </div>
  );
}
