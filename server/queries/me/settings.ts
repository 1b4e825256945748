import { eq } from 'drizzle-orm';
import { defaultSettings, type Settings, type SettingsChange } from '#contract/me/settings.ts';
import { changedSettings } from '#domain/me/changed-settings.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { userSettings } from '#server/db/tables/settings-table.ts';

/** A user's settings, with the defaults for the rest. */
export async function settingsOf(db: Db | Tx, userId: string, lock = false): Promise<Settings> {
  const query = db.select({ data: userSettings.data }).from(userSettings).where(eq(userSettings.userId, userId));
  const [settingsRow] = lock ? await query.for('update') : await query;
  return changedSettings(defaultSettings, settingsRow?.data ?? {});
}

/** Fields that are not sent keep their values. */
export async function changeSettings(db: Db, userId: string, change: SettingsChange, now: number): Promise<Settings> {
  return db.transaction(async (tx) => {
    await tx.insert(userSettings).values({ userId, data: {}, modified: now }).onConflictDoNothing();
    const data = changedSettings(await settingsOf(tx, userId, true), change);
    await tx.update(userSettings).set({ data, modified: now }).where(eq(userSettings.userId, userId));
    return data;
  });
}
