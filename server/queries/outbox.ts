import { createHash } from 'node:crypto';
import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { NotificationEvent } from '#contract/me/settings.ts';
import type { MailTemplate } from '#domain/mails/mail-value.ts';
import { uuidv7 } from '../core/uuid.ts';
import type { Db, Tx } from '../db/open.ts';
import { outbox } from '../db/tables/tables.ts';
import { insertRecordMail } from './records/record-mails.ts';

/** Why users get a mail: with their account they find it under the bell, too, and choose whether it is mailed. */
export interface News {
  readonly event: NotificationEvent;
  /** In one line. */
  readonly title: { readonly de: string; readonly en: string };
}

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** What it was made of; absent for mails without a definition. */
  readonly template?: MailTemplate;
  readonly attachments?: readonly { readonly name: string; readonly mimetype: string; readonly bytes: Buffer }[];
  readonly news?: News;
}

/** The record that a mail is about. */
type AboutRecord = NonNullable<StoredMail['about']>;
export type StoredMail = typeof outbox.$inferSelect;

const minute = 60_000;
/** Not so long that the link in a mail is over when it arrives. */
const longestWait = 15 * minute;

export async function insertMail(
  db: Db | Tx,
  mail: Mail,
  now: number,
  tells: StoredMail['tells'] = null,
  about: AboutRecord | null = null,
): Promise<void> {
  const { attachments = [], recipient, subject, body, template = null } = mail;
  const files = attachments.map(({ name, mimetype, bytes }) => ({ name, mimetype, base64: bytes.toString('base64') }));
  const id = uuidv7(now);
  const nextAttempt = tells?.notBefore ?? now;
  const content = { subject, body, template, files };
  await db.insert(outbox).values({ recipient, ...content, tells, about, id, created: now, nextAttempt });
  if (about) await insertRecordMail(db, { ...about, id, recipient, title: titleOf(mail), created: now });
}

type ForMailbox = NonNullable<StoredMail['mailbox']>;

/** A mail to a mailbox of an organisation; the same news are written once, for however many users they are. */
export async function insertMailboxMail(
  tx: Tx,
  { attachments = [], subject, body, template }: Mail,
  {
    mailbox,
    recipient,
    now,
    about,
  }: { mailbox: ForMailbox; recipient: string; now: number; about: AboutRecord | null },
): Promise<void> {
  const files = attachments.map(({ name, mimetype, bytes }) => ({ name, mimetype, base64: bytes.toString('base64') }));
  const { id: mailboxId, trid, event, title, link, recordId, notice } = mailbox;
  const subjectOfNews = recordId ?? notice ?? `${link} ${title.de}`;
  const key = createHash('sha256').update(JSON.stringify([mailboxId, trid, event, subjectOfNews, now]));
  const id = `m${key.digest('base64url')}`;
  const rows = await tx
    .insert(outbox)
    .values({
      id,
      recipient,
      subject,
      body,
      template: template ?? null,
      files,
      mailbox,
      about,
      created: now,
      nextAttempt: now,
    })
    .onConflictDoNothing()
    .returning({ id: outbox.id });
  if (about && rows.length > 0) await insertRecordMail(tx, { ...about, id, recipient, title, created: now });
}

/** What a mail is about, in each language: subjects name both. */
function titleOf({ news, subject }: Mail): News['title'] {
  const [, de = subject, en = subject] = /^(.+) \/ (.+)$/.exec(subject) ?? [];
  return news?.title ?? { de, en };
}

/** The end (ms) of the quiet hours that a mail waits for. */
const notBefore = sql`(${outbox.tells}->>'notBefore')::bigint`;

/**
 * Takes the next mail that is due. It comes up again after 1, 2, 4 … minutes unless it is deleted before: so no mail is
 * lost when sending fails or the process dies, and no other process sends it meanwhile.
 */
export async function takeDueMail(db: Db, now: number): Promise<StoredMail | undefined> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    // Nothing else waits longer than that, except for a clock that was set back.
    .where(
      or(
        lte(outbox.nextAttempt, now),
        and(gt(outbox.nextAttempt, now + longestWait), sql`${outbox.nextAttempt} is distinct from ${notBefore}`),
      ),
    )
    .orderBy(asc(outbox.nextAttempt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAttempt: sql`${now}::bigint + least(${longestWait}, ${minute} * power(2, least(${outbox.attempts}, 10)))::bigint`,
    })
    .where(eq(outbox.id, sql`(${due})`))
    .returning();
  return mail;
}

export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.delete(outbox).where(eq(outbox.id, id));
}

/** How many mails wait to be sent, and when (ms) the oldest of them was written. */
export async function waitingMails(db: Db): Promise<{ count: number; oldest: number | undefined }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      oldest: sql<number | null>`min(greatest(${outbox.created}, ${notBefore}))`.mapWith(outbox.created),
    })
    .from(outbox);
  return { count: row?.count ?? 0, oldest: row?.oldest ?? undefined };
}
