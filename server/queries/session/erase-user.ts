import { and, eq, inArray } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isEmployee } from '#domain/access/roles.ts';
import type { Tx } from '#server/db/open.ts';
import { academyCertificates, academyProgress, dismissedAnnouncements } from '#server/db/tables/content-tables.ts';
import { formInputs, userFormInputs } from '#server/db/tables/form-input-table.ts';
import { libraryFavourites, libraryFollows, libraryVisits } from '#server/db/tables/library-tables.ts';
import { mailSubscriptions, notifications } from '#server/db/tables/notification-tables.ts';
import { emailChanges, userPhotos, userProfiles } from '#server/db/tables/profile-tables.ts';
import { attachments, recordEvents, recordLocks, records } from '#server/db/tables/record-tables.ts';
import { recoveryCodes, secondFactors } from '#server/db/tables/second-factor-tables.ts';
import { knownDevices } from '#server/db/tables/session-tables.ts';
import { userSettings } from '#server/db/tables/settings-table.ts';
import { staffAssignments } from '#server/db/tables/staff-tables.ts';
import {
  activities,
  downloadTokens,
  idempotencyKeys,
  memberships,
  purposeTokens,
  userActivities,
  users,
} from '#server/db/tables/tables.ts';
import { hasNamesake } from '../me/own-data.ts';
import { allTrids } from './foundations.ts';

/** Whom records name whose account was erased. */
export const deletedUser = 'Gelöschter Benutzer';

type Own = PgTable & { userId: AnyPgColumn };

/** What is a user's alone, whichever foundation he acts for. Uploads that he sent to nobody are swept with their files. */
const ownTables: readonly Own[] = [
  ...[academyProgress, academyCertificates, dismissedAnnouncements],
  ...[userFormInputs, downloadTokens, notifications, mailSubscriptions, userActivities],
  ...[libraryFavourites, libraryFollows, libraryVisits],
  ...[userProfiles, userPhotos, emailChanges, userSettings],
  ...[secondFactors, recoveryCodes, purposeTokens, knownDevices],
];
/** What is a user's within a foundation. */
const ownTablesThere: readonly (Own & { trid: AnyPgColumn })[] = [
  formInputs,
  idempotencyKeys,
  recordLocks,
  staffAssignments,
];

/** Where records name a person by what he was called. */
const names = [
  [records, records.createdBy, 'createdBy'],
  [records, records.modifiedBy, 'modifiedBy'],
  [recordEvents, recordEvents.actor, 'actor'],
  [attachments, attachments.createdBy, 'createdBy'],
] as const;

interface Erased {
  readonly id: string;
  readonly displayName: string;
  readonly roles: readonly string[];
}

/** Erases a user in some foundations; the name stays in records where somebody else has it, too. */
async function eraseThere(tx: Tx, { id, displayName }: Erased, trids: readonly string[], isOnly: boolean) {
  for (const table of ownTablesThere)
    await tx.delete(table).where(and(inArray(table.trid, [...trids]), eq(table.userId, id)));
  await tx
    .update(activities)
    .set({ actor: deletedUser })
    .where(and(inArray(activities.trid, [...trids]), eq(activities.userId, id)));
  for (const [table, column, field] of isOnly ? names : [])
    await tx
      .update(table)
      .set({ [field]: deletedUser })
      .where(and(inArray(table.trid, [...trids]), eq(column, displayName)));
}

/**
 * Erases who a user was: what is his alone goes, the account stays without a name so that nothing points to nobody, and
 * records of the foundations that he could act for name a deleted user, unless somebody else has his name.
 */
export async function eraseUser(
  tx: Tx,
  user: Erased,
  { distributor, passwordHash }: { readonly distributor: string; readonly passwordHash: string },
): Promise<void> {
  const { id } = user;
  const isOnly = !(await hasNamesake(tx, user));
  if (isEmployee([...user.roles])) for await (const trids of allTrids(tx)) await eraseThere(tx, user, trids, isOnly);
  else {
    const own = await tx.select({ trid: memberships.trid }).from(memberships).where(eq(memberships.userId, id));
    await eraseThere(tx, user, [...new Set([...own.map(({ trid }) => trid), distributor])], isOnly);
  }
  for (const table of [...ownTables, memberships]) await tx.delete(table).where(eq(table.userId, id));
  const gone = `deleted-${id}`;
  await tx
    .update(users)
    .set({
      ...{ username: gone, displayName: deletedUser, email: `${gone}@deleted.invalid`, phone: null },
      ...{ passwordHash, roles: [], disabled: true, acceptedTerms: null, acceptedTermsAt: null },
      ...{ lastActive: null, idleNoticed: null, passwordSet: null },
    })
    .where(eq(users.id, id));
}
