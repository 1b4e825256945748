import type * as z from 'zod/mini';
import { ownColumns } from '#contract/columns.ts';
import { columnsOf } from '#contract/columns-by-type.ts';
import type { listQuery } from '#contract/record.ts';
import { forbidden, invalidFields } from '#server/core/errors.ts';
import { isWireField, listedFields, type WireField } from '#server/queries/records/record-columns.ts';
import { type RecordFilter, withDefaults } from '#server/queries/records/record-filter.ts';
import {
  listRecords,
  type RecordOrder,
  type RecordPage,
  type RecordWindow,
} from '#server/queries/records/record-lists.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { isSortField, isValueField, parseSearch, type SearchTerms } from '#server/text-folding/search-terms.ts';
import { keysOf } from './definition/access.ts';
import type { RecordType } from './definition/define-record.ts';
import { isNumeric } from './definition/numbers.ts';
import { tridOf } from './find-readable.ts';
import type { RecordServices } from './record-services.ts';
import { recordType } from './record-types.ts';
import { tolerateTypos } from './typo-tolerance.ts';

type Query = z.infer<typeof listQuery>;

/** Columns of their own names have an index for the types that have them alone. */
const hasColumn = (type: string, field: string): boolean =>
  !(ownColumns as readonly string[]).includes(field) || Object.values<string>(columnsOf(type) ?? {}).includes(field);

/** §9-8: lists come by `foreignid`, highest first. */
function orderOf(type: string, sort = '-foreignid'): RecordOrder {
  const field = sort.replace(/^-/, '');
  if (!isSortField(field) || !hasColumn(type, field)) throw invalidFields({ _sort: 'choose' });
  return { field, descending: sort.startsWith('-') };
}

function selection(selected: string | undefined): readonly WireField[] {
  const names = selected?.split(',').map((name) => name.trim());
  return names?.some(Boolean) ? [...new Set(names)].filter(isWireField).sort() : listedFields;
}

/** Counting what names each record of a list costs more than the list: it is done for who asks for it, or for everything. */
const wantsRelated = (selected: string | undefined): boolean =>
  !selected?.trim() || selected.split(',').some((name) => name.trim() === 'related');

const textOf = ({ items, total, counts }: RecordPage, similar = false) =>
  `{"items":${items},"total":${total}${counts === null ? '' : `,"counts":${counts}`}${similar ? ',"similar":true' : ''}}`;

/** `owner:me` is what the caller is responsible for, also in a view that others share. */
const ownedBy = (terms: SearchTerms, me: string | undefined): SearchTerms => ({
  ...terms,
  fields: terms.fields.map((term) =>
    term.field === 'owner' && 'anyOf' in term
      ? { ...term, anyOf: term.anyOf.map((id) => (id === 'me' && me ? me : id)) }
      : term,
  ),
});

/** What of a type's records a caller sees, and of those that name them. */
export type ListScope = Pick<RecordFilter, 'trid' | 'keys'> &
  Pick<RecordWindow, 'hidden' | 'related'> & {
    /** The id of the caller, who is `me` in a search. */
    readonly me?: string;
  };

function seenBy(services: RecordServices, record: RecordType, acting: ActingFor): ListScope {
  const related = Object.entries(record.related ?? {}).flatMap(([name, one]) => {
    const other = services.records.get(one.type);
    return other?.access.read(acting) ? [[name, { ...one, keys: keysOf(other, acting) }]] : [];
  });
  return {
    me: acting.user.id,
    trid: tridOf(record, services, acting),
    keys: keysOf(record, acting),
    hidden: Object.keys(record.protect ?? {}),
    related: Object.fromEntries(related),
  };
}

/** A list of foundation data as `docs/domain/interface.md#conventions` describes it, as JSON text; typing errors are put right where nothing else is found. */
export async function serializeList(services: RecordServices, acting: ActingFor, query: Query): Promise<string> {
  const record = recordType(services, query.type);
  if (!record.access.read(acting)) throw forbidden();
  return listFor(services, record, seenBy(services, record, acting), query);
}

export async function listFor(
  { db }: Pick<RecordServices, 'db'>,
  { type, tallied = [], number }: Pick<RecordType, 'type' | 'tallied' | 'number'>,
  { trid, keys, hidden, related, me }: ListScope,
  query: Omit<Query, 'type'>,
): Promise<string> {
  const read = parseSearch(query.search ?? '');
  if (!read || read.fields.some(({ field }) => !hasColumn(type, field))) throw invalidFields({ search: 'invalid' });
  const filter: RecordFilter = { trid, type, keys, terms: withDefaults(ownedBy(read, me)), tallied };
  const window: RecordWindow = {
    order: orderOf(type, query._sort),
    limit: query._limit ?? 50,
    offset: query._offset ?? 0,
    fields: selection(query._selected),
    hasNumericForeignid: isNumeric(number),
    hidden,
    related: wantsRelated(query._selected) ? related : {},
    counted: query._counts !== undefined && isValueField(query._counts) ? query._counts : undefined,
  };
  const recordList = await listRecords(db, filter, window);
  if (recordList.total > 0) return textOf(recordList);
  const forgiving = await tolerateTypos(db, filter);
  return forgiving ? textOf(await listRecords(db, forgiving, window), true) : textOf(recordList);
}
