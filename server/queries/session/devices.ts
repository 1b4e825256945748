import { and, eq, lte, ne } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { knownDevices } from '#server/db/tables/session-tables.ts';

/** Notes that a user signed in with a device; answers whether it is a new one beside others that are known. */
export async function meetDevice(tx: Tx, userId: string, key: string, now: number): Promise<boolean> {
  const createdDevices = await tx
    .insert(knownDevices)
    .values({ userId, key, created: now, seen: now })
    .onConflictDoNothing()
    .returning({ key: knownDevices.key });
  if (createdDevices.length === 0) {
    await tx
      .update(knownDevices)
      .set({ seen: now })
      .where(and(eq(knownDevices.userId, userId), eq(knownDevices.key, key)));
    return false;
  }
  const [other] = await tx
    .select({ key: knownDevices.key })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), ne(knownDevices.key, key)))
    .limit(1);
  return other !== undefined;
}

export const devicesOf = (db: Db, userId: string) =>
  db
    .select({ created: knownDevices.created, seen: knownDevices.seen })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));

export async function deleteDevicesUntil(db: Db, until: number): Promise<void> {
  await db.delete(knownDevices).where(lte(knownDevices.seen, until));
}
