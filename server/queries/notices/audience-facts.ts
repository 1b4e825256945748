import { and, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { NoticeAudience } from '#contract/notices/notice.ts';
import { voNumber } from '#contract/staff/vo-number.ts';
import type { AudienceFacts } from '#domain/notices/notice-audience.ts';
import { spanOfNumber } from '#domain/wholesale/numbers/number-range.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { recordNumbers, records, recordTallies } from '#server/db/tables/record-tables.ts';

type Asked = Pick<NoticeAudience, 'operators' | 'products' | 'areaCodes'>;
type Pairs = readonly { readonly trid: string; readonly value: string | null }[];
const germany = '49';
const none: Pairs = [];

/** Groups and products stand at these places of what orders are counted by. */
const [groupOfTally, productOfTally] = [sql`${recordTallies.values}[1]`, sql<string>`${recordTallies.values}[3]`];

/** Organisations with orders of a product that have not ended. */
const productsOf = (db: Db | Tx, trids: string[], products: readonly string[]): Promise<Pairs> =>
  db
    .selectDistinct({ trid: recordTallies.trid, value: productOfTally })
    .from(recordTallies)
    .where(
      and(
        inArray(recordTallies.trid, trids),
        eq(recordTallies.type, 'hfo.vp.order'),
        gt(recordTallies.n, 0),
        ne(groupOfTally, 'ended'),
        inArray(productOfTally, [...products]),
      ),
    );

/** Organisations that sell for an operator. */
const operatorsOf = (db: Db | Tx, trids: string[], operators: readonly string[]): Promise<Pairs> =>
  db
    .selectDistinct({ trid: records.trid, value: records[voNumber.columns.operator] })
    .from(records)
    .where(
      and(
        inArray(records.trid, trids),
        eq(records.type, voNumber.type),
        eq(records.archived, false),
        ne(records[voNumber.columns.state], 'terminated'),
        inArray(records[voNumber.columns.operator], [...operators]),
      ),
    );

const spanTextOf = (code: string): string => {
  const { from, to } = spanOfNumber(germany + code);
  return `[${from},${to})`;
};
const isWithin = (code: string): SQL => sql`${recordNumbers.span} && ${spanTextOf(code)}::int8range`;

/** Organisations with telephone numbers of an area code. */
async function areaCodesOf(db: Db | Tx, trids: string[], areaCodes: readonly string[]): Promise<Pairs> {
  const pairs: { trid: string; value: string }[] = [];
  for (const value of areaCodes) {
    const rows = await db
      .selectDistinct({ trid: recordNumbers.trid })
      .from(recordNumbers)
      .where(and(inArray(recordNumbers.trid, trids), eq(recordNumbers.archived, false), isWithin(value)));
    pairs.push(...rows.map(({ trid }) => ({ trid, value })));
  }
  return pairs;
}

const valuesOf = (pairs: Pairs, trid: string): Set<string> =>
  new Set(pairs.flatMap((pair) => (pair.trid === trid ? (pair.value ?? []) : [])));

/** What audiences ask of some organisations: nothing else is read. */
export async function audienceFacts(
  db: Db | Tx,
  trids: string[],
  { operators, products, areaCodes }: Asked,
): Promise<ReadonlyMap<string, AudienceFacts>> {
  const productPairs = products.length > 0 ? await productsOf(db, trids, products) : none;
  const operatorPairs = operators.length > 0 ? await operatorsOf(db, trids, operators) : none;
  const areaCodePairs = areaCodes.length > 0 ? await areaCodesOf(db, trids, areaCodes) : none;
  return new Map(
    trids.map((trid) => [
      trid,
      {
        trid,
        products: valuesOf(productPairs, trid),
        operators: valuesOf(operatorPairs, trid),
        areaCodes: valuesOf(areaCodePairs, trid),
      },
    ]),
  );
}

/** All that several audiences ask. */
export const askedTogether = (audiences: readonly NoticeAudience[]): Asked => ({
  operators: [...new Set(audiences.flatMap(({ operators }) => operators))],
  products: [...new Set(audiences.flatMap(({ products }) => products))],
  areaCodes: [...new Set(audiences.flatMap(({ areaCodes }) => areaCodes))],
});
