import type { AvailabilityService } from './availability/availability-service.ts';
import type { ContentServices } from './content/content-services.ts';
import type { DownloadServices } from './downloads/download-services.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { WebhookOutbox } from './webhooks/webhook-services.ts';

/** What the routes need from outside: that of all levels in one object. */
export interface Services extends ContentServices, DownloadServices {
  readonly jobs: JobQueue;
  readonly complaintTemplate: NonNullable<DownloadServices['complaintTemplate']>;
  readonly availability: AvailabilityService;
  readonly webhooks: WebhookOutbox;
  readonly complaintWorkbook: NonNullable<DownloadServices['complaintWorkbook']>;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
}
