import { ApiError } from '#api/api-error.ts';
import { type CallsOf, callsOf } from '#api/records.ts';
import type { ActionInput, CreateInput, RecordContract, RecordOf, RowOf } from '#contract/record-contract.ts';
import { $dataScope } from '../session/data-scope.ts';
import { announceChange } from './record-changes.ts';
import { type RecordStore, recordDetail } from './record-detail.ts';
import { recordAddress } from './record-id.ts';
import { type RecordList, recordList } from './record-list.ts';

interface RecordStores<C extends RecordContract> {
  calls: CallsOf<C>;
  list: RecordList<RowOf<C>>;
  /** One record of the selected foundation, or of another one. */
  one: (id: string, trid?: string) => RecordStore<RecordOf<C>, ActionInput<C>>;
  /** Once per idempotency key; the address then names the new record, which is answered. Throws ApiError. */
  create(body: CreateInput<C>, idempotencyKey: string, history?: 'push' | 'replace'): Promise<string>;
}

function makeStores<C extends RecordContract>(contract: C): RecordStores<C> {
  const { name, list: rules, hidesFields = false, hasFiles = false, unversioned = [] } = contract;
  const calls = callsOf(contract);
  return {
    calls,
    list: recordList({ name, rules, calls }),
    one: recordDetail({
      name,
      calls,
      hidesFields,
      takesFiles: () => hasFiles,
      isAlwaysWelcome: ({ _action }) => unversioned.includes(_action),
    }),
    async create(body, idempotencyKey, history = 'replace') {
      const owner = $dataScope.get();
      if (!owner) throw new ApiError(0);
      const { id } = await calls.create(owner.trid, body, idempotencyKey);
      announceChange(name, id);
      recordAddress.set({ id }, history);
      return id;
    },
  };
}

const storesByContract = new WeakMap<RecordContract, unknown>();

/** Calls, list, pages and form of the records of a contract: the same ones for all who ask. */
export function recordStores<C extends RecordContract>(contract: C): RecordStores<C> {
  const stores = (storesByContract.get(contract) as RecordStores<C> | undefined) ?? makeStores(contract);
  storesByContract.set(contract, stores);
  return stores;
}
