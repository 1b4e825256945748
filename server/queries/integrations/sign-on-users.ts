import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { signOnSessions, signOnUsers } from '#server/db/tables/sign-on-tables.ts';
import { memberships } from '#server/db/tables/tables.ts';

export type BindingRow = typeof signOnUsers.$inferSelect;
type Place = Pick<BindingRow, 'providerId' | 'userId'>;

const at = ({ providerId, userId }: Place) =>
  and(eq(signOnUsers.providerId, providerId), eq(signOnUsers.userId, userId));

export async function bindingOf(db: Db | Tx, place: Place): Promise<BindingRow | undefined> {
  const [row] = await db.select().from(signOnUsers).where(at(place));
  return row;
}

/** By what a provider calls an account. */
export async function bindingBy(
  db: Db | Tx,
  providerId: string,
  by: { readonly subject: string } | { readonly externalId: string },
): Promise<BindingRow | undefined> {
  const column = 'subject' in by ? eq(signOnUsers.subject, by.subject) : eq(signOnUsers.externalId, by.externalId);
  const [row] = await db
    .select()
    .from(signOnUsers)
    .where(and(eq(signOnUsers.providerId, providerId), column));
  return row;
}

/** Notes or changes who an account is. */
export async function saveBinding(
  tx: Tx,
  place: Place,
  change: Partial<Omit<BindingRow, 'providerId' | 'userId' | 'created'>>,
  now: number,
): Promise<void> {
  await tx
    .insert(signOnUsers)
    .values({ ...place, created: now, ...change })
    .onConflictDoUpdate({ target: [signOnUsers.providerId, signOnUsers.userId], set: change });
}

export async function bindingsOf(db: Db | Tx, userId: string): Promise<BindingRow[]> {
  return db.select(getTableColumns(signOnUsers)).from(signOnUsers).where(eq(signOnUsers.userId, userId));
}

/** The organisations that a user belongs to, locked ones too. */
export async function membershipsOf(db: Db | Tx, userId: string): Promise<string[]> {
  const rows = await db.select({ trid: memberships.trid }).from(memberships).where(eq(memberships.userId, userId));
  return rows.map(({ trid }) => trid);
}

export async function linkSession(db: Db | Tx, row: typeof signOnSessions.$inferInsert): Promise<void> {
  await db.insert(signOnSessions).values(row).onConflictDoNothing();
}

/** Takes the sessions that a provider opened for an account, or one of them by its `sid`. */
export async function takeLinkedSessions(
  tx: Tx,
  providerId: string,
  { subject, sid }: { readonly subject: string | undefined; readonly sid: string | undefined },
) {
  if (subject === undefined && sid === undefined) return [];
  return tx
    .delete(signOnSessions)
    .where(
      and(
        eq(signOnSessions.providerId, providerId),
        subject === undefined ? undefined : eq(signOnSessions.subject, subject),
        sid === undefined ? undefined : eq(signOnSessions.sid, sid),
      ),
    )
    .returning();
}

/** The provider that opened a session, while it goes on. */
export async function signedOnBy(db: Db, sessionId: string) {
  const [row] = await db.select().from(signOnSessions).where(eq(signOnSessions.sessionId, sessionId));
  return row;
}

/** Accounts of another issuer are strangers, whatever they are called. */
export async function forgetSubjects(tx: Tx, providerId: string): Promise<void> {
  await tx.update(signOnUsers).set({ subject: null }).where(eq(signOnUsers.providerId, providerId));
}
