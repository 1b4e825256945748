import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PersonCriteria } from '#domain/retention/person-request.ts';
import type { Tx } from '#server/db/open.ts';
import { commissionClaims } from '#server/db/tables/claim-table.ts';
import { commissionLines } from '#server/db/tables/commission-tables.ts';
import { formInputs, userFormInputs } from '#server/db/tables/form-input-table.ts';
import { contains } from './person-candidates.ts';

/** Contract, tariff and amount stay, and can be searched. */
export async function blankLines(tx: Tx, trid: string, ids: readonly number[]): Promise<void> {
  const { contract, tariff, vo } = commissionLines;
  const words = sql`concat_ws(' ', ${contract}, ${tariff}, ${vo})`;
  await tx
    .update(commissionLines)
    .set({ customer: null, phone: null, text: null, search: sql`to_tsvector('simple', ${words})` })
    .where(and(eq(commissionLines.trid, trid), inArray(commissionLines.id, [...ids])));
}

/** Complaints say the customer once more. */
export async function blankClaims(tx: Tx, trid: string, { firstName, lastName }: PersonCriteria, mention: RegExp) {
  const { customer } = commissionClaims;
  const rows = await tx
    .select({ of: commissionClaims.of, id: commissionClaims.id, customer })
    .from(commissionClaims)
    .where(and(eq(commissionClaims.trid, trid), contains(customer, lastName), contains(customer, firstName)));
  for (const row of rows)
    if ((row.customer ?? '').search(mention) >= 0)
      await tx
        .update(commissionClaims)
        .set({ customer: null, phone: null })
        .where(and(eq(commissionClaims.trid, trid), eq(commissionClaims.of, row.of), eq(commissionClaims.id, row.id)));
}

interface InputPlace {
  readonly trid: string;
  readonly userId: string;
  readonly key: string;
}
const here = ({ trid, userId, key }: InputPlace, table: typeof formInputs | typeof userFormInputs = formInputs) =>
  and(eq(table.trid, trid), eq(table.userId, userId), eq(table.key, key));

export async function lockInput(tx: Tx, place: InputPlace) {
  const [row] = await tx.select().from(formInputs).where(here(place)).for('update');
  return row;
}

export async function dropInput(tx: Tx, place: InputPlace): Promise<void> {
  await tx.delete(formInputs).where(here(place));
  await tx.delete(userFormInputs).where(here(place, userFormInputs));
}

/** The next version, so that a page that has the input open does not write over it unseen. */
export async function rewriteInput(tx: Tx, place: InputPlace, data: unknown): Promise<void> {
  await tx
    .update(formInputs)
    .set({ data, version: sql`${formInputs.version} + 1` })
    .where(here(place));
}
