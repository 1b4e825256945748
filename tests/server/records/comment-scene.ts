import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import type { RecordComment } from '#contract/record-comments.ts';
import { notifications } from '#server/db/tables/notification-tables.ts';
import { memberships } from '#server/db/tables/tables.ts';
import { findUserByLogin } from '#server/queries/session/users.ts';
import { orderIn } from '../sales/orders-in.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { type Answered, type EngineCalls, engineCalls } from './engine/engine-calls.ts';

export let portal: Portal;
/** Petra Sommer and Jens Winter of 1001, and Ines Kramer of the distributor. */
export let admin: EngineCalls;
export let colleague: EngineCalls;
export let staff: EngineCalls;
export let ids: Record<'admin' | 'colleague' | 'staff' | 'otherEmployee' | 'stranger', string>;

/** One portal for all tests of a file. */
export function openOnce(): void {
  beforeAll(async () => {
    portal = await openPortal();
    const idOf = async (account: string, username: string) =>
      (await findUserByLogin(portal.services.db, account, username))?.id ?? '';
    admin = await engineCalls(portal, '1001/sp.admin');
    colleague = await engineCalls(portal, '1001/sp.user');
    staff = await engineCalls(portal, '9001/etc.staff');
    ids = {
      admin: await idOf('1001', 'sp.admin'),
      colleague: await idOf('1001', 'sp.user'),
      staff: await idOf('9001', 'etc.staff'),
      otherEmployee: await idOf('9001', 'etc.admin'),
      stranger: await idOf('2001', 'ws.user'),
    };
  });
  afterAll(() => portal.close());
}

export const text = 'Die Kundin ist ab Donnerstag zu erreichen.';
export const newOrder = async (status: Parameters<typeof orderIn>[2] = 'received') =>
  (await orderIn(admin, staff, status)).order;

type Commented = Answered & { comments?: RecordComment[] };
export const commentsOn = async (calls: EngineCalls, id: string) =>
  ((await calls.read(id)) as Commented).comments ?? [];
/** What the bell of a user has of the comments on a record. */
export const bell = (userId: string, recordId: string) =>
  portal.services.db
    .select()
    .from(notifications)
    .where(
      and(eq(notifications.userId, userId), eq(notifications.recordId, recordId), eq(notifications.event, 'comment')),
    );

/** While the colleague sees only own records. */
export async function whileLimited(work: () => Promise<void>): Promise<void> {
  const there = and(eq(memberships.userId, ids.colleague), eq(memberships.trid, '1001'));
  const set = (ownOnly: { by: string; at: number } | null) =>
    portal.services.db.update(memberships).set({ ownOnly }).where(there);
  await set({ by: 'Petra Sommer', at: 0 });
  try {
    await work();
  } finally {
    await set(null);
  }
}
