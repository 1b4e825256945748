import { createHash } from 'node:crypto';
import type { Settings } from '#contract/me/settings.ts';
import { localePath } from '#domain/access/routes.ts';
import { withTrid } from '#domain/me/link-for-foundation.ts';
import { pushTtlSeconds, pushUrgency } from '#domain/me/push-delivery.ts';
import { subscriptionName } from '../mail/notification-mails.ts';
import type { NotificationRow } from '../queries/me/notifications.ts';
import type { PushSubscriptionRow } from '../queries/me/push-subscriptions.ts';
import type { PushKeys } from '../session/keys.ts';

/** A service takes 4096 bytes at least (RFC 8030, 7.2); titles are far shorter. */
const maxBodyLength = 500;
const topicLength = 32;

/** What the worker of the browser is told (`public/push-worker.js`). */
interface PushContent {
  readonly title: string;
  readonly body: string;
  /** From the portal's root. */
  readonly link: string;
  /** What is shown under the same tag is replaced. */
  readonly tag: string;
}

/**
 * The same for all news of a record, so that a newer one takes the place of an older one at the push service and on the
 * screen. The secret of the browser keeps the service from knowing a record again.
 */
function topicOf({ auth }: PushSubscriptionRow, { id, recordId, notice, newsletter, course }: NotificationRow): string {
  const subject = recordId ?? notice ?? newsletter ?? course ?? id;
  return createHash('sha256').update(`${auth} ${subject}`).digest('base64url').slice(0, topicLength);
}

/** What the bell shows of it, in the language of the user. */
export function pushContent(
  subscription: PushSubscriptionRow,
  { language }: Pick<Settings, 'language'>,
  row: NotificationRow,
): PushContent {
  const locale = language === 'auto' ? subscription.locale : language;
  return {
    title: subscriptionName(row.event, locale),
    body: row.title[locale].slice(0, maxBodyLength).toWellFormed(),
    link: localePath(withTrid(row.link, row.trid ?? undefined), locale),
    tag: topicOf(subscription, row),
  };
}

interface SealedPush {
  readonly url: URL;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** Encrypted for the browser alone (RFC 8291), and signed for its push service (RFC 8292). */
export async function sealPush(
  subscription: PushSubscriptionRow,
  content: PushContent,
  { keys, contact, row }: { readonly keys: PushKeys; readonly contact: string; readonly row: NotificationRow },
): Promise<SealedPush> {
  // Loaded with the first message: few servers need it at their start.
  const { default: webPush } = await import('web-push');
  const { endpoint, p256dh, auth } = subscription;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(content),
    {
      vapidDetails: { subject: contact, ...keys },
      TTL: pushTtlSeconds,
      urgency: pushUrgency(row.event),
      topic: content.tag,
      contentEncoding: 'aes128gcm',
    },
  );
  return {
    url: new URL(endpoint),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])),
    body,
  };
}
