import { and, count, desc, eq, gt, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { bouncedAddresses, incomingMails, replyAddresses } from '../db/tables/incoming-mail-tables.ts';
import { users } from '../db/tables/tables.ts';

export type IncomingMailRow = typeof incomingMails.$inferSelect;
export type ReplyAddressRow = typeof replyAddresses.$inferSelect;

interface Place {
  readonly trid: string;
  readonly recordId: string;
}

/** The address of a user for a record, or for bounces alone; made where there is none. */
export async function keepReplyAddress(db: Db, row: ReplyAddressRow): Promise<string> {
  const [stored] = await db
    .insert(replyAddresses)
    .values(row)
    .onConflictDoUpdate({
      target: [replyAddresses.userId, replyAddresses.trid, replyAddresses.recordId],
      set: { used: row.used },
    })
    .returning({ id: replyAddresses.id });
  return stored?.id ?? row.id;
}

export async function findReplyAddress(db: Db, id: string): Promise<ReplyAddressRow | undefined> {
  const [row] = await db.select().from(replyAddresses).where(eq(replyAddresses.id, id));
  return row;
}

export async function deleteReplyAddressesUntil(db: Db, until: number): Promise<void> {
  await db.delete(replyAddresses).where(lt(replyAddresses.used, until));
}

const at = ({ trid, id }: Pick<IncomingMailRow, 'trid' | 'id'>) =>
  and(eq(incomingMails.trid, trid), eq(incomingMails.id, id));

/** False where the same message came before. */
export async function insertIncomingMail(tx: Tx, row: typeof incomingMails.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(incomingMails).values(row).onConflictDoNothing().returning({ id: incomingMails.id });
  return inserted.length === 1;
}

export async function hasIncomingMail(db: Db, trid: string, id: string): Promise<boolean> {
  const rows = await db.select({ id: incomingMails.id }).from(incomingMails).where(at({ trid, id }));
  return rows.length > 0;
}

/** How many answers of a user came after a moment (ms). */
export async function recentMailsOf(db: Db | Tx, trid: string, userId: string, after: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(incomingMails)
    .where(and(eq(incomingMails.trid, trid), eq(incomingMails.userId, userId), gt(incomingMails.received, after)));
  return row?.n ?? 0;
}

const withoutRaw = {
  trid: incomingMails.trid,
  id: incomingMails.id,
  received: incomingMails.received,
  reason: incomingMails.reason,
  content: incomingMails.content,
  user: users.displayName,
};

/** What waits for an employee about a record, oldest first. */
export const waitingMailsOf = (db: Db, { trid, recordId }: Place) =>
  db
    .select(withoutRaw)
    .from(incomingMails)
    .leftJoin(users, eq(users.id, incomingMails.userId))
    .where(and(eq(incomingMails.trid, trid), eq(incomingMails.recordId, recordId), eq(incomingMails.state, 'waiting')))
    .orderBy(incomingMails.received);

/** A message that waits, so that no other employee decides about it meanwhile. */
export async function lockWaitingMail(tx: Tx, place: Place, id: string): Promise<IncomingMailRow | undefined> {
  const [row] = await tx
    .select()
    .from(incomingMails)
    .where(and(at({ trid: place.trid, id }), eq(incomingMails.recordId, place.recordId), isNotNull(incomingMails.raw)))
    .for('update');
  return row?.state === 'waiting' ? row : undefined;
}

export async function countWaitingMails(tx: Db | Tx, { trid, recordId }: Place): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(incomingMails)
    .where(and(eq(incomingMails.trid, trid), eq(incomingMails.recordId, recordId), eq(incomingMails.state, 'waiting')));
  return row?.n ?? 0;
}

/** Of a message that was decided about nothing stays but that it came. */
export async function endIncomingMail(
  tx: Tx,
  place: Pick<IncomingMailRow, 'trid' | 'id'>,
  state: 'taken' | 'discarded',
): Promise<void> {
  await tx.update(incomingMails).set({ state, content: null, raw: null }).where(at(place));
}

/** The id of the last message of a user in a record, which our next mail answers. */
export async function lastMessageId(db: Db, { trid, recordId }: Place, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ messageId: incomingMails.messageId })
    .from(incomingMails)
    .where(
      and(
        eq(incomingMails.trid, trid),
        eq(incomingMails.recordId, recordId),
        eq(incomingMails.userId, userId),
        isNotNull(incomingMails.messageId),
        or(eq(incomingMails.state, 'accepted'), eq(incomingMails.state, 'taken')),
      ),
    )
    .orderBy(desc(incomingMails.received))
    .limit(1);
  return row?.messageId ?? undefined;
}

/** Marks the address that a user has now; false where it is another one by now, or marked already. */
export async function markBounced(
  db: Db | Tx,
  { userId, email, status, at: moment }: typeof bouncedAddresses.$inferInsert,
): Promise<boolean> {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(sql`lower(${users.email})`, email.toLowerCase())));
  if (!user) return false;
  if (await bouncedSince(db, { id: userId, email: user.email })) return false;
  const row = { userId, email: user.email, status, at: moment };
  await db
    .insert(bouncedAddresses)
    .values(row)
    .onConflictDoUpdate({ target: bouncedAddresses.userId, set: { email: row.email, status, at: moment } });
  return true;
}

/** Since when (ms) mails come back from the address that a user has now. */
export async function bouncedSince(
  db: Db | Tx,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<number | undefined> {
  const [row] = await db
    .select({ at: bouncedAddresses.at })
    .from(bouncedAddresses)
    .where(and(eq(bouncedAddresses.userId, id), eq(bouncedAddresses.email, email)));
  return row?.at;
}

export async function forgetBounce(tx: Tx, userId: string): Promise<void> {
  await tx.delete(bouncedAddresses).where(eq(bouncedAddresses.userId, userId));
}
