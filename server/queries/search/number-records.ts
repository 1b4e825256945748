import { and, inArray, not, sql } from 'drizzle-orm';
import { numberColumns } from '#contract/wholesale/number.ts';
import type { Db } from '#server/db/open.ts';
import { plannedAnew } from '#server/db/statement-names.ts';
import { records } from '#server/db/tables/record-tables.ts';
import type { RecordPlace } from '../records/attachments.ts';
import type { EntryScope } from './entry-scopes.ts';

/** Records of telephone numbers, which have no entries: there are a million of them, and they are found by their numbers alone. */
export async function numberRecords(db: Db, scopes: readonly EntryScope[], places: readonly RecordPlace[]) {
  const type = 'ws.number';
  const readable = scopes.filter(({ types }) => types.includes(type));
  /** The scopes in which records of a foundation may be read. */
  const scopesOf = (trid: string) => readable.filter(({ trids }) => trids === 'all' || trids.includes(trid));
  const seen = places.filter(({ trid }) => scopesOf(trid).length > 0);
  if (seen.length === 0) return [];
  const { trid, id, foreignid, modified } = records;
  const { number, customer } = numberColumns;
  const rows = await db
    .select({
      // Planned for all values alike, PostgreSQL would read all numbers of the foundation.
      trid: sql<string>`${sql.raw(plannedAnew)} ${trid}`,
      id,
      type: records.type,
      foreignid,
      modified,
      audience: records.audience,
      [number]: records[number],
      [customer]: records[customer],
    })
    .from(records)
    .where(
      and(
        inArray(trid, [...new Set(seen.map((place) => place.trid))]),
        inArray(
          id,
          seen.map(({ recordId }) => recordId),
        ),
        inArray(records.type, [type]),
        not(records.archived),
      ),
    );
  const named = new Set(seen.map((place) => `${place.trid} ${place.recordId}`));
  const mayRead = ({ trid, audience }: (typeof rows)[number]) =>
    scopesOf(trid).some(({ keys }) => !keys || keys.some((key) => audience.includes(key)));
  return rows.filter((row) => named.has(`${row.trid} ${row.id}`) && mayRead(row));
}
