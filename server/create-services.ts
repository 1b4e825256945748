import '../src/contract/numbering/foreign-plan.ts';
import { pino } from 'pino';
import { neededCourses } from './academy/needed-course.ts';
import { AvailabilityService } from './availability/availability-service.ts';
import type { LineCheck } from './availability/line-check.ts';
import { openLineCheck } from './availability/open-availability.ts';
import type { Carrier } from './carriers/carrier.ts';
import { configuredCarrier } from './carriers/configured-carrier.ts';
import { commissionFormats, timesOf } from './commissions/formats.ts';
import type { Config } from './config/config.ts';
import { holidayCalendar } from './config/holiday-calendar.ts';
import { BuiltContent } from './content/built-content.ts';
import { trackBackgroundTasks } from './core/background-tasks.ts';
import { logOptions } from './core/log.ts';
import { Metrics } from './core/metrics.ts';
import type { Db } from './db/open.ts';
import type { Replica } from './db/replica.ts';
import { openStorage } from './files/storage/open-storage.ts';
import { JobQueue } from './jobs/job-queue.ts';
import { complaintTemplates } from './library/complaint-template.ts';
import { contractDocuments } from './library/contract-documents.ts';
import { Library } from './library/library.ts';
import { openTransport } from './mail/transport.ts';
import { portalJobs } from './maintenance/portal-jobs.ts';
import { readyMail } from './notifications/ready-mail.ts';
import type { StoredMail } from './queries/outbox.ts';
import type { RecordType } from './records/engine/definition/define-record.ts';
import { registryOf } from './records/engine/record-types.ts';
import { recordTypes } from './records/registry.ts';
import type { Services } from './services.ts';
import { loadKeys } from './session/keys.ts';
import { resolveHost } from './webhooks/checked-address.ts';
import { openOutbox } from './webhooks/webhook-outbox.ts';

interface ServiceInputs {
  readonly config: Config;
  readonly db: Db;
  readonly replica?: Replica | undefined;
  readonly clock?: () => number;
  readonly types?: readonly RecordType[];
  /** How other carriers are reached, in place of what the settings say. */
  readonly carrier?: Carrier;
  /** How lines are checked by address: as the settings say. */
  readonly availability?: LineCheck;
  /** Where log lines go; standard output by default. */
  readonly logTo?: { write(line: string): void };
}

/** Everything a running server needs beside its database; `stop` waits for work under way. */
export function createServices({
  config,
  db,
  replica,
  clock = Date.now,
  types = recordTypes,
  carrier,
  availability,
  logTo,
}: ServiceInputs) {
  const log = pino(logOptions(config.logLevel), logTo ?? pino.destination(1));
  const records = registryOf(types);
  const content = new BuiltContent(config.contentDir);
  const judges = { config, db, clock, records, content };
  const ready = (mail: StoredMail) => readyMail(judges, mail);
  const jobs = new JobQueue({ db, clock, log });
  const { runInBackground, settled } = trackBackgroundTasks(log);
  const library = new Library({ config, db, clock, log });
  const templates = complaintTemplates(db, library);
  const keys = loadKeys(config.keysFile, config.publicBaseUrl, clock);
  if (!keys.push && config.push.services.length > 0)
    log.warn('KEYS_FILE has no key for push messages and cannot be written: give keys rotate-push where it can');
  const webhooks = openOutbox({ clock, resolve: resolveHost, send: () => jobs.wake('webhooks') });
  const reach = () => ({ resolve: webhooks.resolve, networks: config.webhookNetworks });
  const adapter = availability ?? openLineCheck(config, reach);
  const services: Services = {
    config,
    db,
    replica,
    clock,
    log,
    storage: openStorage(config, 'files'),
    library,
    complaintTemplate: templates.template,
    complaintWorkbook: templates.workbook,
    paymentTerms: async () => timesOf(await commissionFormats(content)),
    neededCourse: neededCourses({ content, clock }),
    contractDocuments: contractDocuments(library, clock),
    records,
    carrier: carrier ?? configuredCarrier(config),
    availability: new AvailabilityService({ db, clock, log, config, adapter }),
    keys,
    content,
    metrics: new Metrics(),
    jobs,
    webhooks,
    sendMails: () => {
      jobs.wake('mails');
      jobs.wake('pushes');
      webhooks.sendNew();
    },
    runInBackground,
    holidays: holidayCalendar(config),
  };
  jobs.add(portalJobs(services, { db, clock, log, send: openTransport(config), ready }));
  return {
    services,
    /** Resolves when everything that was begun is done, mails included. */
    idle: async () => {
      await settled();
      await jobs.idle();
    },
    stop: async () => {
      await settled();
      await library.stop();
      await jobs.stop(config.shutdownGrace);
    },
  };
}
