import { and, eq, like, type SQL, sql } from 'drizzle-orm';
import type { CatalogueEntry, ChoiceList } from '#contract/catalogue/entry.ts';
import type { CatalogueImpact } from '#contract/catalogue/state.ts';
import type { Db } from '#server/db/open.ts';
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

/** Drafts and orders that something changed stands in. */
const contains = (entry: CatalogueEntry): SQL[] => {
  if (entry.kind === 'choice') return [chooses[entry.list](entry.key)];
  return entry.kind === 'product' ? [sql`data @> ${json({ productType: entry.key })}`] : [];
};
const any = (conditions: readonly SQL[]) =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` or `)})`;

const sales = (type: 'order' | 'draft', trids: readonly string[], condition: SQL) => sql`
  (select count(*)::int from records where trid = any (${sql.param(trids)}::text[]) and type = ${`hfo.vp.${type}`} and not archived and ${condition})`;

/** What the changes of a state reach: drafts and orders with what changes, and partners who sell. */
export async function impactOf(db: Db, entries: readonly CatalogueEntry[]): Promise<CatalogueImpact> {
  const sellers = await db
    .select({ trid: foundations.trid })
    .from(foundations)
    .where(and(eq(foundations.active, true), like(foundations.type, '%SP%')));
  const trids = sellers.map(({ trid }) => trid);
  const [touched, loses] = [any(entries.flatMap(contains)), any(entries.flatMap(losesAnswer))];
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
  const reachesSellers = entries.some(({ kind }) => kind === 'choice' || kind === 'product' || kind === 'vat');
  return { ...counts, partners: reachesSellers ? trids.length : 0 };
}
