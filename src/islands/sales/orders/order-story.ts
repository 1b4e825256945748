import type { IconNode } from 'lucide';
import Bell from 'lucide/dist/esm/icons/bell.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import Paperclip from 'lucide/dist/esm/icons/paperclip.mjs';
import Search from 'lucide/dist/esm/icons/search.mjs';
import Send from 'lucide/dist/esm/icons/send.mjs';
import type { OrderRecord, OrderStatus } from '#contract/sales/order.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatDatedWeekday } from '#domain/date/date-format.ts';
import { type Holidays, workingDayAfter } from '#domain/date/working-days.ts';
import { lastAnswerDay } from '#domain/sales/orders/order-steps.ts';
import { reviewDay } from '#domain/sales/orders/review-promise.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import type { TimelineEntry } from '#islands/record/History.tsx';
import { statusName, statusTone } from './order-labels.ts';

/** `Auftrag A-2026-000011 · Neuauftrag, 24 Monate`. */
export function numberLine({ foreignid, data: { values } }: OrderRecord): string {
  const t = texts('order-form');
  const { orderKind, contractTerm } = values;
  const kind = [
    orderKind && t(`orderKinds.${orderKind as 'new'}`, { defaultValue: '' }),
    contractTerm && t(`terms.${contractTerm as '24'}`, { defaultValue: '' }),
  ];
  return [texts('orders')('line', { number: foreignid }), kind.filter(Boolean).join(', ')].filter(Boolean).join(' · ');
}

interface NextStep {
  sentence: string;
  /** The day in it. */
  day?: string | undefined;
}

/** What happens next, who does it and when. */
export function nextStep({ data }: OrderRecord, now: number, holidays: Holidays): NextStep {
  const { status, confirmedDate, contractNumber, history, question } = data;
  const t = texts('orders');
  const dayText = (day: string) => formatDatedWeekday(day, pageLocale());
  const today = berlinDay(now);
  if (status === 'received' || status === 'inReview') {
    const by = reviewDay(data, holidays);
    const next = dayText(workingDayAfter(today, 1, holidays));
    if (by < today) return { sentence: t('next.late', { day: dayText(by), next }), day: next };
    return { sentence: t(`next.${status}`, { day: dayText(by) }), day: dayText(by) };
  }
  const reason = history.findLast((event) => event.status === 'rejected')?.reason;
  const day =
    status === 'clarification' && question
      ? dayText(lastAnswerDay(question.at))
      : confirmedDate && dayText(confirmedDate);
  const sentence = t(`next.${status}`, {
    day: day ?? '',
    date: day ?? '',
    contract: contractNumber ?? '',
    reason: reason ? t(`reason.${reason as 'credit'}`) : '',
  });
  return { sentence, day };
}

type OrderEvent = OrderRecord['data']['history'][number];

const kindIcons: Partial<Record<OrderEvent['kind'], IconNode>> = { attached: Paperclip, reminded: Bell };

const statusIcons: Partial<Record<OrderStatus, IconNode>> = {
  received: Send,
  inReview: Search,
  accepted: CircleCheck,
  active: CircleCheck,
};

/** The event in words; a question that waits stands above and is not said twice. */
export function timelineEntry(
  { kind, status, text, reason, at }: OrderEvent,
  openSince: number | undefined,
): TimelineEntry {
  const t = texts('orders');
  if (kind === 'question' || kind === 'answer')
    return {
      isMessage: true,
      title: t(kind === 'question' ? 'event.asks' : 'event.answers'),
      ...(text && !(kind === 'question' && at === openSince) && { body: text }),
    };
  const title = kind === 'status' ? (status ? statusName(status) : '') : t(`event.${kind}`);
  const bodyText = [reason && t(`reason.${reason as 'credit'}`), text].filter(Boolean).join(': ');
  const icon = kindIcons[kind] ?? (status && statusIcons[status]);
  return { title, icon, ...(bodyText && { body: bodyText }), ...(status && { tone: statusTone[status] }) };
}
