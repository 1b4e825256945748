import { useStore } from '@nanostores/react';
import type { TicketRecord } from '../../../contract/record.ts';
import type { Holidays } from '../../../domain/date/working-days.ts';
import { takesFiles } from '../../../domain/tickets/ticket-rules.ts';
import { texts } from '../../../i18n/client.ts';
import { $isEmployee } from '../../../stores/foundation/foundation.ts';
import type { TicketStore } from '../../../stores/tickets/ticket.ts';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { Attachments } from './Attachments.tsx';
import { History } from './History.tsx';
import { NextStep } from './NextStep.tsx';
import { NoteForm } from './NoteForm.tsx';
import { Reopen } from './Reopen.tsx';
import { ContactCard, RequestCard } from './RequestCard.tsx';
import { TicketHead } from './TicketHead.tsx';
import { WaitingNotice } from './WaitingNotice.tsx';

interface Props {
  ticket: TicketRecord;
  store: TicketStore;
  holidays: Holidays;
}

export function TicketScreen({ ticket, store, holidays }: Props) {
  const t = texts('tickets');
  const employee = useStore($isEmployee);
  const title = t('detail.title', { number: ticket.foreignid, type: t(`type.${ticket.value5}`) });

  usePageTitle(title);

  return (
    <div className="grid gap-6">
      <TicketHead ticket={ticket} title={title} />
      {ticket.value2 === 'new' && !employee && <NextStep ticket={ticket} holidays={holidays} />}
      {ticket.value2 === 'waiting' && !employee && <WaitingNotice ticket={ticket} />}
      {ticket.value2 === 'closed' && <Reopen ticket={ticket} act={store.act} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,var(--container-form))_minmax(0,1fr)] print:block print:*:mb-6">
        <div className="grid gap-6">
          <RequestCard ticket={ticket} />
          <History events={ticket.data.history} employee={employee} />
          {employee ? <AnswerForm ticket={ticket} act={store.act} /> : <NoteForm ticket={ticket} act={store.act} />}
        </div>
        <div className="grid gap-6">
          {takesFiles(ticket.value5) && <Attachments ticket={ticket} store={store} />}
          <ContactCard ticket={ticket} />
        </div>
      </div>
    </div>
  );
}
