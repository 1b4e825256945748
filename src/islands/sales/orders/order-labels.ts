import type { OrderRecord, OrderStatus } from '#contract/sales/order.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { productCaption } from '#domain/sales/products/catalogue.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import type { TimelineEntry } from '#islands/record/History.tsx';
import type { Tone } from '#islands/ui/text/tone.ts';

export const statusTone = {
  received: 'info',
  inReview: 'info',
  clarification: 'warn',
  accepted: 'info',
  porting: 'info',
  scheduled: 'info',
  provisioning: 'info',
  partlyActive: 'ok',
  active: 'ok',
  cancelRequested: 'warn',
  cancelled: 'neutral',
  rejected: 'danger',
  terminated: 'neutral',
} as const satisfies Record<OrderStatus, Tone>;

export const statusName = (status: OrderStatus): string => texts('orders')(`status.${status}`);

export const captionOf = ({ productType, values }: OrderRecord['data']): string =>
  productCaption(productType, values['additionalDsl']);

/** What happens next, and by when, for a partner. */
export function nextSentence({ status, confirmedDate, contractNumber, history }: OrderRecord['data']): string {
  const t = texts('orders');
  const reason = history.findLast((event) => event.status === 'rejected')?.reason;
  return t(`next.${status}`, {
    date: confirmedDate ? formatCalendarDay(confirmedDate, pageLocale()) : '',
    contract: contractNumber ?? '',
    reason: reason ? t(`reason.${reason as 'credit'}`) : '',
  });
}

type OrderEvent = OrderRecord['data']['history'][number];

export function timelineEntry({ kind, status, text, reason }: OrderEvent): TimelineEntry {
  const t = texts('orders');
  const title =
    kind === 'status' ? t('event.status', { status: status ? statusName(status) : '' }) : t(`event.${kind}`);
  const bodyText = [reason && t(`reason.${reason as 'credit'}`), text].filter(Boolean).join(': ');
  return { title, ...(bodyText && { body: bodyText }), ...(status && { tone: statusTone[status] }) };
}
