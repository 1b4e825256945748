import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { formatPhone, telLink } from '#contract/numbering/phone-number.ts';
import { maxFiles, type TicketEvent } from '#contract/ticket.ts';
import type { TicketRecord } from '#contract/ticket-record.ts';
import { takesFiles } from '#domain/tickets/ticket-rules.ts';
import { texts } from '#i18n/client.ts';
import { Attachments } from '#islands/record/files/Attachments.tsx';
import { Reopen } from '#islands/record/ticket/Reopen.tsx';
import { TicketStatusPill } from '#islands/record/ticket/TicketStatusPill.tsx';
import { contactOf, requestFacts, timelineEntry } from '#islands/record/ticket/ticket-timeline.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { assignAll } from '#stores/staff/desk-actions.ts';
import { queue } from '#stores/staff/queue.ts';
import { ticketStore } from '#stores/tickets/ticket.ts';
import { AnswerComposer } from './AnswerComposer.tsx';
import { openStepsOf } from './Checklist.tsx';
import { Composer } from './Composer.tsx';
import { DeskFrame, type FrameProps } from './DeskFrame.tsx';
import { failed } from './failed.ts';
import { noteEntries, Story, type StoryItem } from './Story.tsx';
import { useOwnId } from './use-own-id.ts';
import { WaitingMails } from './WaitingMails.tsx';

const written: readonly TicketEvent['kind'][] = ['note', 'reopened'];

function eventEntry(ticket: TicketRecord, event: TicketEvent, index: number): StoryItem {
  const { title, body } = timelineEntry(event, true);
  const entry = { id: `${event.at}-${index}`, at: event.at, by: event.by, isStaff: event.staff, title };
  if (event.kind === 'created') {
    const asked = requestFacts(ticket).flatMap(({ value, long }) => (long && value ? [String(value)] : []));
    return asked.length > 0 ? { ...entry, text: asked.join('\n\n') } : entry;
  }
  const isMail = event.kind === 'note' && event.mail !== undefined;
  if (written.includes(event.kind)) return { ...entry, text: body, isMail };
  return body
    ? {
        ...entry,
        title: (
          <>
            {title}: {body}
          </>
        ),
      }
    : entry;
}

/** What was asked, in one line of facts; long texts stand in the story. */
function RequestFacts({ ticket }: { ticket: TicketRecord }) {
  const t = texts('desk');
  const { phone, name, email } = contactOf(ticket);
  const facts = [
    ...requestFacts(ticket).filter(({ long, value }) => !long && value),
    { label: t('callBack'), value: <a href={telLink(phone)}>{formatPhone(phone)}</a> },
    { label: t('contact'), value: <a href={`mailto:${encodeURIComponent(email)}`}>{name}</a> },
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 border-line border-b pb-4">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted text-sm">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A ticket of any organisation: its story with the notes of colleagues, and the answer below. */
export function DeskTicket(frame: FrameProps) {
  const t = texts('tickets');
  const { item, walk, store: deskStore } = frame;
  const [store] = useState(() => ticketStore(item.id, item.trid));
  const record = useStore(store.record.$value);
  const desk = useStore(deskStore.$value);
  const ownId = useOwnId();
  const assignSelf = () => {
    if (ownId === undefined) return;
    assignAll([item], ownId, { assigned: texts('desk')('assign.self') })
      .then(deskStore.reload)
      .catch(failed);
  };
  const act: typeof store.act = async (...call) => {
    await store.act(...call);
    void queue.reload();
  };
  if (record.state !== 'ready')
    return (
      <DeskFrame {...frame} composer={null}>
        <Async
          value={record}
          skeleton={<Skeleton rows={6} />}
          failedTitle={t('one.failed')}
          onRetry={store.record.reload}
        >
          {() => null}
        </Async>
      </DeskFrame>
    );
  const ticket = record.value;
  const notes = desk.state === 'ready' ? noteEntries(desk.value) : [];
  const mails = desk.state === 'ready' ? desk.value.mails : [];
  return (
    <DeskFrame
      {...frame}
      pill={<TicketStatusPill status={ticket.state} />}
      length={ticket.data.history.length + notes.length + mails.length}
      composer={
        <Composer
          place={item}
          store={deskStore}
          to={contactOf(ticket).name}
          takesFiles={takesFiles(ticket.kind)}
          answer={(tools) => (
            <AnswerComposer
              ticket={ticket}
              act={act}
              onAssignSelf={assignSelf}
              openSteps={desk.state === 'ready' ? openStepsOf(desk.value.steps) : []}
              presence={frame.presence}
              onNext={walk.onNext ?? walk.onPrevious}
              {...tools}
            />
          )}
        />
      }
    >
      {ticket.state === 'closed' && (
        <Notice tone="ok" title={texts('tickets')('reopen.title')} actions={<Reopen ticket={ticket} act={act} />} />
      )}
      <RequestFacts ticket={ticket} />
      {takesFiles(ticket.kind) && <Attachments store={store} keep={`ticket/${item.id}`} max={maxFiles} act={act} />}
      <Story entries={[...ticket.data.history.map((event, index) => eventEntry(ticket, event, index)), ...notes]} />
      {mails.length > 0 && (
        <WaitingMails
          mails={mails}
          isOver={ticket.state === 'withdrawn'}
          decide={async (...decision) => {
            await deskStore.decide(...decision);
            // The message is gone from the screen by now.
            void store.record.reload();
            void queue.reload();
          }}
        />
      )}
      {desk.state === 'failed' && (
        <Async value={desk} failedTitle={texts('desk')('notes.failed')} onRetry={deskStore.reload}>
          {() => null}
        </Async>
      )}
    </DeskFrame>
  );
}
