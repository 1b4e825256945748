import FilePlus from 'lucide/dist/esm/icons/file-plus.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import List from 'lucide/dist/esm/icons/list.mjs';
import Paperclip from 'lucide/dist/esm/icons/paperclip.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import User from 'lucide/dist/esm/icons/user.mjs';
import { formatPhone } from '#contract/numbering/phone-number.ts';
import type { TicketRecord } from '#contract/ticket-record.ts';
import { mayAccess } from '#domain/access/access.ts';
import { accessOf, href, type RouteName } from '#domain/access/routes.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { ticketSteps } from '#domain/tickets/submission-steps.ts';
import { takesFiles } from '#domain/tickets/ticket-rules.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { stepEntry } from '#islands/record/submission/moment-text.ts';
import { RecordSubmission } from '#islands/record/submission/RecordSubmission.tsx';
import type { NextAct } from '#islands/record/submission/SubmissionPage.tsx';
import { categoryName } from '#islands/record/ticket/ticket-labels.ts';
import { contactOf } from '#islands/record/ticket/ticket-timeline.ts';
import { $foundation } from '#stores/foundation/foundation.ts';
import { $userRoles } from '#stores/session/session.ts';

const mayOpen = (route: RouteName) => mayAccess(accessOf(route), $userRoles.get(), $foundation.get()?.type ?? '');

function nextActs({ id, kind, data: { customerId } }: TicketRecord): NextAct[] {
  const t = texts('tickets');
  const locale = pageLocale();
  const customer = customerId ? { customer: customerId } : {};
  return [
    ...(takesFiles(kind)
      ? [
          {
            href: href('EtcTicketEdit', locale, { id }),
            label: t('sent.files'),
            icon: Paperclip,
            hint: t('sent.filesText'),
          },
        ]
      : []),
    ...(kind === 'etcProjectRequest' && mayOpen('DraftEdit')
      ? [
          {
            href: href('DraftEdit', locale, customer),
            label: t('sent.draft'),
            icon: FilePlus,
            hint: t('sent.draftText'),
          },
        ]
      : []),
    ...(kind === 'etcProvisionComplain' && mayOpen('EtcBillingDocuments')
      ? [{ href: href('EtcBillingDocuments', locale), label: t('sent.statements'), icon: FileText }]
      : []),
    {
      href: href('EtcTicketEdit', locale, { type: kind, ...customer }),
      label: t('sent.again', { type: t(`type.${kind}`) }),
      icon: Plus,
    },
    { href: href('EtcTicketEdit', locale, customer), label: t('sent.another'), icon: Plus },
    ...(customerId && mayOpen('CustomerEdit')
      ? [{ href: href('CustomerEdit', locale, { id: customerId }), label: t('detail.toCustomer'), icon: User }]
      : []),
    { href: href('EtcTicketOverview', locale), label: t('sent.all'), icon: List },
  ];
}

/** The end of a ticket's submission: by when the answer comes and where to, and what can be done meanwhile. */
export function TicketSubmission({ ticket, holidays }: { ticket: TicketRecord; holidays: Holidays }) {
  const t = texts('tickets');
  const { id, kind, category, subject, version, data, foreignid } = ticket;
  const contact = contactOf(ticket);
  const words = {
    by: data.history[0]?.by ?? '',
    email: contact.email,
    phone: formatPhone(contact.phone),
  };
  const type = t(`type.${kind}`);
  return (
    <RecordSubmission
      list="EtcTicketOverview"
      name={[subject, type].filter(Boolean).join(', ')}
      title={t('sent.title')}
      lead={
        <>
          {[type, categoryName(kind, category)].join(' · ')}
          {subject && (
            <>
              {': '}
              <strong>{subject}</strong>
            </>
          )}
        </>
      }
      number={{ label: t('sent.number'), value: String(foreignid) }}
      to={{ href: href('EtcTicketEdit', pageLocale(), { id }), label: t('sent.toTicket') }}
      steps={ticketSteps(data, holidays).map((step) =>
        stepEntry(
          step,
          step.name === 'answer'
            ? {
                title: t(`sent.steps.answer.${kind}`),
                text:
                  step.byMoment !== undefined && step.byMoment < Date.now()
                    ? t('next.late')
                    : t(`sent.steps.answerText.${kind}`, words),
              }
            : { title: t(`sent.steps.${step.name}`), text: t(`sent.steps.${step.name}Text`, words) },
        ),
      )}
      next={nextActs(ticket)}
      mails={{ id, version, names: { [contact.email]: contact.name }, recipient: contact.email }}
    />
  );
}
