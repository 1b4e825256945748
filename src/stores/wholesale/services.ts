import { ApiError } from '#api/api-error.ts';
import {
  type Choice,
  listCustomerAccounts,
  listOrderingCustomers,
  readOrderingCustomer,
  serviceCalls,
} from '#api/wholesale/services.ts';
import { type AccountNumber, accountNumberCalls } from '#api/wholesale/sip.ts';
import { searchTerms } from '#contract/columns.ts';
import type { WholesaleCustomerRecord } from '#contract/wholesale/customer.ts';
import { numberColumns } from '#contract/wholesale/number.ts';
import type { ServiceRecord } from '#contract/wholesale/service.ts';
import { serviceList } from '#domain/wholesale/services/service-list.ts';
import { queryStore } from '../data/address-query.ts';
import { type Loader, loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { announceChange } from '../data/record-changes.ts';
import { recordDetail } from '../data/record-detail.ts';
import { recordList } from '../data/record-list.ts';
import { $dataScope } from '../session/data-scope.ts';

const name = 'services';

/** The services of the selected foundation. */
export const services = recordList({ name, rules: serviceList, calls: serviceCalls });
export const serviceStore = recordDetail({ name, calls: serviceCalls });

/** The customer of a new service, and the preselected choices. */
export const serviceAddress = queryStore({ customer: '', account: '', type: '' });

const present = () => {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  return owner;
};

/** Orders a service. Throws ApiError. */
export async function createService(body: Record<string, unknown>, idempotencyKey: string): Promise<ServiceRecord> {
  const createdService = await serviceCalls.create(present().trid, body, idempotencyKey);
  announceChange(name, createdService.id);
  announceChange('sip', createdService.data.sipAccountId ?? '');
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
        readOrderingCustomer(trid, id),
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
