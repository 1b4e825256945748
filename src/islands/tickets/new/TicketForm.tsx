import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { TicketType } from '../../../contract/ticket.ts';
import { berlinDay } from '../../../domain/date/berlin-day.ts';
import type { Holidays } from '../../../domain/date/working-days.ts';
import { fieldsOf } from '../../../domain/form/conditions.ts';
import { emptyForm } from '../../../domain/form/form-values.ts';
import { siteConfig } from '../../../domain/site/site-config.ts';
import { foundationCaption } from '../../../domain/text/foundation-caption.ts';
import { splitName } from '../../../domain/text/person-name.ts';
import { formatPhone } from '../../../domain/text/phone.ts';
import { type TicketRequest, ticketFormContracts, ticketForms } from '../../../domain/tickets/ticket-forms.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import { uploader } from '../../../stores/files/uploads.ts';
import { $foundation } from '../../../stores/foundation/foundation.ts';
import { $user } from '../../../stores/session/session.ts';
import {
  $ticketAddress,
  forgetWishes,
  raiseTicket,
  setTicketAddress,
  showCreated,
  wishedFields,
} from '../../../stores/tickets/ticket-create.ts';
import { DrawnForm, stepsOf } from '../../ui/form/drawn/DrawnForm.tsx';
import { FactRow } from '../../ui/form/drawn/FactList.tsx';
import { FormSummary } from '../../ui/form/drawn/FormSummary.tsx';
import { useConfirm } from '../../ui/overlay/useConfirm.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { NextDayNote } from './NextDayNote.tsx';
import { OfferPriceLists } from './OfferPriceLists.tsx';
import { TemplateCheck } from './TemplateCheck.tsx';
import { TemplateDownload } from './TemplateDownload.tsx';
import { ticketFormInput } from './ticket-form-input.ts';

const notes = {
  nextDay: NextDayNote,
  prices: OfferPriceLists,
  template: TemplateDownload,
  templateAgain: TemplateDownload,
  templateCheck: TemplateCheck,
};

function contactOf(user: { displayName: string; email: string; phone?: string | undefined } | undefined) {
  const { firstName, lastName } = splitName(user?.displayName ?? '');
  return {
    contactLastName: lastName,
    contactFirstName: firstName,
    contactEmail: user?.email ?? '',
    contactPhone: user?.phone ? formatPhone(user.phone) : '',
  };
}

/** A request by its description: steps in the address, contact, summary, kept input, sending once, and the way to the new ticket. */
export function TicketForm<T extends TicketType>({ type, holidays }: { type: T; holidays: Holidays }) {
  const t = texts('ticket-form');
  const user = useStore($user);
  const foundation = useStore($foundation);
  const address = useStore($ticketAddress);
  const form = ticketForms[type];
  const [start] = useState(() => {
    const wished = wishedFields.filter((name) => address[name] && Object.hasOwn(fieldsOf(form), name));
    const answers = Object.fromEntries(wished.map((name) => [name, address[name]]));
    return { ...ticketFormInput(type, { category: address.category, answers }), answers };
  });
  const { ask, dialog } = useConfirm();

  useEffect(() => {
    // What a link wishes is taken over once; a later step without the input before it leads nowhere.
    forgetWishes(start.isNew ? { step: '' } : {});
  }, [start]);

  const steps = stepsOf(form);
  const sender = foundation && foundationCaption(siteConfig.appLabel, foundation);
  const needsConsent = type === 'etcProjectRequest';

  return (
    <>
      <DrawnForm
        form={form}
        contract={ticketFormContracts[type]}
        words={{ locale: pageLocale(), say: (key, parameters) => t(key as 'new', { ...parameters }) }}
        context={() => ({ today: berlinDay(Date.now()), holidays, voNumbers: foundation?.voNumbers ?? [] })}
        notes={notes}
        uploader={uploader}
        defaults={{ ...emptyForm(form), category: start.category, ...start.answers, ...contactOf(user) }}
        keep={start.keep}
        at={{
          step: Math.max(0, steps.indexOf(address.step)),
          go: (next) => setTicketAddress({ step: next === 0 ? '' : (steps[next] ?? '') }, 'push'),
        }}
        stepLabel={(step) => t(`step.${step}` as 'step.files')}
        summary={
          <Card title={t('summary.title')}>
            <FormSummary
              before={<FactRow label={t('summary.type')}>{texts('tickets')(`type.${type as TicketType}`)}</FactRow>}
              after={<FactRow label={t('summary.for')}>{sender}</FactRow>}
            />
          </Card>
        }
        submitLabel={t('submit')}
        note={
          <>
            <p>{t('sendingFor', { name: sender })}</p>
            {address.customer && <p>{t('aboutCustomer')}</p>}
          </>
        }
        // §5: nothing is sent before the partner confirms the consent of all affected persons.
        {...(needsConsent && {
          confirm: () =>
            ask({ title: t('consent.title'), text: t('consent.text'), confirmLabel: t('consent.confirm') }),
        })}
        failure={() => t('notSent')}
        onSubmit={async (values, { idempotencyKey }) => {
          const request = { ...values, ...(needsConsent && { consent: true }) } as TicketRequest<T>;
          const ticket = await raiseTicket(type, request, idempotencyKey);
          showCreated(ticket.id);
        }}
      />
      {dialog}
    </>
  );
}
