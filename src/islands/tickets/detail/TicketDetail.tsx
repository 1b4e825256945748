import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { maxFiles, type TicketEvent, ticketActions } from '#contract/ticket.ts';
import type { TicketRecord } from '#contract/ticket-record.ts';
import { mayAccess } from '#domain/access/access.ts';
import { accessOf } from '#domain/access/routes.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { takesFiles } from '#domain/tickets/ticket-rules.ts';
import { texts } from '#i18n/client.ts';
import { AllFacts } from '#islands/record/facts/AllFacts.tsx';
import { factPart } from '#islands/record/facts/form-parts.tsx';
import { Attachments } from '#islands/record/files/Attachments.tsx';
import { History, type TimelineEntry } from '#islands/record/History.tsx';
import { PeopleCard, type RecordPerson } from '#islands/record/PeopleCard.tsx';
import { QuestionBox } from '#islands/record/question/QuestionBox.tsx';
import { editText } from '#islands/record/RecordHead.tsx';
import { RecordBody, RecordPage } from '#islands/record/RecordPage.tsx';
import { eventIcon } from '#islands/record/story/event-icon.ts';
import { MailCard } from '#islands/record/submission/MailCard.tsx';
import { AnswerForm, NoteForm } from '#islands/record/ticket/TicketActions.tsx';
import { contactOf, noteText, requestFacts, timelineEntry } from '#islands/record/ticket/ticket-timeline.ts';
import { Boundary } from '#islands/ui/page/Boundary.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { $foundation, $isEmployee } from '#stores/foundation/foundation.ts';
import { $userRoles } from '#stores/session/session.ts';
import { type TicketStore, ticketStore } from '#stores/tickets/ticket.ts';
import { TicketHead } from './TicketHead.tsx';
import { Withdrawn } from './Withdrawn.tsx';

const TicketSubmission = lazy(() => import('./TicketSubmission.tsx').then((module) => module.TicketSubmission));
// Of complaints alone, which know what commissions are.
const ClaimCard = lazy(() => import('./ClaimCard.tsx').then((module) => module.ClaimCard));

/** Amounts are for those who may see the organisation's statements. */
const maySeeLines = () => mayAccess(accessOf('EtcBillingDocuments'), $userRoles.get(), $foundation.get()?.type ?? '');

const ClaimsWait = () => (
  <Card flush title={texts('complaints')('card.title')}>
    <Skeleton rows={3} />
  </Card>
);

/** Who has to do with a ticket, each once. */
function peopleOf(ticket: TicketRecord): RecordPerson[] {
  const t = texts('tickets');
  const { history, owner, copies = [] } = ticket.data;
  const contact = contactOf(ticket);
  const staff = history.findLast((event) => event.staff)?.by;
  const people: RecordPerson[] = [
    { ...contact, role: t('people.contact') },
    ...(owner ? [{ ...owner, role: t('people.created') }] : []),
    ...copies.map((person) => ({ ...person, role: t('people.copies') })),
    ...(staff ? [{ name: staff, role: t('people.handles'), isStaff: true }] : []),
  ];
  return [...new Map(people.toReversed().map((person) => [person.name, person])).values()].toReversed();
}

/** What the distributor asks, and the answer to it. */
function TicketQuestion({ ticket, act }: Pick<TicketStore, 'act'> & { ticket: TicketRecord }) {
  const t = texts('tickets');
  const question = questionOf(ticket);
  return (
    <QuestionBox
      question={{ text: question?.text ?? t('next.waiting'), by: question?.by, at: question?.at }}
      name="note"
      max={4000}
      files={takesFiles(ticket.kind) ? { label: t('reply.files'), max: maxFiles } : undefined}
      contract={ticketActions.append}
      defaults={{ _action: 'append', note: '', fileQueue: [] }}
      keep={`ticket/${ticket.id}/reply`}
      submitLabel={t('reply.submit')}
      act={act}
      action={({ fileQueue = [], ...note }) => ({ ...note, ...(fileQueue.length > 0 && { fileQueue }) })}
      done={() => t('reply.done')}
    />
  );
}

/** The employee's words that a waiting ticket waits for an answer to. */
function questionOf({ data }: TicketRecord) {
  const question = data.history.findLast((event) => event.kind === 'note' && event.staff);
  return question?.kind === 'note' ? question : undefined;
}

/** An event in words; what is asked above is not said twice, and what was written at first is its first message. */
function tell(ticket: TicketRecord, event: TicketEvent, isStaff: boolean): TimelineEntry {
  const entry = timelineEntry(event, isStaff);
  const t = texts('tickets');
  if (event.kind !== 'note') return { ...entry, icon: eventIcon(event.kind === 'status' ? event.to : event.kind) };
  const isOpen = !isStaff && ticket.state === 'waiting' && event === questionOf(ticket);
  if (isOpen) return { isMessage: true, title: t('history.asks') };
  const title = event.staff ? 'history.answers' : event.mail ? 'history.writesMail' : 'history.writes';
  return { isMessage: true, title: t(title), body: noteText(event) };
}

/** One ticket: what was asked, what became of it, and everything that can be done with it. */
export function TicketDetail({ id, holidays }: { id: string; holidays: Holidays }) {
  const t = texts('tickets');
  const isStaff = useStore($isEmployee);
  const [store] = useState(() => ticketStore(id));
  const { act } = store;
  return (
    <RecordPage
      store={store}
      texts="tickets"
      route="EtcTicketEdit"
      list="EtcTicketOverview"
      submission={(ticket) => <TicketSubmission ticket={ticket} holidays={holidays} />}
    >
      {(ticket) => (
        <div className="grid grid-cols-1 gap-4">
          <TicketHead ticket={ticket} act={act} holidays={holidays} isStaff={isStaff} />
          {ticket.state === 'waiting' && !isStaff && <TicketQuestion ticket={ticket} act={act} />}
          {ticket.data.waitingMails !== undefined && (
            <Notice title={t('mails.waiting')}>{t('mails.waitingText')}</Notice>
          )}
          {ticket.state === 'withdrawn' && <Withdrawn />}
          <RecordBody
            story={
              <>
                {ticket.state !== 'withdrawn' && isStaff && <AnswerForm ticket={ticket} act={act} />}
                {ticket.state !== 'withdrawn' && ticket.state !== 'waiting' && !isStaff && (
                  <NoteForm ticket={ticket} act={act} />
                )}
                <History
                  events={ticket.data.history}
                  tell={(event) => tell(ticket, event, isStaff)}
                  {...(!isStaff && { notesOf: id })}
                />
              </>
            }
            aside={
              <>
                <PeopleCard people={peopleOf(ticket)} />
                {takesFiles(ticket.kind) && (
                  <Attachments
                    store={store}
                    keep={`ticket/${id}`}
                    max={maxFiles}
                    act={act}
                    isClosed={ticket.state === 'withdrawn'}
                    {...(!isStaff && {
                      takeBack: (file: string) => act({ _action: 'takeBack', file }, crypto.randomUUID()),
                    })}
                  />
                )}
                {!isStaff && (
                  <MailCard
                    id={id}
                    version={ticket.version}
                    names={{ [contactOf(ticket).email]: contactOf(ticket).name }}
                  />
                )}
              </>
            }
          >
            {ticket.kind === 'etcProvisionComplain' && maySeeLines() && (
              <Boundary>
                <Suspense fallback={<ClaimsWait />}>
                  <ClaimCard ticketId={ticket.id} />
                </Suspense>
              </Boundary>
            )}
            <AllFacts
              parts={factPart('request', t(`type.${ticket.kind}`), requestFacts(ticket))}
              foot={editText(ticket)}
            />
          </RecordBody>
        </div>
      )}
    </RecordPage>
  );
}
