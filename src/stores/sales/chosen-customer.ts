import type { ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { readChosenCustomer } from '#api/sales/order-customer.ts';
import type { CustomerFields } from '#domain/sales/customers/customer-form.ts';
import { customerName, placeOf } from '#domain/sales/customers/customer-name.ts';
import { type Loadable, loader } from '../data/loadable.ts';
import { $dataScope } from '../session/data-scope.ts';
import { offerCustomers } from './customer-choices.ts';

interface ChosenCustomer {
  id: string;
  number: string | undefined;
  fields: CustomerFields;
}

/** The customer that is chosen in a form, with what is known of it. */
export function chosenCustomer(): {
  $value: ReadableAtom<Loadable<ChosenCustomer | undefined>>;
  choose: (id: string) => void;
} {
  let chosen = '';
  const customer = loader(async (): Promise<ChosenCustomer | undefined> => {
    const owner = $dataScope.get();
    if (!owner) throw new ApiError(0);
    if (chosen === '') return undefined;
    const { id, foreignid, data } = await readChosenCustomer(owner.trid, chosen);
    const fields = data as CustomerFields;
    const label = [customerName(fields), placeOf(fields), foreignid].filter(Boolean).join(' · ');
    offerCustomers([{ value: id, label }]);
    return { id, number: foreignid ?? undefined, fields };
  });
  return {
    $value: customer.$value,
    choose(id) {
      if (id === chosen) return;
      chosen = id;
      void customer.reload();
    },
  };
}
