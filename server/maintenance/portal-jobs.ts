import { AuditSealer } from '../audit/audit-sealer.ts';
import { expireAudit } from '../audit/expire-audit.ts';
import { sumThrottled } from '../audit/sum-throttled.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import { takeArrivals } from '../commissions/arrivals.ts';
import { lookIntoInbox, newMemory } from '../commissions/inbox.ts';
import { maintenanceOf } from '../db/open.ts';
import { handOverOrders, waitingOrders } from '../erp/hand-over-orders.ts';
import { fillDigests } from '../files/storage/fill-digests.ts';
import { reportSweep } from '../files/storage/sweep-report.ts';
import { reportDamage, sweepUploads } from '../files/uploads/sweep-uploads.ts';
import { pollInbox } from '../incoming-mail/poll-inbox.ts';
import type { Job } from '../jobs/job.ts';
import { intervalMinutes } from '../jobs/schedule.ts';
import { mailFollowers } from '../library/follow-mails.ts';
import type { LibraryServices } from '../library/library-services.ts';
import { recheckDamaged } from '../library/recheck-damaged.ts';
import { sweepCopies } from '../library/sweep-copies.ts';
import { type MailParts, sendDueMails } from '../mail/send-due-mails.ts';
import { notifyOfNotices } from '../notices/notify-of-notices.ts';
import { announceCatalogue } from '../notifications/announce-catalogue.ts';
import { announceNewsletters } from '../notifications/announce-newsletters.ts';
import { writeDigests } from '../notifications/digests.ts';
import type { NotificationServices } from '../notifications/notification-services.ts';
import { remindOfCertificates } from '../notifications/remind-of-certificates.ts';
import { sendDuePushes } from '../push/send-due-pushes.ts';
import { waitingPushMessages } from '../queries/me/push-messages.ts';
import { waitingMails } from '../queries/outbox.ts';
import { runErasures } from '../retention/run-requests.ts';
import { runRetention } from '../retention/run-retention.ts';
import { lockIdle } from '../session/lock-idle.ts';
import { sendDueMessages } from '../webhooks/send-due-messages.ts';
import { waitingMessages } from '../webhooks/waiting-messages.ts';
import type { WebhookServices } from '../webhooks/webhook-services.ts';
import { carrierJobs, runDueRecords } from './carrier-jobs.ts';
import { deleteExpired } from './delete-expired.ts';

type Parts = NotificationServices & LibraryServices & WebhookServices;

const hour = 60;
const maxRetries = 4;

async function checkAudit(services: Parts): Promise<void> {
  await sumThrottled(services);
  await expireAudit(services);
  const { fault } = await verifyAudit(services);
  if (fault) services.log.error({ audit: true, ...fault }, 'the audit log was changed');
}

async function checkFiles(services: Parts): Promise<void> {
  await reportSweep(services, 'files', await sweepUploads(services));
  await reportDamage(services);
  await recheckDamaged(services);
}

async function sweepLibrary(services: Parts): Promise<void> {
  const { db, clock, library } = services;
  const swept = await sweepCopies({ db, copies: library.copies, now: clock() });
  await reportSweep(services, 'library-copies', swept);
}

async function writeNews(services: Parts): Promise<void> {
  await announceNewsletters(services);
  await announceCatalogue(services);
  await remindOfCertificates(services);
  await writeDigests(services);
}

async function readOlderFiles(services: Parts, signal: AbortSignal): Promise<void> {
  const files = await fillDigests(services, signal);
  if (files > 0) services.log.info({ files }, 'older files were given their digests');
}

/** What administrators released: due lists, and erasures of people. */
async function eraseReleased(services: Parts, signal: AbortSignal): Promise<void> {
  await runRetention(services, signal);
  await runErasures(services, signal);
}

/** All that the servers do by themselves. */
export function portalJobs(services: Parts, mails: MailParts): readonly Job[] {
  const { config, db, library } = services;
  /** For what takes as long as it takes. */
  const unlimited = { ...services, db: maintenanceOf(db) };
  const sealer = new AuditSealer(services);
  const memory = newMemory();
  const arrivals = newMemory();
  const hourly = { everyMinutes: hour, maxRetries };
  return [
    {
      name: 'mails',
      everyMinutes: 1,
      isShared: true,
      run: (signal) => sendDueMails(mails, signal),
      waiting: () => waitingMails(db),
    },
    {
      name: 'webhooks',
      everyMinutes: 1,
      isShared: true,
      run: (signal) => sendDueMessages(services, signal),
      waiting: () => waitingMessages(db),
    },
    {
      name: 'pushes',
      everyMinutes: 1,
      isShared: true,
      run: (signal) => sendDuePushes(services, signal),
      waiting: () => waitingPushMessages(db),
    },
    { name: 'digests', everyMinutes: 1, run: () => writeNews(services) },
    { name: 'notices', everyMinutes: 1, run: () => notifyOfNotices(services) },
    { name: 'due-records', everyMinutes: 1, run: () => runDueRecords(services) },
    { name: 'audit-seal', everyMinutes: 1, isShared: true, run: () => sealer.run() },
    { ...hourly, name: 'audit-check', run: () => checkAudit(unlimited) },
    { ...hourly, name: 'expired-data', run: () => deleteExpired(unlimited.db, services.clock()) },
    { name: 'retention', everyMinutes: 1, run: (signal) => eraseReleased(unlimited, signal) },
    { ...hourly, name: 'stored-files', run: () => checkFiles(unlimited) },
    { ...hourly, name: 'file-digests', run: (signal) => readOlderFiles(services, signal) },
    { ...hourly, name: 'idle-accounts', run: () => lockIdle(unlimited) },
    { ...hourly, name: 'library-mails', run: () => mailFollowers(unlimited) },
    { ...hourly, name: 'library-copies', run: () => sweepLibrary(unlimited) },
    ...(config.commissionInbox === undefined
      ? []
      : [{ name: 'commission-inbox', everyMinutes: 1, run: () => lookIntoInbox(services, memory) } as const]),
    ...(config.erp.folder === undefined && config.erp.webhook === undefined
      ? []
      : [
          {
            name: 'erp-orders',
            everyMinutes: 1,
            isShared: true,
            run: (signal: AbortSignal) => handOverOrders(services, signal),
            waiting: () => waitingOrders(db),
          } as const,
        ]),
    ...(config.statementInbox === undefined
      ? []
      : [{ name: 'statement-inbox', everyMinutes: 1, run: () => takeArrivals(services, arrivals) } as const]),
    ...(config.incomingMail.imapUrl === undefined || config.incomingMail.address === undefined
      ? []
      : [
          {
            name: 'incoming-mail',
            everyMinutes: 1,
            run: (signal: AbortSignal) => pollInbox(services, signal),
          } as const,
        ]),
    ...carrierJobs(services, maxRetries),
    ...(config.libraryBucket
      ? []
      : [
          {
            name: 'library-rescan',
            everyMinutes: intervalMinutes(config.libraryRescan),
            isAssigned: true,
            run: () => library.rescan(),
          } as const,
        ]),
  ];
}
