import type * as z from 'zod/mini';
import type { listQuery, RecordEnvelope } from '../../src/contract/record.ts';
import { forbidden, invalidFields } from '../core/errors.ts';
import { isWireField, listedFields, type WireField, type WireRow } from '../queries/records/record-columns.ts';
import { type RecordFilter, withDefaults } from '../queries/records/record-filter.ts';
import {
  type CountedField,
  countRecords,
  listRecords,
  type RecordOrder,
  type RecordWindow,
} from '../queries/records/records.ts';
import { parseSearch, type SearchField, searchFields } from '../search/search-terms.ts';
import type { Services } from '../services.ts';
import type { ActingFor } from '../session/actor.ts';
import { keysOf } from './access.ts';
import { tridOf } from './find-readable.ts';
import { forgiveTypos } from './forgive-typos.ts';
import { recordType } from './registry.ts';

type Query = z.infer<typeof listQuery>;

/** §9: lists come by `foreignid`, highest first. */
function orderOf(sort = '-foreignid'): RecordOrder {
  const name = sort.replace(/^-/, '');
  if (!searchFields.some((field) => field === name)) throw invalidFields({ _sort: 'choose' });
  return { field: name as SearchField, descending: sort.startsWith('-') };
}

const selection = (selected: string | undefined): readonly WireField[] => {
  const names = selected?.split(',').map((name) => name.trim());
  return names?.some(Boolean) ? names.filter(isWireField) : listedFields;
};

type ListedRecord = { id: string } & Partial<Omit<RecordEnvelope, 'id'>>;

/** Columns without a value are left out. */
function dropEmpty(row: WireRow): ListedRecord {
  for (const [name, value] of Object.entries(row)) {
    if (value === null) delete row[name as keyof WireRow];
  }
  return row as ListedRecord;
}

/** A list of foundation data as `api.md` describes it; typing errors are put right where nothing else is found. */
export async function answerList(services: Services, acting: ActingFor, query: Query) {
  const record = recordType(services, query.type);
  if (!record.access.read(acting)) throw forbidden();
  const terms = withDefaults(parseSearch(query.search ?? ''));
  const filter: RecordFilter = {
    trid: tridOf(record, services, acting),
    type: record.type,
    keys: keysOf(record, acting),
    terms,
  };
  const window = {
    order: orderOf(query._sort),
    limit: query._limit ?? 50,
    offset: query._offset ?? 0,
    // Fields that only some may see are in no list.
    fields: selection(query._selected).filter((name) => name !== 'data' || !record.protect),
  };
  const found = await answer(services, filter, window, query);
  if (found.total > 0) return found;
  const forgiving = await forgiveTypos(services, filter);
  return forgiving ? { ...(await answer(services, forgiving, window, query)), similar: true } : found;
}

async function answer({ db }: Services, filter: RecordFilter, window: RecordWindow, { _counts }: Query) {
  const { items: rows, total } = await listRecords(db, filter, window);
  const items = rows.map(dropEmpty);
  return { items, total, ...(_counts && { counts: await countRecords(db, filter, _counts as CountedField) }) };
}
