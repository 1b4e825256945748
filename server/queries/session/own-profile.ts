import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { emailChanges, userPhotos, userProfiles } from '#server/db/tables/profile-tables.ts';
import { users } from '#server/db/tables/tables.ts';

/** A user with their own profile, if they have filled it in. */
export async function findOwnProfile(db: Db, userId: string) {
  const [profileRow] = await db
    .select({
      account: users.account,
      username: users.username,
      displayName: users.displayName,
      email: users.email,
      phone: users.phone,
      profile: userProfiles,
      photo: userPhotos.modified,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(userPhotos, eq(userPhotos.userId, users.id))
    .where(eq(users.id, userId));
  return profileRow;
}

export async function keepOwnProfile(db: Db | Tx, row: typeof userProfiles.$inferInsert): Promise<void> {
  const { userId: _user, ...set } = row;
  await db.insert(userProfiles).values(row).onConflictDoUpdate({ target: userProfiles.userId, set });
}

export async function findPhoto(db: Db, userId: string) {
  const [photoRow] = await db.select().from(userPhotos).where(eq(userPhotos.userId, userId));
  return photoRow;
}

export async function keepPhoto(db: Db | Tx, row: typeof userPhotos.$inferInsert): Promise<void> {
  const { userId: _user, ...set } = row;
  await db.insert(userPhotos).values(row).onConflictDoUpdate({ target: userPhotos.userId, set });
}

/** False where there was none. */
export async function deletePhoto(db: Db, userId: string): Promise<boolean> {
  const deletedPhotos = await db
    .delete(userPhotos)
    .where(eq(userPhotos.userId, userId))
    .returning({ userId: userPhotos.userId });
  return deletedPhotos.length > 0;
}

/** The last wish counts: earlier ones of the user are forgotten. */
export async function insertEmailChange(tx: Tx, row: typeof emailChanges.$inferInsert): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.userId, row.userId));
  await tx.insert(emailChanges).values(row);
}

export async function findEmailChange(db: Db, userId: string, now: number): Promise<string | undefined> {
  const [emailChangeRow] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expires, now)));
  return emailChangeRow?.email;
}

/** Uses a secret of the user up; undefined if it is unknown, used, expired or belongs to another user. */
export async function takeEmailChange(tx: Tx, userId: string, hash: string, now: number): Promise<string | undefined> {
  const [takenChange] = await tx
    .delete(emailChanges)
    .where(and(eq(emailChanges.hash, hash), eq(emailChanges.userId, userId), gt(emailChanges.expires, now)))
    .returning({ email: emailChanges.email });
  return takenChange?.email;
}

export async function deleteEmailChangesUntil(db: Db, until: number): Promise<void> {
  await db.delete(emailChanges).where(lte(emailChanges.expires, until));
}
