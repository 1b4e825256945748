import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { QueuePage } from '#contract/staff/queue.ts';
import { users } from '#server/db/tables/tables.ts';
import { findUserByLogin, insertUsers } from '#server/queries/session/users.ts';
import type { Portal, Session } from '../support/portal.ts';

/** A second employee, with the demo password. */
export async function addColleague(portal: Portal): Promise<Session> {
  const { db } = portal.services;
  const staff = await findUserByLogin(db, '9001', 'etc.staff');
  if (!staff) throw new Error('no employee');
  const own = {
    id: randomUUID(),
    username: 'etc.second',
    displayName: 'Timo Brandt',
    email: 'timo.brandt@example.com',
  };
  await insertUsers(db, [{ ...staff, ...own }]);
  await db.update(users).set({ passwordHash: staff.passwordHash }).where(eq(users.id, own.id));
  return portal.as('9001/etc.second');
}

export const idOf = async (portal: Portal, account: string, username: string): Promise<string> =>
  (await findUserByLogin(portal.services.db, account, username))?.id ?? '';

export const queueOf = async (session: Session, query: Record<string, string> = {}): Promise<QueuePage> => {
  const answer = await session.get('/staff/queue', { query });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
};

/** All pages of it, three at a time. */
export async function wholeQueue(session: Session, query: Record<string, string> = {}) {
  const items: QueuePage['items'] = [];
  let next: string | undefined;
  do {
    const page = await queueOf(session, { ...query, _limit: '3', ...(next && { _after: next }) });
    items.push(...page.items);
    next = page.next;
  } while (next);
  return items;
}
