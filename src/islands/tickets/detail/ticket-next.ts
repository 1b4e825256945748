import { formatPhone } from '#contract/numbering/phone-number.ts';
import type { TicketRecord } from '#contract/ticket-record.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatClock, formatDatedWeekday } from '#domain/date/date-format.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { answerBy, renewedTarget } from '#domain/tickets/answer-target.ts';
import { closedAt, mayReopen, reopenDays } from '#domain/tickets/ticket-rules.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { contactOf } from '#islands/record/ticket/ticket-timeline.ts';

interface NextStep {
  sentence: string;
  /** The moment in it. */
  moment?: string;
}

const momentText = (at: number) => `${formatDatedWeekday(berlinDay(at), pageLocale())}, ${formatClock(at)}`;

/** Until when it can be opened again. */
function closedStep(ticket: TicketRecord, now: number): NextStep {
  const t = texts('tickets');
  const closed = closedAt(ticket);
  if (!mayReopen('closed', closed, now)) return { sentence: t('reopen.over') };
  const moment = formatDatedWeekday(berlinDay(closed + reopenDays * 86_400_000), pageLocale());
  return { sentence: t('next.closed', { day: moment }), moment };
}

/** What happens next, who does it and when: an answer that is late is promised once more. */
export function nextStep(ticket: TicketRecord, now: number, holidays: Holidays): NextStep {
  const t = texts('tickets');
  const { state, kind, category, data } = ticket;
  if (state === 'waiting' || state === 'withdrawn') return { sentence: t(`next.${state}`) };
  if (state === 'closed') return closedStep(ticket, now);
  const by = answerBy(data, holidays);
  if (by === undefined) return { sentence: t('next.answered') };
  const phone = formatPhone(contactOf(ticket).phone);
  if (by < now) {
    const moment = momentText(renewedTarget(by, now, holidays));
    return { sentence: t('next.overdue', { by: momentText(by), moment }), moment };
  }
  if (category === 'hour' && berlinDay(by) === berlinDay(now)) {
    const time = formatClock(by);
    return { sentence: t('next.withinHour', { time, phone }), moment: time };
  }
  const moment = momentText(by);
  if (kind === 'etcCallBackRequest') return { sentence: t('next.callback', { moment, phone }), moment };
  return { sentence: t(kind === 'etcProjectRequest' ? 'next.offer' : 'next.answer', { moment }), moment };
}
