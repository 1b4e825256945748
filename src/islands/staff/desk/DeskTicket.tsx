import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { maxFiles } from '#contract/ticket.ts';
import { ticketFilling } from '#domain/staff/placeholders.ts';
import { takesFiles } from '#domain/tickets/ticket-rules.ts';
import { texts } from '#i18n/client.ts';
import { ContactCard } from '#islands/record/ContactCard.tsx';
import { Facts } from '#islands/record/Facts.tsx';
import { Attachments } from '#islands/record/files/Attachments.tsx';
import { History } from '#islands/record/History.tsx';
import { AnswerForm, Reopen } from '#islands/record/ticket/TicketActions.tsx';
import { TicketStatusPill } from '#islands/record/ticket/TicketStatusPill.tsx';
import { contactOf, requestFacts, timelineEntry } from '#islands/record/ticket/ticket-timeline.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { $user } from '#stores/session/session.ts';
import { queue } from '#stores/staff/queue.ts';
import { ticketStore } from '#stores/tickets/ticket.ts';
import { ReplyPicker } from './ReplyPicker.tsx';

/** A ticket of any organisation with the parts of its own page. */
export function DeskTicket({ place: { trid, id } }: { place: { trid: string; id: string } }) {
  const t = texts('tickets');
  const [store] = useState(() => ticketStore(id, trid));
  const record = useStore(store.record.$value);
  const by = useStore($user)?.displayName ?? '';
  const act: typeof store.act = async (...call) => {
    await store.act(...call);
    void queue.reload();
  };
  return (
    <Async value={record} failedTitle={t('one.failed')} onRetry={store.record.reload}>
      {(ticket) => (
        <div className="grid grid-cols-1 gap-6">
          <div className="flex flex-wrap items-center gap-3">
            <TicketStatusPill status={ticket.state} />
            <span className="text-muted">{t(`type.${ticket.kind}`)}</span>
          </div>
          {ticket.state === 'closed' && <Reopen ticket={ticket} act={act} />}
          <Facts title={t('detail.request')} facts={requestFacts(ticket)} />
          <History events={ticket.data.history} tell={(event) => timelineEntry(event, true)} />
          <AnswerForm
            ticket={ticket}
            act={act}
            helps={<ReplyPicker type={ticket.kind} filling={ticketFilling(ticket.data, ticket.foreignid, by)} />}
          />
          <div className="grid gap-6 xl:grid-cols-2">
            {takesFiles(ticket.kind) && <Attachments store={store} keep={`ticket/${id}`} max={maxFiles} act={act} />}
            <ContactCard {...contactOf(ticket)} />
          </div>
        </div>
      )}
    </Async>
  );
}
