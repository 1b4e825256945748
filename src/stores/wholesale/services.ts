import { ApiError } from '#api/api-error.ts';
import { callsOf } from '#api/records.ts';
import { type Choice, listCustomerAccounts, listOrderingCustomers } from '#api/wholesale/services.ts';
import { type AccountNumber, accountNumberCalls } from '#api/wholesale/sip.ts';
import { searchTerms } from '#contract/columns.ts';
import { type WholesaleCustomerRecord, wholesaleCustomer } from '#contract/wholesale/customer.ts';
import { numberColumns } from '#contract/wholesale/number.ts';
import { type ServiceRecord, wholesaleService } from '#contract/wholesale/service.ts';
import { sipAccount } from '#contract/wholesale/sip-account.ts';
import { queryStore } from '../data/address-query.ts';
import { type Loader, loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { announceChange } from '../data/record-changes.ts';
import { $dataScope } from '../session/data-scope.ts';

/** The customer of a new service, and the preselected choices. */
export const serviceAddress = queryStore({ customer: '', account: '', type: '' });

const present = () => {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  return owner;
};

/** Orders a service. Throws ApiError. */
export async function createService(body: Record<string, unknown>, idempotencyKey: string): Promise<ServiceRecord> {
  const createdService = await callsOf(wholesaleService).create(present().trid, body, idempotencyKey);
  announceChange(wholesaleService.name, createdService.id);
  announceChange(sipAccount.name, createdService.data.sipAccountId ?? '');
  return createdService;
}

const active = <T>(store: Loader<T>): Pick<Loader<T>, '$value' | 'reload'> => {
  onActive(store.$value, [$dataScope], () => {
    if ($dataScope.get()) void store.reload();
  });
  return { $value: store.$value, reload: store.reload };
};

/** The customers that something can be ordered for. */
export const orderingCustomers = () => active(loader(async () => listOrderingCustomers(present().trid)));

export interface Ordering {
  readonly customer: WholesaleCustomerRecord;
  readonly accounts: readonly Choice[];
  readonly numbers: readonly AccountNumber[];
}
/** What the form of a service offers of a customer. */
export const orderingFor = (id: string) =>
  active(
    loader(async (): Promise<Ordering> => {
      const { trid } = present();
      const [customer, accounts, numbers] = await Promise.all([
        callsOf(wholesaleCustomer).read(trid, id),
        listCustomerAccounts(trid, id),
        accountNumberCalls.list(trid, {
          search: searchTerms(numberColumns, { customerId: id }),
          _sort: numberColumns.number,
          _limit: 200,
        }),
      ]);
      return { customer, accounts, numbers: numbers.items.filter(({ state }) => state !== 'terminated') };
    }),
  );
