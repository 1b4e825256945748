import { uuidv7 } from '../../core/uuid.ts';
import type { Tx } from '../../db/open.ts';
import { notifications } from '../../db/tables/notification-tables.ts';
import { insertMail, type Mail } from '../outbox.ts';
import { findUserByEmail } from '../session/users.ts';
import { settingsOf } from './settings.ts';

/** What news are about, and where it is shown, from the portal's root. */
export type About = { readonly link: string } & Partial<
  Pick<typeof notifications.$inferInsert, 'trid' | 'recordId' | 'documents' | 'newsletter'>
>;

/**
 * Tells somebody in the transaction that gives cause to. News for a user are noted for the bell, and mailed as he has
 * set it: now, with what the day brought, or not. All other mails are sent, and news to people without an account too.
 * `quiet` sends nothing.
 */
export async function tell(tx: Tx, mail: Mail, about: About, now: number, quiet = false): Promise<void> {
  const { news, recipient } = mail;
  const user = news && (await findUserByEmail(tx, recipient));
  if (!(news && user)) {
    if (!quiet) await insertMail(tx, mail, now);
    return;
  }
  const { mails } = await settingsOf(tx, user.id);
  const delivery = quiet ? 'off' : mails[news.event];
  const id = uuidv7(now);
  const digest = delivery === 'daily';
  await tx.insert(notifications).values({ ...about, ...news, id, userId: user.id, created: now, digest });
  if (delivery === 'instant') await insertMail(tx, mail, now, { userId: user.id, ids: [id] });
}
