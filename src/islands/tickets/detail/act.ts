import type { ApiError } from '../../../api/api-error.ts';
import type { TicketRecord } from '../../../contract/record.ts';
import { texts } from '../../../i18n/client.ts';
import type { TicketStore } from '../../../stores/tickets/ticket.ts';

/** What every form of the ticket's screen needs. */
export interface ActProps {
  ticket: TicketRecord;
  act: TicketStore['act'];
}

/** The sentence for a change that came too late or twice; all else has its usual one. */
export function actFailure(error: ApiError): string | undefined {
  const t = texts('tickets');
  if (error.status === 409 && error.answer?.['record']) return t('conflict');
  return error.status === 422 && !error.fields ? t('repeated') : undefined;
}
