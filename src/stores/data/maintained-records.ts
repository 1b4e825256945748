import { ApiError } from '#api/api-error.ts';
import type { RecordCalls } from '#api/records.ts';
import type { ListRules } from '#contract/list-rules.ts';
import type { Maintenance } from '#contract/maintenance.ts';
import { $dataScope } from '../session/data-scope.ts';
import { announceChange } from './record-changes.ts';
import { type RecordStore, recordDetail } from './record-detail.ts';
import { recordAddress } from './record-id.ts';
import { type RecordList, recordList } from './record-list.ts';

interface MaintainedRecords<Row, Detail> {
  list: RecordList<Row>;
  one: (id: string) => RecordStore<Detail, Maintenance>;
  /** Once per idempotency key; the address then names the new record, which is answered. Throws ApiError. */
  create(body: Record<string, unknown>, idempotencyKey: string, history?: 'push' | 'replace'): Promise<string>;
}

interface Options<Row, Detail> {
  /** Place in the cache, and of what other tabs tell of changes. */
  name: string;
  rules: ListRules;
  calls: RecordCalls<Row, Detail, Maintenance>;
  hidesFields?: boolean;
}

/** List, page and form of one type of records that the distributor maintains (decision 30). */
export function maintainedRecords<Row extends { id: string }, Detail extends { id: string; version: number }>(
  options: Options<Row, Detail>,
): MaintainedRecords<Row, Detail> {
  const { name, calls } = options;
  return {
    list: recordList(options),
    one: recordDetail(options),
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
