import type { AnyPgTable } from 'drizzle-orm/pg-core';
import * as administration from './administration-tables.ts';
import * as apiKey from './api-key-tables.ts';
import * as audit from './audit-tables.ts';
import * as availability from './availability-tables.ts';
import * as brand from './brand-tables.ts';
import * as carrier from './carrier-tables.ts';
import * as catalogue from './catalogue-tables.ts';
import * as claim from './claim-table.ts';
import * as commission from './commission-tables.ts';
import * as content from './content-tables.ts';
import * as formInputs from './form-input-table.ts';
import * as handover from './handover-table.ts';
import * as incomingMail from './incoming-mail-tables.ts';
import * as job from './job-tables.ts';
import * as library from './library-tables.ts';
import * as listView from './list-view-tables.ts';
import * as mail from './mail-tables.ts';
import * as notice from './notice-tables.ts';
import * as notification from './notification-tables.ts';
import * as profile from './profile-tables.ts';
import * as recordMail from './record-mail-table.ts';
import * as record from './record-tables.ts';
import * as retention from './retention-tables.ts';
import * as search from './search-tables.ts';
import * as secondFactor from './second-factor-tables.ts';
import * as session from './session-tables.ts';
import * as settings from './settings-table.ts';
import * as signOn from './sign-on-tables.ts';
import * as staff from './staff-tables.ts';
import { brief, byUser, central, copied, type Growth } from './table-growth.ts';
import * as main from './tables.ts';
import * as webhook from './webhook-tables.ts';
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
  retention.retentionMarks,
  webhook.webhookSubscriptions,
  webhook.webhookDeliveries,
  incomingMail.incomingMails,
  handover.orderHandovers,
  availability.availabilityChecks,
];

/** What belongs to no single foundation, why, and how it grows. */
export const globalTables: readonly (readonly [table: AnyPgTable, reason: string, growth: Growth])[] = [
  [main.foundations, 'the list of foundations itself, which employees search as a whole', copied('organisations')],
  [
    main.memberships,
    'says for which foundations a user acts, before one of them is known',
    copied('members of organisations'),
  ],
  [main.users, 'a user acts for several foundations', copied('users')],
  [
    main.revokedTokens,
    'a session is not bound to a foundation',
    brief('sessions that ended', 'after twice the life of a token'),
  ],
  [main.purposeTokens, 'a link in a mail names nothing but its secret', brief('mails with a link', 'when it expires')],
  [
    record.counters,
    'numbers are unique over all foundations: on the phone a ticket is named by its number alone',
    copied('types of records'),
  ],
  [
    record.recordNumbers,
    'no telephone number is held twice, by whichever foundations',
    central('numbers in use', 100_000_000),
  ],
  [
    search.searchEntries,
    'employees search all foundations; partners those that they act for',
    central('records that are not archived', 20_000_000),
  ],
  [search.recordVisits, 'marks of a user', byUser('records that a user opened', 'after 90 days')],
  [
    search.searchMisses,
    'counts words of all users, and names none of them',
    brief('words without a hit', 'after 90 days'),
  ],
  [
    work.workItems,
    'employees see what waits over all foundations; partners that of all they act for',
    central('records that wait', 5_000_000),
  ],
  [
    staff.finishedWork,
    'figures of the desk count over all foundations',
    brief('work that was done', 'after the weeks that the desk shows'),
  ],
  [settings.userSettings, 'settings of a user, whichever foundation he acts for', byUser('users')],
  [
    notification.notifications,
    'news of a user from all foundations that he acts for',
    byUser('news of a user', 'after 90 days'),
  ],
  [notification.calendarFeeds, 'the calendar of a user, with days of all their foundations', byUser('users')],
  [notification.pushSubscriptions, 'browsers of a user, whichever foundations news are about', byUser('browsers')],
  [notification.pushMessages, 'the same', brief('news that wait for browsers', 'after a day')],
  [notification.mailSubscriptions, 'mails of a user, whichever foundations they are about', byUser('users')],
  [
    incomingMail.replyAddresses,
    'an address in a mail names nothing but its token before its foundation is known',
    byUser('tickets that a user was mailed about', 'after a year without a mail'),
  ],
  [incomingMail.bouncedAddresses, 'the mail address of a user, whichever foundations mails are about', byUser('users')],
  [
    main.uploads,
    'a file belongs to its user until a record takes it',
    brief('uploads without a record', 'after two days'),
  ],
  [record.storedFiles, 'finds the foundation of an attachment by its id alone', central('attachments', 50_000_000)],
  [
    record.damagedFiles,
    'an operator looks after the files of all foundations',
    brief('damaged files', 'when they are mended'),
  ],
  [
    main.downloadTokens,
    'a link names nothing but its secret; what it opens is kept with its foundation',
    brief('downloads', 'when it expires'),
  ],
  [main.userActivities, 'concerns a user alone, for whatever foundation he acts', byUser('logins', 'after 90 days')],
  [main.outbox, 'mails are sent in the order in which they come, for all recipients', brief('mails', 'after two days')],
  [session.sessions, 'a session is not bound to a foundation', byUser('sessions', 'when they end')],
  [
    session.knownDevices,
    'asked when a user signs in, before a foundation is chosen',
    byUser('browsers of a user', 'after 400 days'),
  ],
  [secondFactor.secondFactors, 'proves who a user is, before a foundation is known', byUser('users')],
  [secondFactor.recoveryCodes, 'proves who a user is, before a foundation is known', byUser('users')],
  [session.budgets, 'counts guesses before anybody is signed in', brief('guesses', 'after a day')],
  [session.knownAddresses, 'asked before anybody is signed in', brief('addresses of sign-ins', 'after 60 days')],
  [profile.userProfiles, 'a user acts for several foundations', byUser('users')],
  [profile.termsAcceptances, 'a user accepts for himself', byUser('versions of the terms')],
  [profile.userPhotos, 'a user acts for several foundations', byUser('users')],
  [
    profile.emailChanges,
    'a link in a mail names nothing but its secret',
    brief('changes of addresses', 'when it expires'),
  ],
  [
    formInputs.userFormInputs,
    'limits of form inputs, and files that form inputs name, count over all foundations of a user',
    byUser('open forms', 'after 30 days'),
  ],
  [job.jobRuns, 'jobs run for all foundations', copied('kinds of jobs')],
  [job.unexplainedFiles, 'counts files that no foundation is known of', copied('servers')],
  [
    library.libraryAudiences,
    'rules of the library, which is one for all; most of them name no foundation',
    copied('rules of the library'),
  ],
  [library.libraryFiles, 'the index of one library for all', central('documents', 1_000_000)],
  [library.librarySearch, 'the index of one library for all', central('documents', 1_000_000)],
  [library.libraryGone, 'the index of one library for all', brief('removed documents', 'after a day')],
  [library.libraryTexts, 'the index of one library for all', central('documents', 1_000_000)],
  [library.libraryLabels, 'the index of one library for all', copied('labels of documents')],
  [library.libraryFolders, 'the index of one library for all', copied('folders of the library')],
  [library.libraryFolderMetas, 'the index of one library for all', copied('folders of the library')],
  [library.libraryVersions, 'the index of one library for all', central('versions of documents', 10_000_000)],
  [library.libraryFavourites, 'marks of a user', byUser('users')],
  [library.libraryFollows, 'marks of a user', byUser('users')],
  [library.libraryVisits, 'marks of a user', byUser('users')],
  [library.libraryReads, 'marks of a user', byUser('news of documents', 'after 30 days')],
  [content.academyProgress, 'a user learns for himself', byUser('courses of a user')],
  [content.academyCertificates, 'a user learns for himself', byUser('certificates')],
  [content.dismissedAnnouncements, 'marks of a user', byUser('announcements', 'after a year')],
  [content.contentVersions, 'one content for all organisations', copied('entries that were edited')],
  [content.contentDrafts, 'one content for all organisations', copied('entries that are being edited')],
  [content.contentImages, 'one content for all organisations', copied('pictures of edited entries')],
  [notice.notices, 'employees tell users of all foundations', copied('notices')],
  [notice.noticeMessages, 'what was said of such a notice', copied('messages of notices')],
  [notice.noticeReaders, 'marks of a user', byUser('notices that a user has seen')],
  [
    commission.commissionImports,
    'a file of an operator holds lines of many foundations',
    central('files of operators', 100_000),
  ],
  [
    administration.approvals,
    'administrators look after users and foundations of all',
    central('acts of administrators', 1_000_000),
  ],
  [administration.subPartners, 'says which organisation stands below which', copied('sub-partners')],
  [retention.retentionPeriods, 'one set of rules for all organisations', copied('rules of retention')],
  [
    retention.retentionRuns,
    'administrators release what is due of all organisations',
    central('released due lists', 100_000),
  ],
  [
    retention.personRequests,
    'a person may be known to several organisations',
    central('requests of people about their data', 1_000_000),
  ],
  [apiKey.apiKeys, 'a key names nothing but its secret before its organisation is known', copied('keys of systems')],
  [signOn.signOnProviders, 'asked for before anybody is signed in', copied('organisations')],
  [signOn.signOnUsers, 'says who signs in, before a foundation is known', byUser('accounts of providers')],
  [signOn.signOnAttempts, 'names nothing but its secret', brief('sign-ins under way', 'when it expires')],
  [signOn.scimGroups, 'groups of a provider, which may be that of the employees', copied('groups of providers')],
  [signOn.signOnSessions, 'a session is not bound to a foundation', byUser('sessions', 'when they end')],
  [
    notification.roleMailboxes,
    'links and bounces of mails name nothing but the mailbox',
    copied('mailboxes of organisations'),
  ],
  [carrier.carrierMessages, 'recognised before its foundation is known', brief('carrier messages', 'after 400 days')],
  [catalogue.catalogueStates, 'one catalogue for all organisations', copied('states of the catalogue')],
  [availability.addressStreets, 'one table of streets for all', central('streets by postcode', 1_500_000)],
  [brand.brands, 'one brand for each variant', copied('brands')],
  [brand.brandLogos, 'logos of those brands', copied('logos of brands')],
  [brand.brandVersions, 'what those brands were', copied('versions of brands')],
  [mail.mailTexts, 'the portal writes the same mails for all organisations', copied('own texts of mails')],
  [brand.legalTexts, 'one imprint and one set of terms for all organisations', copied('versions of legal texts')],
  [
    audit.auditEntries,
    'one chain for all, and logins and orders of operators name no foundation',
    central('reads and acts of employees', 100_000_000),
  ],
  [audit.throttledGuesses, 'counts guesses before anybody is signed in', brief('guesses', 'after a day')],
  [audit.auditChain, 'the ends of that one chain', copied('one row')],
];
