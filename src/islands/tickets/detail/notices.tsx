import { formatPhone } from '#contract/numbering/phone-number.ts';
import type { TicketRecord } from '#contract/ticket-record.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatClock, spokenMoment } from '#domain/date/date-format.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { answerBy } from '#domain/tickets/answer-target.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { noteTitleId } from '#islands/record/ticket/TicketActions.tsx';
import { contactOf } from '#islands/record/ticket/ticket-timeline.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';

/** What happens next and by when, in words for the type of the ticket. */
function nextText(ticket: TicketRecord, by: number): string {
  const t = texts('tickets');
  const locale = pageLocale();
  const phone = formatPhone(contactOf(ticket).phone);
  if (by < Date.now()) return t('next.late');
  if (ticket.category === 'hour' && berlinDay(by) === berlinDay(Date.now()))
    return t('next.withinHour', { time: formatClock(by), phone });
  const moment = spokenMoment(by, locale);
  if (ticket.kind === 'etcCallBackRequest') return t('next.callback', { moment, phone });
  return t(ticket.kind === 'etcProjectRequest' ? 'next.offer' : 'next.answer', { moment });
}

/** Stays for as long as an answer is expected. */
export function NextStep({ ticket, holidays }: { ticket: TicketRecord; holidays: Holidays }) {
  const t = texts('tickets');
  const by = answerBy(ticket.data, holidays);
  if (by === undefined) return null;
  return (
    <Notice title={t('next.title')}>
      <p>{nextText(ticket, by)}</p>
      <p>{t('next.mail', { email: contactOf(ticket).email })}</p>
    </Notice>
  );
}

/** Says that it is the partner's turn, with the question itself where one was asked. */
export function WaitingNotice({ ticket }: { ticket: TicketRecord }) {
  const t = texts('tickets');
  const question = ticket.data.history.findLast((event) => event.kind === 'note' && event.staff);
  const action = (
    <LinkButton href={`#${noteTitleId}`} className="print:hidden">
      {t('detail.toAnswer')}
    </LinkButton>
  );
  return (
    <Notice tone="warn" title={t('detail.waiting')} actions={action}>
      {question?.kind === 'note' && (
        <blockquote className="my-2 whitespace-pre-line border-warn/40 border-s-2 ps-3">{question.text}</blockquote>
      )}
      <p>{t('detail.waitingText')}</p>
    </Notice>
  );
}
