import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isEmployee } from '#domain/access/roles.ts';
import type { Tx } from '#server/db/open.ts';
import { approvals } from '#server/db/tables/administration-tables.ts';
import { availabilityChecks } from '#server/db/tables/availability-tables.ts';
import {
  academyCertificates,
  academyProgress,
  contentDrafts,
  contentImages,
  contentVersions,
  dismissedAnnouncements,
} from '#server/db/tables/content-tables.ts';
import { formInputs, userFormInputs } from '#server/db/tables/form-input-table.ts';
import { bouncedAddresses, replyAddresses } from '#server/db/tables/incoming-mail-tables.ts';
import { libraryFavourites, libraryFollows, libraryVisits } from '#server/db/tables/library-tables.ts';
import { listViewMarks, listViews } from '#server/db/tables/list-view-tables.ts';
import { noticeMessages, noticeReaders } from '#server/db/tables/notice-tables.ts';
import {
  calendarFeeds,
  mailSubscriptions,
  notifications,
  pushMessages,
  pushSubscriptions,
  roleMailboxes,
} from '#server/db/tables/notification-tables.ts';
import { emailChanges, termsAcceptances, userPhotos, userProfiles } from '#server/db/tables/profile-tables.ts';
import { recordMails } from '#server/db/tables/record-mail-table.ts';
import { attachments, recordEvents, recordLocks, records } from '#server/db/tables/record-tables.ts';
import { retentionMarks } from '#server/db/tables/retention-tables.ts';
import { recoveryCodes, secondFactors } from '#server/db/tables/second-factor-tables.ts';
import { knownDevices } from '#server/db/tables/session-tables.ts';
import { userSettings } from '#server/db/tables/settings-table.ts';
import {
  scimGroups,
  signOnAttempts,
  signOnProviders,
  signOnSessions,
  signOnUsers,
} from '#server/db/tables/sign-on-tables.ts';
import { checklistTicks, deskPresence, internalNotes, staffAssignments } from '#server/db/tables/staff-tables.ts';
import {
  activities,
  downloadTokens,
  foundations,
  idempotencyKeys,
  memberships,
  purposeTokens,
  userActivities,
  users,
} from '#server/db/tables/tables.ts';
import { hasNamesake } from '../me/own-data.ts';
import { allTrids } from './foundations.ts';

/** The name in records for a user with an erased account. */
export const deletedUser = 'Gelöschter Benutzer';

type Own = PgTable & { userId: AnyPgColumn };

/** Data of the user alone, across all foundations. Uploads that were never attached are swept with their files. */
const ownTables: readonly Own[] = [
  ...[academyProgress, academyCertificates, dismissedAnnouncements],
  ...[userFormInputs, downloadTokens, notifications, mailSubscriptions, calendarFeeds],
  ...[pushMessages, pushSubscriptions],
  ...[userActivities, libraryFavourites, libraryFollows, libraryVisits, noticeReaders, termsAcceptances],
  ...[userProfiles, userPhotos, emailChanges, userSettings],
  ...[secondFactors, recoveryCodes, purposeTokens, knownDevices, replyAddresses, bouncedAddresses],
  ...[signOnUsers, signOnSessions],
];
/** What is a user's within a foundation. */
const ownTablesThere: readonly (Own & { trid: AnyPgColumn })[] = [
  formInputs,
  idempotencyKeys,
  recordLocks,
  staffAssignments,
  deskPresence,
  listViewMarks,
];

/** The fields that identify a person in records by display name. */
const names = [
  [records, records.createdBy, 'createdBy'],
  [records, records.modifiedBy, 'modifiedBy'],
  [recordEvents, recordEvents.actor, 'actor'],
  [attachments, attachments.createdBy, 'createdBy'],
  [internalNotes, internalNotes.author, 'author'],
  [checklistTicks, checklistTicks.author, 'author'],
  [retentionMarks, retentionMarks.by, 'by'],
  [foundations, foundations.reviewedBy, 'reviewedBy'],
] as const;

interface Erased {
  readonly id: string;
  readonly displayName: string;
  readonly roles: readonly string[];
}

/** Erases a user in some foundations; the name stays in records if another user has the same name. */
async function eraseThere(tx: Tx, { id, displayName }: Erased, trids: readonly string[], isOnly: boolean) {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, id));
  if (user)
    await tx
      .delete(recordMails)
      .where(and(inArray(recordMails.trid, [...trids]), eq(recordMails.recipient, user.email)));
  for (const table of ownTablesThere)
    await tx.delete(table).where(and(inArray(table.trid, [...trids]), eq(table.userId, id)));
  await tx
    .update(availabilityChecks)
    .set({ userId: null })
    .where(and(inArray(availabilityChecks.trid, [...trids]), eq(availabilityChecks.userId, id)));
  // What colleagues use stays, without a name.
  await tx
    .delete(listViews)
    .where(and(inArray(listViews.trid, [...trids]), eq(listViews.userId, id), eq(listViews.isShared, false)));
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
 * Erases the identity of a user: personal data is deleted, the account stays without a name so that no reference
 * breaks, and records of the user's foundations name a deleted user, unless another user has the same name.
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
  await tx.delete(signOnAttempts).where(eq(signOnAttempts.userId, id));
  await tx.update(scimGroups).set({ members: sql`array_remove(${scimGroups.members}, ${id})` });
  // Reasons tell about the person.
  await tx.update(approvals).set({ reason: '' }).where(eq(approvals.subject, id));
  await tx.update(signOnProviders).set({ authorId: null }).where(eq(signOnProviders.authorId, id));
  await tx.update(signOnProviders).set({ releaserId: null }).where(eq(signOnProviders.releaserId, id));
  await tx.update(roleMailboxes).set({ setBy: null }).where(eq(roleMailboxes.setBy, id));
  for (const table of [contentVersions, contentDrafts, contentImages])
    await tx.update(table).set({ author: deletedUser }).where(eq(table.userId, id));
  await tx.update(noticeMessages).set({ author: deletedUser }).where(eq(noticeMessages.userId, id));
  const deletedName = `deleted-${id}`;
  await tx
    .update(users)
    .set({
      ...{ username: deletedName, displayName: deletedUser, email: `${deletedName}@deleted.invalid`, phone: null },
      ...{ passwordHash, roles: [], disabled: true, acceptedTerms: null, acceptedTermsAt: null },
      ...{ lastActive: null, idleNoticed: null, passwordSet: null, disabledReason: null },
    })
    .where(eq(users.id, id));
}
