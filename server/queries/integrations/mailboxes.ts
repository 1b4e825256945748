import { and, arrayContains, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { MailboxEvent } from '#contract/integrations/mailbox.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { roleMailboxes } from '#server/db/tables/notification-tables.ts';
import { memberships, users } from '#server/db/tables/tables.ts';
import { insertMailboxMail, type Mail, type News } from '../outbox.ts';

export type MailboxRow = typeof roleMailboxes.$inferSelect;
type Change = Partial<typeof roleMailboxes.$inferInsert>;

/** With the name of the user behind each. */
export const listMailboxes = (db: Db | Tx, trid: string) =>
  db
    .select({ mailbox: roleMailboxes, setBy: users.displayName })
    .from(roleMailboxes)
    .leftJoin(users, eq(users.id, roleMailboxes.setBy))
    .where(eq(roleMailboxes.trid, trid))
    .orderBy(asc(roleMailboxes.created), asc(roleMailboxes.id));

export async function findMailbox(db: Db | Tx, id: string, lock = false): Promise<MailboxRow | undefined> {
  const query = db.select().from(roleMailboxes).where(eq(roleMailboxes.id, id));
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

export async function mailboxOfLink(db: Db | Tx, linkHash: string): Promise<MailboxRow | undefined> {
  const [row] = await db.select().from(roleMailboxes).where(eq(roleMailboxes.linkHash, linkHash));
  return row;
}

/** False where the organisation has the address already. */
export async function insertMailbox(tx: Tx, row: typeof roleMailboxes.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(roleMailboxes).values(row).onConflictDoNothing().returning({ id: roleMailboxes.id });
  return inserted.length === 1;
}

export async function changeMailbox(tx: Tx, { id, version }: MailboxRow, change: Change): Promise<void> {
  await tx
    .update(roleMailboxes)
    .set({ ...change, version: version + 1 })
    .where(eq(roleMailboxes.id, id));
}

export async function deleteMailbox(tx: Tx, id: string): Promise<void> {
  await tx.delete(roleMailboxes).where(eq(roleMailboxes.id, id));
}

/** Those that were last asked before a moment (ms) and not confirmed. */
export async function deleteUnconfirmedUntil(db: Db, until: number): Promise<void> {
  await db.delete(roleMailboxes).where(and(isNull(roleMailboxes.confirmed), lt(roleMailboxes.asked, until)));
}

async function isMember(tx: Tx, trid: string, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.trid, trid), eq(memberships.userId, userId)));
  return rows.length > 0;
}

interface MailboxNews {
  /** Absent for news to all organisations. */
  readonly trid?: string;
  readonly link: string;
  readonly recordId?: string | null | undefined;
  readonly notice?: string | undefined;
  /** The user that the news were written for, who counts only as a member of the organisation. */
  readonly userId?: string;
  /** The record in which it is kept how the mail fares. */
  readonly place?: { readonly trid: string; readonly recordId: string } | undefined;
}

/** Writes news of an organisation to those of its mailboxes that get them. */
export async function notifyMailboxes(
  tx: Tx,
  mail: Mail & { readonly news: News },
  { trid, link, recordId, notice, userId, place }: MailboxNews,
  now: number,
): Promise<void> {
  const { event, title } = mail.news;
  const mailboxes = await tx
    .select({ id: roleMailboxes.id, trid: roleMailboxes.trid, email: roleMailboxes.email })
    .from(roleMailboxes)
    .where(
      and(
        trid === undefined ? undefined : eq(roleMailboxes.trid, trid),
        arrayContains(roleMailboxes.events, [event as MailboxEvent]),
        isNotNull(roleMailboxes.confirmed),
        isNull(roleMailboxes.bounced),
      ),
    );
  if (mailboxes.length === 0 || (trid && userId && !(await isMember(tx, trid, userId)))) return;
  const news = { event: event as MailboxEvent, title, link };
  for (const { id, trid: owner, email } of mailboxes)
    await insertMailboxMail(tx, mail, {
      mailbox: { id, trid: owner, ...news, ...(recordId && { recordId }), ...(notice && { notice }) },
      ...{ recipient: email, now, about: place ?? null },
    });
}

/** Ends an event for a mailbox; false where it has none of it. */
export async function unsubscribeMailbox(tx: Tx, id: string, event: MailboxEvent): Promise<boolean> {
  const rows = await tx
    .update(roleMailboxes)
    .set({
      events: sql`array_remove(${roleMailboxes.events}, ${event})`,
      unsubscribed: sql`array_append(${roleMailboxes.unsubscribed}, ${event})`,
      version: sql`${roleMailboxes.version} + 1`,
    })
    .where(and(eq(roleMailboxes.id, id), arrayContains(roleMailboxes.events, [event])))
    .returning({ id: roleMailboxes.id });
  return rows.length > 0;
}

/** False where it is marked already. */
export async function markMailboxBounced(tx: Tx, id: string, now: number): Promise<boolean> {
  const rows = await tx
    .update(roleMailboxes)
    .set({ bounced: now, version: sql`${roleMailboxes.version} + 1` })
    .where(and(eq(roleMailboxes.id, id), isNull(roleMailboxes.bounced)))
    .returning({ id: roleMailboxes.id });
  return rows.length > 0;
}
