import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useId, useState } from 'react';
import { texts } from '#i18n/client.ts';
import { IconButton } from '#islands/ui/text/IconButton.tsx';
import { chosenCustomer } from '#stores/sales/chosen-customer.ts';
import { untilDataScope } from '#stores/session/until-data-scope.ts';
import { CustomerSearch } from './customer/CustomerSearch.tsx';

interface Props {
  /** '' where none was chosen. */
  id: string;
  onChoose: (id: string) => void;
}

/** The customer of the new draft; it can also be chosen later. */
export function NewDraftCustomer({ id, onChoose }: Props) {
  const t = texts('drafts');
  const field = useId();
  const [chosen] = useState(chosenCustomer);
  // One that the address names was not found by typing.
  useEffect(() => void untilDataScope().then(() => chosen.choose(id)), [chosen, id]);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:w-full">
      <label htmlFor={field} className="text-muted">
        {t('new.for')}
      </label>
      <div className="flex min-w-0 flex-1 items-center gap-2">
        <div className="min-w-0 flex-1 sm:w-80">
          <CustomerSearch id={field} customerId={id} placeholder={t('new.later')} onChoose={onChoose} />
        </div>
        {id && (
          <IconButton label={t('new.noCustomer')} hint={t('new.noCustomer')} icon={X} onClick={() => onChoose('')} />
        )}
      </div>
    </div>
  );
}
