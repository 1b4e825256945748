import type { BaseServices } from '../db/base-services.ts';
import type { WebhookServices } from '../webhooks/webhook-services.ts';

export type ErpServices = BaseServices & Pick<WebhookServices, 'webhooks'>;
