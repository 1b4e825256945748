import type { NotificationServices } from '../notifications/notification-services.ts';
import type { TokenKeys } from '../session/keys.ts';
import type { WebhookOutbox } from '../webhooks/webhook-services.ts';

/** What sending to browsers needs; hosts get their addresses as those of webhooks do. */
export interface PushServices
  extends Pick<NotificationServices, 'db' | 'clock' | 'config' | 'log' | 'records' | 'content'> {
  readonly keys: TokenKeys;
  readonly webhooks: Pick<WebhookOutbox, 'resolve'>;
}
