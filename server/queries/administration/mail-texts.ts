import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MailText } from '#domain/mails/mail-text.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { mailTexts } from '#server/db/tables/mail-tables.ts';
import { users } from '#server/db/tables/tables.ts';

export type MailTextRow = typeof mailTexts.$inferSelect;

/** What a mail says here in place of the text that shipped; undefined where it says that one. */
export async function mailTextInForce(db: Db | Tx, variant: string, mail: string): Promise<MailText | undefined> {
  const [row] = await db
    .select({ content: mailTexts.content })
    .from(mailTexts)
    .where(and(eq(mailTexts.variant, variant), eq(mailTexts.mail, mail), isNotNull(mailTexts.published)))
    .orderBy(desc(mailTexts.published), desc(mailTexts.id))
    .limit(1);
  return row?.content ?? undefined;
}

/** The latest published version and the draft of each mail. */
export const latestMailTexts = (db: Db, variant: string) =>
  db
    .selectDistinctOn([mailTexts.mail, isNull(mailTexts.published)], {
      id: mailTexts.id,
      mail: mailTexts.mail,
      isOwn: sql<boolean>`${mailTexts.content} is not null`,
      published: mailTexts.published,
    })
    .from(mailTexts)
    .where(eq(mailTexts.variant, variant))
    .orderBy(mailTexts.mail, isNull(mailTexts.published), desc(mailTexts.published), desc(mailTexts.id));

const [preparers, publishers] = [alias(users, 'preparers'), alias(users, 'publishers')];
const maxVersions = 100;

/** The draft and all versions of a mail, the latest first. */
export const mailTextsOf = (db: Db | Tx, variant: string, mail: string) =>
  db
    .select({ row: mailTexts, preparedBy: preparers.displayName, publishedBy: publishers.displayName })
    .from(mailTexts)
    .leftJoin(preparers, eq(preparers.id, mailTexts.preparedBy))
    .leftJoin(publishers, eq(publishers.id, mailTexts.publishedBy))
    .where(and(eq(mailTexts.variant, variant), eq(mailTexts.mail, mail)))
    .orderBy(sql`${mailTexts.published} desc nulls first`, desc(mailTexts.id))
    .limit(maxVersions);

export async function lockMailDraft(tx: Tx, variant: string, mail: string): Promise<MailTextRow | undefined> {
  const [row] = await tx
    .select()
    .from(mailTexts)
    .where(and(eq(mailTexts.variant, variant), eq(mailTexts.mail, mail), isNull(mailTexts.published)))
    .for('update');
  return row;
}

export async function lockMailText(tx: Tx, id: string): Promise<MailTextRow | undefined> {
  const [row] = await tx.select().from(mailTexts).where(eq(mailTexts.id, id)).for('update');
  return row;
}

/** False where the mail has a draft already. */
export async function insertMailText(tx: Tx, row: typeof mailTexts.$inferInsert): Promise<boolean> {
  const added = await tx.insert(mailTexts).values(row).onConflictDoNothing().returning({ id: mailTexts.id });
  return added.length > 0;
}

export async function changeMailText(
  tx: Tx,
  { id, version }: Pick<MailTextRow, 'id' | 'version'>,
  change: Partial<Pick<MailTextRow, 'content' | 'preparedBy' | 'modified' | 'published' | 'publishedBy'>>,
): Promise<void> {
  await tx
    .update(mailTexts)
    .set({ ...change, version: version + 1 })
    .where(eq(mailTexts.id, id));
}

export async function deleteMailText(tx: Tx, id: string): Promise<void> {
  await tx.delete(mailTexts).where(eq(mailTexts.id, id));
}
