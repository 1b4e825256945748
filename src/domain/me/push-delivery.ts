import type { NotificationEvent } from '#contract/me/settings.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A user has so many browsers at most that show news. */
export const maxPushBrowsers = 10;
/** What is older (ms) is not sent any more: it stands under the bell. */
export const maxPushAgeMs = day;
/** How long (s) a push service keeps a message for a browser that is not running. */
export const pushTtlSeconds = day / 1000;
/** After so many refusals in a row a browser is taken for gone. */
export const maxPushRefusals = 5;

const calm: readonly NotificationEvent[] = ['newsletter', 'newDocuments', 'statement', 'certificate'];
/** A telephone that saves power may get what waits for no answer later (RFC 8030, 5.3). */
export const pushUrgency = (event: NotificationEvent): 'low' | 'normal' => (calm.includes(event) ? 'low' : 'normal');

const steps = [1, 2, 5, 15, 30, 60].map((minutes) => minutes * minute);
const lastStep = 2 * 60 * minute;

export type PushOutcome =
  | { readonly kind: 'sent' | 'gone' | 'refused' }
  | { readonly kind: 'retry'; readonly nextAttempt: number };

/**
 * What an answer of a push service means: `status` is undefined where none came. `attempts` counts the one that was
 * answered; times in ms.
 */
export function afterPush(
  status: number | undefined,
  { attempts, created }: { readonly attempts: number; readonly created: number },
  now: number,
): PushOutcome {
  if (status !== undefined && status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const isTransient = status === undefined || status === 429 || status >= 500;
  const nextAttempt = now + (steps[attempts - 1] ?? lastStep);
  if (!isTransient || nextAttempt > created + maxPushAgeMs) return { kind: 'refused' };
  return { kind: 'retry', nextAttempt };
}

/** Whether a host is one of the push services that the operator lets in; `*.example.com` names all below it. */
export const isPushService = (host: string, services: readonly string[]): boolean =>
  services.some((service) => (service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service));
