import { and, eq, like, type SQL, sql } from 'drizzle-orm';
import type { CatalogueEntry, ChoiceList } from '#contract/catalogue/entry.ts';
import type { CatalogueImpact } from '#contract/catalogue/state.ts';
import { hasRole } from '#domain/access/roles.ts';
import { maySellOperator } from '#domain/catalogue/operators.ts';
import { productByCode } from '#domain/sales/products/catalogue.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { foundations } from '#server/db/tables/tables.ts';

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
/** The answers of a draft or order that choose from a list, by the list. */
const chooses: Readonly<Record<ChoiceList, (key: string) => SQL>> = {
  tariffs: (key) => sql`data @> ${json({ tariff: key })}`,
  voiceOptions: (key) => sql`data @> ${json({ options: [key] })}`,
  articles: (key) =>
    sql`(data @> ${json({ hardware: [{ article: key }] })} or data @> ${json({ devices: [{ article: key }] })})`,
  cardTariffs: (key) => sql`data @> ${json({ cards: [{ tariff: key }] })}`,
  cardOptions: (key) => sql`data @> ${json({ cards: [{ options: [key] }] })}`,
  vendors: (key) => sql`data @> ${json({ pbxVendor: key })}`,
  groups: () => sql`false`,
  cardDevices: (key) => sql`data @> ${json({ cards: [{ device: key }] })}`,
};

const isOneOf = (column: SQL, values: readonly (string | number)[]) =>
  sql`coalesce(${column} <> all (${sql.param(values.map(String))}::text[]), false)`;

/** Drafts with an answer that is no choice any more. */
function losesAnswer(entry: CatalogueEntry): SQL[] {
  if (entry.kind === 'choice') return entry.isOffered ? [] : [chooses[entry.list](entry.key)];
  if (entry.kind !== 'product') return [];
  const ofProduct = sql`value1 = ${entry.key}`;
  if (!entry.isOffered) return [ofProduct];
  return [
    sql`(${ofProduct} and (${isOneOf(sql`data->>'contractTerm'`, entry.terms)} or ${isOneOf(sql`data->>'channels'`, entry.channels)}))`,
  ];
}

interface Seller {
  readonly trid: string;
  /** Its tags. */
  readonly type: string;
}

/** Drafts of partners who may not sell their product any more. */
function losesSeller(entry: CatalogueEntry, all: readonly Seller[]): SQL[] {
  if (entry.kind !== 'product' || !entry.sellers) return [];
  const { sellers } = entry;
  const refused = all.filter(({ type }) => !hasRole(sellers, [], type)).map(({ trid }) => trid);
  return refused.length > 0 ? [sql`(value1 = ${entry.key} and trid = any (${sql.param(refused)}::text[]))`] : [];
}

/** Whether a partner with these tags sells what changes, by today or from then on. */
function reaches(entry: CatalogueEntry, tags: string): boolean {
  if (entry.kind === 'choice' || entry.kind === 'vat') return true;
  if (entry.kind === 'operator') return hasRole(entry.sellers ?? [], [], tags) || maySellOperator(entry.key, tags);
  if (entry.kind !== 'product') return false;
  const before = productByCode(entry.key);
  return hasRole(entry.sellers ?? [], [], tags) || (before !== undefined && hasRole(before.sellers ?? [], [], tags));
}

/** Drafts and orders that something changed stands in. */
const contains = (entry: CatalogueEntry): SQL[] => {
  if (entry.kind === 'choice') return [chooses[entry.list](entry.key)];
  return entry.kind === 'product' ? [sql`value1 = ${entry.key}`] : [];
};
const any = (conditions: readonly SQL[]) =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` or `)})`;

const sales = (type: 'order' | 'draft', trids: readonly string[], condition: SQL) => sql`
  (select count(*)::int from records where trid = any (${sql.param(trids)}::text[]) and type = ${`hfo.vp.${type}`} and not archived and ${condition})`;

const activeSellers = (db: Db | Tx) =>
  db
    .select({ trid: foundations.trid, type: foundations.type })
    .from(foundations)
    .where(and(eq(foundations.active, true), like(foundations.type, '%SP%')));

const losing = (entries: readonly CatalogueEntry[], sellers: readonly Seller[]): SQL =>
  any([...entries.flatMap(losesAnswer), ...entries.flatMap((entry) => losesSeller(entry, sellers))]);

/** Partners with a draft that has an answer that is no choice any more, or a product that they may not sell. */
export async function partnersToChange(
  db: Db | Tx,
  entries: readonly CatalogueEntry[],
): Promise<readonly { trid: string }[]> {
  const sellers = await activeSellers(db);
  const { rows } = (await db.execute(sql`
    select distinct trid from records
    where trid = any (${sql.param(sellers.map(({ trid }) => trid))}::text[]) and type = 'hfo.vp.draft'
      and not archived and value6 = 'true' and ${losing(entries, sellers)}
    order by trid`)) as unknown as { rows: { trid: string }[] };
  return rows;
}

/** What the changes of a state reach: drafts and orders with what changes, and partners who sell. */
export async function impactOf(db: Db, entries: readonly CatalogueEntry[]): Promise<CatalogueImpact> {
  const sellers = await activeSellers(db);
  const trids = sellers.map(({ trid }) => trid);
  const [touched, loses] = [any(entries.flatMap(contains)), losing(entries, sellers)];
  const { rows } = (await db.execute(sql`
    select ${sales('order', trids, sql`value9 = 'active' and ${touched}`)} as contracts,
      ${sales('order', trids, sql`value9 = 'open' and ${touched}`)} as orders,
      ${sales('draft', trids, sql`value6 = 'true' and data ? 'confirmation' and ${touched}`)} as offers,
      ${sales('draft', trids, sql`value6 = 'true' and ${touched}`)} as drafts,
      ${sales('draft', trids, sql`value6 = 'true' and ${loses}`)} as "draftsToChange"`)) as unknown as {
    rows: Omit<CatalogueImpact, 'partners'>[];
  };
  const [counts] = rows;
  if (!counts) throw new Error('counts without an answer');
  const partners = sellers.filter(({ type }) => entries.some((entry) => reaches(entry, type)));
  return { ...counts, partners: partners.length };
}
