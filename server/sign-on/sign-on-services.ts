import type { WebhookServices } from '#server/webhooks/webhook-services.ts';

/** Providers are called under the rules of webhooks. */
export type SignOnServices = Pick<
  WebhookServices,
  'config' | 'db' | 'clock' | 'log' | 'keys' | 'webhooks' | 'sendMails' | 'metrics'
>;
