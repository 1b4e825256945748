import type { ContentServices } from '../content/content-services.ts';
import type { WebhookOutbox } from '../webhooks/webhook-services.ts';

/** What importing statements needs. */
export type CommissionServices = Pick<
  ContentServices,
  'config' | 'db' | 'clock' | 'log' | 'metrics' | 'content' | 'runInBackground'
> & { readonly sendMails: () => void; readonly webhooks?: WebhookOutbox };
