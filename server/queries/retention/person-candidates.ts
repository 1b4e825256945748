import { and, eq, inArray, isNotNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PersonCriteria } from '#domain/retention/person-request.ts';
import { folded } from '#server/db/fold.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { commissionLines } from '#server/db/tables/commission-tables.ts';
import { formInputs } from '#server/db/tables/form-input-table.ts';
import { recordEvents, records } from '#server/db/tables/record-tables.ts';
import { internalNotes } from '#server/db/tables/staff-tables.ts';
import { memberships, users } from '#server/db/tables/tables.ts';
import { type RecordRow, recordColumns } from '../records/record-columns.ts';

/** The words of a name, each as it may be written. */
export function contains(text: SQLWrapper, name: string): SQL | undefined {
  const words = name.split(/[\s-]+/).filter(Boolean);
  return and(
    ...words.map((word) =>
      or(
        sql`position(fold_plain(${word}) in ${folded(text)}) > 0`,
        sql`position(fold_letters(${word}) in fold_letters(coalesce(${text}, ''))) > 0`,
      ),
    ),
  );
}

/** Records with the surname in their data, for a closer look; some at a time, by their ids. */
export const namingRecords = (
  db: Db | Tx,
  trids: readonly string[],
  { lastName }: PersonCriteria,
  after: string,
  limit: number,
): Promise<RecordRow[]> =>
  db
    .select(recordColumns)
    .from(records)
    .where(
      and(
        inArray(records.trid, [...trids]),
        sql`${records.id} > ${after}`,
        contains(sql`${records.data}::text`, lastName),
      ),
    )
    .orderBy(records.id)
    .limit(limit);

interface Text {
  readonly trid: string;
  readonly recordId: string;
  readonly text: string | null;
}

/** Texts of timelines and notes that hold first name and surname. */
export async function namingTexts(
  db: Db | Tx,
  trids: readonly string[],
  { firstName, lastName }: PersonCriteria,
): Promise<Text[]> {
  const text = sql<string>`coalesce(${recordEvents.text}, '') || ' ' || coalesce(${recordEvents.said}::text, '')`;
  const events = await db
    .select({ trid: recordEvents.trid, recordId: recordEvents.recordId, text })
    .from(recordEvents)
    .where(and(inArray(recordEvents.trid, [...trids]), contains(text, lastName), contains(text, firstName)));
  const notes = await db
    .select({ trid: internalNotes.trid, recordId: internalNotes.recordId, text: internalNotes.text })
    .from(internalNotes)
    .where(
      and(
        inArray(internalNotes.trid, [...trids]),
        contains(internalNotes.text, lastName),
        contains(internalNotes.text, firstName),
      ),
    );
  return [...events, ...notes];
}

/** Lines of statements by the customer that they name. */
export const namingLines = (db: Db | Tx, trids: readonly string[], { firstName, lastName }: PersonCriteria) => {
  const { trid, id, month, operator, vo, contract, customer, phone, text, amount } = commissionLines;
  return db
    .select({ trid, id, month, operator, vo, contract, customer, phone, text, amount })
    .from(commissionLines)
    .where(
      and(inArray(trid, [...trids]), isNotNull(customer), contains(customer, lastName), contains(customer, firstName)),
    )
    .orderBy(id);
};

const maxInputs = 500;

/** Unsent input with the name in it, for a closer look. */
export const namingInputs = (db: Db | Tx, trids: readonly string[], { firstName, lastName }: PersonCriteria) => {
  const text = sql`${formInputs.data}::text`;
  return db
    .select({ trid: formInputs.trid, userId: formInputs.userId, key: formInputs.key, data: formInputs.data })
    .from(formInputs)
    .where(and(inArray(formInputs.trid, [...trids]), contains(text, lastName), contains(text, firstName)))
    .orderBy(formInputs.userId, formInputs.key)
    .limit(maxInputs);
};

/** Accounts with the mail address or the surname, each with one of its organisations. */
export const namingUsers = (db: Db | Tx, { lastName, email }: PersonCriteria) =>
  db
    .select({
      ...{ id: users.id, displayName: users.displayName, email: users.email, phone: users.phone, roles: users.roles },
      trid: sql<
        string | null
      >`(select min(${memberships.trid}) from ${memberships} where ${eq(memberships.userId, users.id)})`,
    })
    .from(users)
    .where(
      or(
        contains(users.displayName, lastName),
        email === undefined ? undefined : sql`lower(${users.email}) = lower(${email})`,
      ),
    )
    .limit(200);
