import type { TicketStatus, TicketType } from '#contract/ticket.ts';
import type { TicketRow } from '#contract/ticket-record.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';

/** "Wartet auf Sie" is shown to the partner; employees see the party that the ticket waits for. */
export const statusName = (status: TicketStatus, employee: boolean): string => {
  const t = texts('tickets');
  return employee && status === 'waiting' ? t('statusStaff.waiting') : t(`status.${status}`);
};

/** Caption of a category; one that the texts do not know comes back as it is. */
export const categoryName = (type: TicketType, category: string): string =>
  texts('tickets')(`category.${type}.${category}` as 'category.etcBillingRequest.other', { defaultValue: category });

/** By when an answer is expected, or since when it is late; nothing if no answer is due. */
export function answerTime({ answerBy }: Pick<TicketRow, 'answerBy'>): string | undefined {
  if (!answerBy) return undefined;
  const [by, moment] = [Number(answerBy), formatMoment(Number(answerBy), pageLocale())];
  return texts('tickets')(by < Date.now() ? 'target.late' : 'target.by', { moment });
}

/** `VVL-Provision fehlt · Bäckerei Sonnental GmbH`. */
export const subjectOf = ({ subject, kind, category }: Pick<TicketRow, 'subject' | 'kind' | 'category'>): string =>
  [categoryName(kind, category), subject].filter(Boolean).join(' · ');
