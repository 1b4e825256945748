import * as z from 'zod/mini';
import { toWire } from '#contract/columns.ts';
import { columnsByType } from '#contract/columns-by-type.ts';
import { listOf, recordRow } from '#contract/record.ts';
import {
  type HitKind,
  hitKinds,
  maxHits,
  type WholesaleHit,
  type WholesaleHits,
  type WholesaleSearchQuery,
} from '#contract/wholesale/search.ts';
import { spanOfTyped } from '#domain/wholesale/numbers/typed-number.ts';
import { forbidden, invalidFields } from '#server/core/errors.ts';
import { recordsNaming } from '#server/queries/records/record-numbers.ts';
import { serializeList } from '#server/records/engine/list-records.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { valueFields } from '#server/text-folding/search-terms.ts';
import { wholesaler } from '../access.ts';
import { criteria, hitTypes, numberKinds, type TermSearches } from './search-terms.ts';

const page = listOf(z.extend(recordRow, { id: z.string() }));
const listed = ['id', 'foreignid', ...valueFields].join();
type Row = Record<string, string | undefined> & { readonly id: string };

/** Types of the lists; a kind has no hits if the caller may not read it or no record type stores it. */
async function rowsOf(services: RecordServices, acting: ActingFor, kind: HitKind, search: string, _limit: number) {
  const { type } = hitTypes[kind];
  if (!services.records.get(type)?.access.read(acting)) return { items: [] as Row[], total: 0 };
  const answer = page.parse(
    JSON.parse(await serializeList(services, acting, { type, search, _limit, _selected: listed })),
  );
  return { ...answer, items: answer.items as unknown as Row[] };
}

function hitOf(kind: HitKind, row: Row): WholesaleHit {
  const columns: Partial<Record<string, string>> = hitTypes[kind];
  const value = (name: string) => {
    const column = columns[name];
    return column === undefined ? undefined : row[toWire(columnsByType[hitTypes[kind].type], column)];
  };
  const [customer, customerId, accountId] = ['customer', 'customerId', 'accountId'].map(value);
  return {
    kind,
    id: row.id,
    title: value('title') ?? row['foreignid'] ?? '',
    status: value('status') ?? '',
    ...(customer && { customer }),
    ...(customerId && { customerId }),
    ...(accountId && { accountId }),
  };
}

/** The numbers of the customers that hits belong to, by their ids. */
async function customerNumbers(services: RecordServices, acting: ActingFor, hits: readonly WholesaleHit[]) {
  const ids = [...new Set(hits.flatMap(({ customerId = [] }) => customerId))];
  if (ids.length === 0) return new Map<string, string>();
  const { items } = await rowsOf(services, acting, 'customer', `archived:false,true id:${ids.join(',')}`, ids.length);
  return new Map(items.flatMap(({ id, foreignid }) => (foreignid ? [[id, foreignid] as const] : [])));
}

interface KindHits {
  readonly kind: HitKind;
  readonly items: readonly Row[];
  readonly total: number;
  readonly similar?: boolean | undefined;
}

/** What names a number of a span, in the order of the numbers. */
async function foundByNumber(services: RecordServices, acting: ActingFor, term: string, limit: number) {
  const span = spanOfTyped(term);
  if (!span) throw invalidFields({ term: 'phone' });
  const types = numberKinds.map((kind) => hitTypes[kind].type);
  const naming = await recordsNaming(services.db, acting.foundation.trid, types, { span, limit });
  const hitsByKind = numberKinds.map(async (kind): Promise<KindHits> => {
    const { ids, total } = naming.find(({ type }) => type === hitTypes[kind].type) ?? { ids: [], total: 0 };
    if (ids.length === 0) return { kind, items: [], total };
    const { items } = await rowsOf(services, acting, kind, `id:${ids.join(',')}`, ids.length);
    const byId = new Map(items.map((row) => [row.id, row]));
    return { kind, items: ids.flatMap((id) => byId.get(id) ?? []), total: items.length === 0 ? 0 : total };
  });
  return Promise.all(hitsByKind);
}

function foundByTerms(
  services: RecordServices,
  acting: ActingFor,
  termSearches: TermSearches,
  term: string,
  limit: number,
) {
  const terms = hitKinds.flatMap((kind) => {
    const search = termSearches[kind]?.(term);
    return search ? [{ kind, search }] : [];
  });
  return Promise.all(
    terms.map(
      async ({ kind, search }): Promise<KindHits> => ({
        kind,
        ...(await rowsOf(services, acting, kind, search, limit)),
      }),
    ),
  );
}

/** `docs/domain/wholesale-search.md`: what a wholesaler finds by one criterion, over all kinds of records. */
export async function searchWholesale(
  services: RecordServices,
  acting: ActingFor,
  { criterion, term, _limit = maxHits }: WholesaleSearchQuery,
): Promise<WholesaleHits> {
  if (!wholesaler(acting)) throw forbidden();
  const kindHits = await (criterion === 'number'
    ? foundByNumber(services, acting, term, _limit)
    : foundByTerms(services, acting, criteria[criterion], term, _limit));
  // What only looks alike is no hit beside what is one.
  const exact = kindHits.filter(({ total, similar }) => total > 0 && !similar);
  const shownKinds = exact.length > 0 ? exact : kindHits;
  const hits = shownKinds.flatMap(({ kind, items }) => items.map((row) => hitOf(kind, row))).slice(0, _limit);
  const numbers = await customerNumbers(services, acting, hits);
  return {
    items: hits.map((hit) => {
      const customerNumber = hit.customerId && numbers.get(hit.customerId);
      return { ...hit, ...(customerNumber && { customerNumber }) };
    }),
    total: shownKinds.reduce((sum, { total }) => sum + total, 0),
    ...(exact.length === 0 && hits.length > 0 && { similar: true }),
  };
}
