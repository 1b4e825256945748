import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { maxFiles } from '#contract/ticket.ts';
import type { TicketRecord } from '#contract/ticket-record.ts';
import { mayAccess } from '#domain/access/access.ts';
import { accessOf, href } from '#domain/access/routes.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { answerBy } from '#domain/tickets/answer-target.ts';
import { mayWithdraw, takesFiles } from '#domain/tickets/ticket-rules.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ContactCard } from '#islands/record/ContactCard.tsx';
import { type Fact, Facts } from '#islands/record/Facts.tsx';
import { Attachments } from '#islands/record/files/Attachments.tsx';
import { History } from '#islands/record/History.tsx';
import { RecordHead } from '#islands/record/RecordHead.tsx';
import { RecordColumns, RecordPage } from '#islands/record/RecordPage.tsx';
import { MailCard } from '#islands/record/submission/MailCard.tsx';
import { AnswerForm, NoteForm, Reopen } from '#islands/record/ticket/TicketActions.tsx';
import { TicketStatusPill } from '#islands/record/ticket/TicketStatusPill.tsx';
import { contactOf, requestFacts, timelineEntry } from '#islands/record/ticket/ticket-timeline.ts';
import { Boundary } from '#islands/ui/page/Boundary.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { $foundation, $isEmployee } from '#stores/foundation/foundation.ts';
import { $userRoles } from '#stores/session/session.ts';
import { ticketStore } from '#stores/tickets/ticket.ts';
import { NextStep, WaitingNotice } from './notices.tsx';
import { Withdraw, Withdrawn } from './Withdraw.tsx';

const TicketSubmission = lazy(() => import('./TicketSubmission.tsx').then((module) => module.TicketSubmission));
// Of complaints alone, which know what commissions are.
const ClaimCard = lazy(() => import('./ClaimCard.tsx').then((module) => module.ClaimCard));

/** The way to the customer that it is about, for who may go it. */
function customerFact({ data: { customerId } }: TicketRecord): Fact[] {
  const t = texts('tickets');
  if (!customerId || !mayAccess(accessOf('CustomerEdit'), $userRoles.get(), $foundation.get()?.type ?? '')) return [];
  const link = <a href={href('CustomerEdit', pageLocale(), { id: customerId })}>{t('detail.toCustomer')}</a>;
  return [{ label: t('column.customer'), value: link }];
}

/** Amounts are for those who may see the organisation's statements. */
const maySeeLines = () => mayAccess(accessOf('EtcBillingDocuments'), $userRoles.get(), $foundation.get()?.type ?? '');

const ClaimsWait = () => (
  <Card flush title={texts('complaints')('card.title')}>
    <Skeleton rows={3} />
  </Card>
);

/** By when an answer is expected; what an employee looks at first. */
function answerFact({ data }: TicketRecord, holidays: Holidays): Fact {
  const by = answerBy(data, holidays);
  return { label: texts('tickets')('column.answerBy'), value: by && formatMoment(by, pageLocale()) };
}

/** One ticket: what was asked, what became of it, and everything that can be done with it. */
export function TicketDetail({ id, holidays }: { id: string; holidays: Holidays }) {
  const t = texts('tickets');
  const employee = useStore($isEmployee);
  const [store] = useState(() => ticketStore(id));
  return (
    <RecordPage
      store={store}
      texts="tickets"
      route="EtcTicketEdit"
      list="EtcTicketOverview"
      submission={(ticket) => <TicketSubmission ticket={ticket} holidays={holidays} />}
    >
      {(ticket) => (
        <div className="grid gap-6">
          <RecordHead
            list="EtcTicketOverview"
            record={ticket}
            title={t('detail.title', { number: ticket.foreignid, type: t(`type.${ticket.kind}`) })}
            name={t('detail.name', { number: ticket.foreignid })}
            state={ticket.state}
            pill={<TicketStatusPill status={ticket.state} />}
          />
          {!employee && <NextStep ticket={ticket} holidays={holidays} />}
          {ticket.state === 'waiting' && !employee && <WaitingNotice ticket={ticket} />}
          {ticket.state === 'withdrawn' && <Withdrawn />}
          {ticket.state === 'closed' && <Reopen ticket={ticket} act={store.act} />}
          <RecordColumns
            aside={
              <>
                {takesFiles(ticket.kind) && (
                  <Attachments
                    store={store}
                    keep={`ticket/${id}`}
                    max={maxFiles}
                    act={store.act}
                    isClosed={ticket.state === 'withdrawn'}
                    {...(!employee && {
                      takeBack: (file: string) => store.act({ _action: 'takeBack', file }, crypto.randomUUID()),
                    })}
                  />
                )}
                {!employee && (
                  <MailCard
                    id={id}
                    version={ticket.version}
                    names={{ [contactOf(ticket).email]: contactOf(ticket).name }}
                  />
                )}
                <ContactCard {...contactOf(ticket)} />
              </>
            }
          >
            <Facts
              title={t('detail.request')}
              facts={[...requestFacts(ticket), ...customerFact(ticket), answerFact(ticket, holidays)]}
            />
            {ticket.kind === 'etcProvisionComplain' && maySeeLines() && (
              <Boundary>
                <Suspense fallback={<ClaimsWait />}>
                  <ClaimCard ticketId={ticket.id} />
                </Suspense>
              </Boundary>
            )}
            <History events={ticket.data.history} tell={(event) => timelineEntry(event, employee)} />
            {ticket.state !== 'withdrawn' &&
              (employee ? (
                <AnswerForm ticket={ticket} act={store.act} />
              ) : (
                <NoteForm ticket={ticket} act={store.act} />
              ))}
            {!employee && mayWithdraw(ticket.state) && <Withdraw ticket={ticket} act={store.act} />}
          </RecordColumns>
        </div>
      )}
    </RecordPage>
  );
}
