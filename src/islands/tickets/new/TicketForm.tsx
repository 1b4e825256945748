import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { TicketType } from '#contract/ticket.ts';
import { mayAccess } from '#domain/access/access.ts';
import { accessOf } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { fieldsOf } from '#domain/form/conditions.ts';
import type { FormDescription } from '#domain/form/form-description.ts';
import { emptyForm } from '#domain/form/form-values.ts';
import { siteConfig } from '#domain/site/site-config.ts';
import { foundationCaption } from '#domain/text/foundation-caption.ts';
import { offerConsent } from '#domain/tickets/offer-consent.ts';
import { type TicketRequest, ticketFormContracts, ticketForms } from '#domain/tickets/ticket-forms.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { useCatalogue } from '#islands/record/useCatalogue.ts';
import { FactRow } from '#islands/ui/form/schema/FactList.tsx';
import { FormSummary } from '#islands/ui/form/schema/FormSummary.tsx';
import { SchemaForm, stepsOf } from '#islands/ui/form/schema/SchemaForm.tsx';
import { useConfirm } from '#islands/ui/overlay/useConfirm.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { uploader } from '#stores/files/uploads.ts';
import { $foundation } from '#stores/foundation/foundation.ts';
import { colleagues } from '#stores/profile/members.ts';
import { $customerChoices, searchCustomers } from '#stores/sales/customer-choices.ts';
import { $user, $userRoles } from '#stores/session/session.ts';
import {
  $ticketAddress,
  forgetPrefill,
  prefillFields,
  raiseTicket,
  setTicketAddress,
  showCreated,
} from '#stores/tickets/ticket-create.ts';
import { contactOf } from '../contact-of.ts';
import { CustomerAnswers } from './CustomerAnswers.tsx';
import { NextDayNote } from './NextDayNote.tsx';
import { OfferPriceLists } from './OfferPriceLists.tsx';
import { OwnerContact } from './OwnerContact.tsx';
import { TemplateCheck } from './TemplateCheck.tsx';
import { TemplateDownload } from './TemplateDownload.tsx';
import { ticketFormInput } from './ticket-form-input.ts';

const notes = {
  nextDay: NextDayNote,
  prices: OfferPriceLists,
  template: TemplateDownload,
  templateAgain: TemplateDownload,
  templateCheck: TemplateCheck,
  ownerContact: OwnerContact,
  customerAnswers: CustomerAnswers,
};

const finders = { customerId: searchCustomers };

const ofColleagues: readonly string[] = ['owner', 'ownerContact', 'copies'];
const ofCustomers: readonly string[] = ['customerId', 'customerAnswers'];

/** Users without colleagues get no choice of an owner, those who do not sell none of a customer. */
function without<F extends FormDescription>(form: F, names: readonly string[]): F {
  const sections = form.sections.map((section) => ({
    ...section,
    fields: Object.fromEntries(Object.entries(section.fields).filter(([name]) => !names.includes(name))),
  }));
  return { ...form, sections };
}

/** A request by its description: steps in the address, contact, summary, kept input, sending once, and the way to the new ticket. */
export function TicketForm<T extends TicketType>({ type, holidays }: { type: T; holidays: Holidays }) {
  useCatalogue();
  const t = texts('ticket-form');
  const user = useStore($user);
  const foundation = useStore($foundation);
  const address = useStore($ticketAddress);
  const known = useStore(colleagues.$value);
  const colleaguesKnown = known.state === 'ready' ? known.value : [];
  const people = colleaguesKnown.map(({ id, name }) => ({ value: id, label: name }));
  const me = colleaguesKnown.find(({ email }) => email.toLowerCase() === user?.email.toLowerCase())?.id;
  const userRoles = useStore($userRoles);
  const customers = useStore($customerChoices);
  const isSeller = mayAccess(accessOf('Customers'), userRoles, foundation?.type ?? '');
  const form = without(ticketForms[type], [
    ...(people.some(({ value }) => value !== me) ? [] : ofColleagues),
    ...(isSeller ? [] : ofCustomers),
  ]);
  const [start] = useState(() => {
    const wished = prefillFields.filter((name) => address[name] && Object.hasOwn(fieldsOf(form), name));
    const answers = {
      ...Object.fromEntries(wished.map((name) => [name, address[name]])),
      ...(address.customer && Object.hasOwn(fieldsOf(form), 'customerId') && { customerId: address.customer }),
    };
    return { ...ticketFormInput(type, { category: address.category, answers }), answers };
  });
  const { ask, dialog } = useConfirm();

  useEffect(() => {
    // What a link wishes is taken over once; a later step without the input before it leads nowhere.
    forgetPrefill(start.isNew ? { step: '' } : {});
  }, [start]);

  const steps = stepsOf(form);
  const sender = foundation && foundationCaption(siteConfig.appLabel, foundation);
  const needsConsent = type === 'etcProjectRequest';

  return (
    <>
      <SchemaForm
        form={form}
        contract={ticketFormContracts[type]}
        words={{ locale: pageLocale(), translate: (key, parameters) => t(key as 'new', { ...parameters }) }}
        context={() => ({
          today: berlinDay(Date.now()),
          holidays,
          voNumbers: foundation?.voNumbers ?? [],
          sellerTags: foundation?.type,
          customers,
          people,
          me,
        })}
        notes={notes}
        finders={finders}
        uploader={uploader}
        defaults={{
          ...emptyForm(form),
          category: start.category,
          ...start.answers,
          ...contactOf(user && { ...user, name: user.displayName }),
        }}
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
            {address.customer && !Object.hasOwn(fieldsOf(form), 'customerId') && <p>{t('aboutCustomer')}</p>}
          </>
        }
        // §5-10: nothing is sent before the partner confirms the consent of all affected persons.
        {...(needsConsent && {
          confirm: () => ask({ title: t('consent.title'), text: offerConsent.text[pageLocale()] }),
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
