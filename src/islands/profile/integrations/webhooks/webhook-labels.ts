import {
  type SentEvent,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
  webhookEventNames,
} from '#contract/integrations/webhook.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatClock, formatMoment } from '#domain/date/date-format.ts';
import { groupOf } from '#domain/integrations/webhooks/webhook-events.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import type { Tone } from '#islands/ui/text/tone.ts';

/** `heute, 10:12 Uhr`, else with the day. */
export const momentLabel = (ms: number, now: number): string =>
  berlinDay(ms) === berlinDay(now)
    ? texts('webhooks')('today', { time: formatClock(ms) })
    : formatMoment(ms, pageLocale());

const nextLabel = (ms: number, now: number): string =>
  berlinDay(ms) === berlinDay(now)
    ? texts('webhooks')('todayAt', { time: formatClock(ms) })
    : formatMoment(ms, pageLocale());

export const eventLabel = (event: SentEvent): string => texts('webhooks')(`event.${event}`);

/** `Auftrag: Stand geändert, Rückfrage · Ticket: Antwort` */
export function eventsLabel(events: readonly WebhookEvent[]): string {
  const t = texts('webhooks');
  const sorted = webhookEventNames.filter((event) => events.includes(event));
  const groups = [...new Set(sorted.map(groupOf))];
  return groups
    .map((group) => {
      const own = sorted.filter((event) => groupOf(event) === group);
      return `${t(`group.${group as 'order'}`)}: ${own.map((event) => t(`short.${event}`)).join(', ')}`;
    })
    .join(' · ');
}

/** How a message fared: its last fault where it was not accepted. */
export function resultOf({ state, fault, status = 0 }: WebhookDelivery): { tone: Tone; label: string } {
  const t = texts('webhooks');
  if (state === 'accepted') return { tone: 'ok', label: t('state.accepted') };
  if (fault) return { tone: 'danger', label: t(`fault.${fault}`, { status }) };
  return { tone: state === 'failed' ? 'danger' : state === 'held' ? 'warn' : 'info', label: t(`state.${state}`) };
}

/** What comes of a message that was not accepted. */
export function prospectOf({ state, fault, attempts, nextAttempt }: WebhookDelivery, now: number): string | undefined {
  const t = texts('webhooks');
  if (state === 'waiting' && nextAttempt !== undefined)
    return t('attempts', { count: attempts, moment: nextLabel(nextAttempt, now) });
  return fault && (state === 'failed' || state === 'held') ? t(`state.${state}`) : undefined;
}

export function summaryOf({ paused, total, accepted, failed, latest }: Webhook): { tone: Tone; label: string } {
  const t = texts('webhooks');
  if (paused !== undefined) return { tone: 'danger', label: t('paused') };
  if (total === 0) return { tone: 'neutral', label: t('noMessages') };
  const hasFaults = failed > 0 || latest.some(({ state, fault }) => state !== 'accepted' && fault);
  return { tone: hasFaults ? 'warn' : 'ok', label: t('accepted', { accepted, total }) };
}

export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);
