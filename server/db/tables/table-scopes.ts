import type { AnyPgTable } from 'drizzle-orm/pg-core';
import * as administration from './administration-tables.ts';
import * as audit from './audit-tables.ts';
import * as claim from './claim-table.ts';
import * as commission from './commission-tables.ts';
import * as content from './content-tables.ts';
import * as formInputs from './form-input-table.ts';
import * as job from './job-tables.ts';
import * as library from './library-tables.ts';
import * as listView from './list-view-tables.ts';
import * as notice from './notice-tables.ts';
import * as notification from './notification-tables.ts';
import * as profile from './profile-tables.ts';
import * as recordMail from './record-mail-table.ts';
import * as record from './record-tables.ts';
import * as search from './search-tables.ts';
import * as secondFactor from './second-factor-tables.ts';
import * as session from './session-tables.ts';
import * as settings from './settings-table.ts';
import * as staff from './staff-tables.ts';
import * as main from './tables.ts';
import * as work from './work-tables.ts';

/**
 * Tables that belong to a foundation: `trid` comes first in each of their keys and indexes, and is bound in each
 * statement that names them, so that the database may be partitioned or distributed by it.
 */
export const byFoundation: readonly AnyPgTable[] = [
  record.records,
  record.recordTallies,
  record.recordLocks,
  record.recordEvents,
  record.attachments,
  record.recordPapers,
  recordMail.recordMails,
  main.activities,
  main.idempotencyKeys,
  formInputs.formInputs,
  listView.listViews,
  listView.listViewMarks,
  profile.foundationLogos,
  staff.staffAssignments,
  staff.internalNotes,
  staff.checklistTicks,
  staff.deskPresence,
  commission.commissionStatements,
  commission.commissionReads,
  commission.commissionLines,
  commission.commissionSums,
  claim.commissionClaims,
];

/** What belongs to no single foundation, and why. */
export const globalTables: readonly (readonly [table: AnyPgTable, reason: string])[] = [
  [main.foundations, 'the list of foundations itself, which employees search as a whole'],
  [main.memberships, 'says for which foundations a user acts, before one of them is known'],
  [main.users, 'a user acts for several foundations'],
  [main.revokedTokens, 'a session is not bound to a foundation'],
  [main.purposeTokens, 'a link in a mail names nothing but its secret'],
  [record.counters, 'numbers are unique over all foundations: on the phone a ticket is named by its number alone'],
  [record.recordNumbers, 'no telephone number is held twice, by whichever foundations'],
  [search.searchEntries, 'employees search all foundations; partners those that they act for'],
  [search.recordVisits, 'marks of a user'],
  [search.searchMisses, 'counts words of all users, and names none of them'],
  [work.workItems, 'employees see what waits over all foundations; partners that of all they act for'],
  [staff.finishedWork, 'figures of the desk count over all foundations'],
  [settings.userSettings, 'settings of a user, whichever foundation he acts for'],
  [notification.notifications, 'news of a user from all foundations that he acts for'],
  [notification.mailSubscriptions, 'mails of a user, whichever foundations they are about'],
  [main.uploads, 'a file belongs to its user until a record takes it'],
  [record.storedFiles, 'finds the foundation of an attachment whose id came alone'],
  [record.damagedFiles, 'an operator looks after the files of all foundations'],
  [main.downloadTokens, 'a link names nothing but its secret; what it opens is kept with its foundation'],
  [main.userActivities, 'concerns a user alone, for whatever foundation he acts'],
  [main.outbox, 'mails are sent in the order in which they come, whoever they are for'],
  [session.sessions, 'a session is not bound to a foundation'],
  [session.knownDevices, 'asked when a user signs in, before a foundation is chosen'],
  [secondFactor.secondFactors, 'proves who a user is, before a foundation is known'],
  [secondFactor.recoveryCodes, 'proves who a user is, before a foundation is known'],
  [session.budgets, 'counts guesses before anybody is signed in'],
  [session.knownAddresses, 'asked before anybody is signed in'],
  [profile.userProfiles, 'a user acts for several foundations'],
  [profile.userPhotos, 'a user acts for several foundations'],
  [profile.emailChanges, 'a link in a mail names nothing but its secret'],
  [
    formInputs.userFormInputs,
    'limits of form inputs, and files that form inputs name, count over all foundations of a user',
  ],
  [job.jobRuns, 'jobs run for all foundations'],
  [job.unexplainedFiles, 'counts files that no foundation is known of'],
  [library.libraryAudiences, 'rules of the library, which is one for all; most of them name no foundation'],
  [library.libraryFiles, 'the index of one library for all'],
  [library.librarySearch, 'the index of one library for all'],
  [library.libraryGone, 'the index of one library for all'],
  [library.libraryTexts, 'the index of one library for all'],
  [library.libraryLabels, 'the index of one library for all'],
  [library.libraryFolders, 'the index of one library for all'],
  [library.libraryFolderMetas, 'the index of one library for all'],
  [library.libraryVersions, 'the index of one library for all'],
  [library.libraryFavourites, 'marks of a user'],
  [library.libraryFollows, 'marks of a user'],
  [library.libraryVisits, 'marks of a user'],
  [library.libraryReads, 'marks of a user'],
  [content.academyProgress, 'a user learns for himself'],
  [content.academyCertificates, 'a user learns for himself'],
  [content.dismissedAnnouncements, 'marks of a user'],
  [notice.notices, 'employees tell users of all foundations'],
  [notice.noticeMessages, 'what was said of such a notice'],
  [notice.noticeReaders, 'marks of a user'],
  [commission.commissionImports, 'a file of an operator holds lines of many foundations'],
  [administration.approvals, 'administrators look after users and foundations of all'],
  [audit.auditEntries, 'one chain for all, and logins and orders of operators name no foundation'],
  [audit.throttledGuesses, 'counts guesses before anybody is signed in'],
  [audit.auditChain, 'the ends of that one chain'],
];
