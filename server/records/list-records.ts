import type * as z from 'zod/mini';
import type { listQuery } from '../../src/contract/record.ts';
import { forbidden, invalidFields } from '../errors.ts';
import { type RecordFilter, withDefaults } from '../queries/record-filter.ts';
import { type CountedField, countRecords, listRecords, type RecordOrder } from '../queries/records.ts';
import { parseSearch, type SearchField, searchFields } from '../search/search-terms.ts';
import type { Services } from '../services.ts';
import type { ActingFor } from '../session/actor.ts';
import { envelope } from './envelope.ts';
import { recordType } from './registry.ts';

type Query = z.infer<typeof listQuery>;

/** §9: lists come by `foreignid`, highest first. */
function orderOf(sort = '-foreignid'): RecordOrder {
  const name = sort.replace(/^-/, '');
  if (!searchFields.some((field) => field === name)) throw invalidFields({ _sort: 'choose' });
  return { field: name as SearchField, descending: sort.startsWith('-') };
}

function selection(selected: string | undefined) {
  const names = selected
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  if (!names?.length) return undefined;
  return new Set(names);
}

/** A list of foundation data as `api.md` describes it. */
export async function answerList(services: Services, acting: ActingFor, query: Query) {
  const record = recordType(query.type);
  if (!record.access.read(acting)) throw forbidden();
  const terms = withDefaults(parseSearch(query.search ?? ''));
  const filter: RecordFilter = { trid: acting.foundation.trid, type: record.type, terms };
  const selected = selection(query._selected);
  const window = {
    order: orderOf(query._sort),
    limit: query._limit ?? 50,
    offset: query._offset ?? 0,
    full: selected?.has('data') ?? false,
  };
  const { rows, total } = await listRecords(services.db, filter, window);
  const items = rows.map(({ total: _total, ...row }) => {
    const fields = Object.entries(envelope(row));
    return { id: row.id, ...Object.fromEntries(selected ? fields.filter(([name]) => selected.has(name)) : fields) };
  });
  if (!query._counts) return { items, total };
  return { items, total, counts: await countRecords(services.db, filter, query._counts as CountedField) };
}
