import { and, desc, eq, gte, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { maxNamed, monthsShown, type SalesYear, type SalesYearQuery } from '#contract/staff/sales-year.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { monthOf, monthsUpTo } from '#domain/date/months.ts';
import type { Db } from '#server/db/open.ts';
import { commissionLines } from '#server/db/tables/commission-tables.ts';
import { libraryFiles, libraryVisits } from '#server/db/tables/library-tables.ts';
import { records } from '#server/db/tables/record-tables.ts';
import { searchMisses } from '#server/db/tables/search-tables.ts';
import { foundations, memberships, users } from '#server/db/tables/tables.ts';

const day = 86_400_000;
/** The part of the library that visits are kept of. */
const priceLists = 'price-lists';
/** A partner that no one signed in for so long (ms) is called silent. */
const silentAfter = 90 * day;

const monthOfMs = (column: SQL) =>
  sql<string>`to_char(to_timestamp(${column} / 1000.0) at time zone 'Europe/Berlin', 'YYYY-MM')`;
const all = sql<number>`count(*)::int`;

type Counted = readonly { month: string; n: number }[];
const asMap = (rows: Counted) => new Map(rows.map(({ month, n }) => [month, n]));

/** The organisations of partners that the figures are of. */
const partnersOf = (db: Db, { kind, organisation }: SalesYearQuery) =>
  db
    .select({
      trid: foundations.trid,
      title: sql<string>`coalesce(${foundations.title}, ${foundations.trid})`,
      created: foundations.created,
    })
    .from(foundations)
    .where(
      and(
        eq(foundations.active, true),
        or(...(kind ? [kind] : ['SP', 'WS']).map((one) => like(foundations.type, `%${one}%`))),
        organisation ? eq(foundations.trid, organisation) : undefined,
      ),
    )
    .orderBy(foundations.title, foundations.trid);

/** Records of a type by the month in which they were made; read from an index of each organisation. */
const madeByMonth = (db: Db, trids: string[], type: string, from: number) => {
  const month = monthOfMs(sql`${records.created}`);
  return db
    .select({ month, n: all })
    .from(records)
    .where(and(inArray(records.trid, trids), eq(records.type, type), gte(records.created, from)))
    .groupBy(sql`1`);
};

async function priceListOf(
  db: Db,
  trids: string[],
  titles: ReadonlyMap<string, string>,
): Promise<SalesYear['priceList']> {
  const [file] = await db
    .select({ name: libraryFiles.name, path: libraryFiles.path, changed: libraryFiles.changed })
    .from(libraryFiles)
    .where(like(libraryFiles.path, `${priceLists}/%`))
    .orderBy(desc(libraryFiles.changed), libraryFiles.path)
    .limit(1);
  if (!file) return undefined;
  const readers = await db
    .selectDistinct({ trid: memberships.trid })
    .from(memberships)
    .innerJoin(libraryVisits, eq(libraryVisits.userId, memberships.userId))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        inArray(memberships.trid, trids),
        eq(libraryVisits.path, priceLists),
        gte(libraryVisits.last, file.changed),
        sql`not ${'PORTAL_EMPLOYEE'} = any(${users.roles})`,
      ),
    );
  const read = new Set(readers.map(({ trid }) => trid));
  const unread = trids.filter((trid) => !read.has(trid));
  return {
    ...file,
    readers: read.size,
    unread: unread.length,
    unreadBy: unread.slice(0, maxNamed).map((trid) => ({ trid, title: titles.get(trid) ?? trid })),
  };
}

/** What partners did in a year: counted from indexes, one statement for each figure. */
export async function salesYearOf(db: Db, query: SalesYearQuery, now: number): Promise<SalesYear> {
  const months = monthsUpTo(monthOf(now), monthsShown);
  const [first = ''] = months;
  const from = berlinMoment(`${first}-01`);
  const partners = await partnersOf(db, query);
  const trids = partners.map(({ trid }) => trid);
  const [orders, tickets, commission, misses, seen, priceList] = await Promise.all([
    madeByMonth(db, trids, 'hfo.vp.order', from),
    madeByMonth(db, trids, 'hd.ticket', from),
    db
      .select({ month: commissionLines.month, n: sql<number>`sum(${commissionLines.amount})::float8` })
      .from(commissionLines)
      .where(and(inArray(commissionLines.trid, trids), gte(commissionLines.month, first)))
      .groupBy(commissionLines.month),
    db
      .select({
        month: sql<string>`substr(${searchMisses.day}, 1, 7)`,
        n: sql<number>`sum(${searchMisses.count})::int`,
      })
      .from(searchMisses)
      .groupBy(sql`1`),
    db
      .selectDistinct({ trid: memberships.trid })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(inArray(memberships.trid, trids), gte(users.lastActive, now - silentAfter))),
    priceListOf(db, trids, new Map(partners.map(({ trid, title }) => [trid, title]))),
  ]);
  const added = new Map<string, number>();
  for (const { created } of partners) {
    const month = created === null ? '' : monthOf(created);
    added.set(month, (added.get(month) ?? 0) + 1);
  }
  const figures = {
    partners: added,
    orders: asMap(orders),
    tickets: asMap(tickets),
    commission: asMap(commission),
    misses: asMap(misses),
  };
  return {
    at: now,
    months: months.map((month) => ({
      month,
      partners: figures.partners.get(month) ?? 0,
      orders: figures.orders.get(month) ?? 0,
      tickets: figures.tickets.get(month) ?? 0,
      commission: figures.commission.get(month) ?? 0,
      misses: figures.misses.get(month) ?? 0,
    })),
    partners: trids.length,
    silent: trids.length - seen.length,
    ...(priceList && { priceList }),
  };
}
