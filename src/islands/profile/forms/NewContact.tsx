import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { contactActions } from '#contract/profile/change-request.ts';
import type { FoundationProfile } from '#contract/profile/organisation.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { filledForm } from '#domain/form/filled-form.ts';
import { contactForm, contactValues } from '#domain/profile/contact-form.ts';
import { contactName } from '#domain/profile/contact-name.ts';
import { texts } from '#i18n/client.ts';
import { Lead, RecordFrame } from '#islands/record/RecordFrame.tsx';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { useSchemaContext } from '#islands/ui/form/schema/schema-context.ts';
import { useOtherValue } from '#islands/ui/form/useFormField.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { usePageTitle } from '#islands/ui/page/usePageTitle.ts';
import { foundationProfile } from '#stores/profile/foundation-profile.ts';
import { requestAddress } from '#stores/profile/requests.ts';
import { ChangeForm } from './ChangeForm.tsx';

/** Choosing a contact to change fills in its data; removing one is stated. */
function KnownContact({ shown: isVisible }: { shown: boolean }) {
  const t = texts('profile-form');
  const { form } = useFormScope();
  const action = useOtherValue<string>('action');
  const chosen = useOtherValue<string>('contactId');
  const contact = useSchemaContext()
    .context()
    .organisation?.contacts?.find(({ id }) => id === chosen);
  const lastChosen = useRef(chosen);
  useEffect(() => {
    if (lastChosen.current === chosen) return;
    lastChosen.current = chosen;
    if (!contact || action !== 'change') return;
    const storedValues = filledForm(contactForm, contactValues(contact));
    for (const name of [
      'person',
      'department',
      'isMain',
      'getsCommission',
      'getsNewsletter',
      'portalAccess',
      'portalRoles',
    ])
      form.setValue(name, storedValues[name], { shouldDirty: true });
  }, [chosen, contact, action, form]);
  if (!isVisible || !contact || action !== 'remove') return null;
  return (
    <Notice tone={contact.isMain ? 'warn' : 'info'} title={t('remove.title', { name: contactName(contact) })}>
      {t(contact.isMain ? 'remove.main' : 'remove.text')}
    </Notice>
  );
}

const notes = { known: KnownContact };

function NewContactRequest({ organisation }: Pick<FoundationProfile, 'organisation'>) {
  const t = texts('profile-form');
  const { action, contact: requestedId } = useStore(requestAddress.$query);
  const storedContact = organisation?.contacts.find(({ id }) => id === requestedId);
  const start = {
    ...(storedContact && action !== 'add' ? contactValues(storedContact) : {}),
    action: contactActions.find((act) => act === action) ?? (storedContact ? 'change' : 'add'),
    effectiveOn: berlinDay(Date.now()),
  };
  return (
    <ChangeForm
      type="etc.contact"
      organisation={organisation}
      defaults={filledForm(contactForm, start)}
      keep={`profile/contact/${start.action}${requestedId && `/${requestedId}`}`}
      label={t('contactTitle')}
      notes={notes}
    />
  );
}

/** A new wish about a contact person. */
export function NewContact() {
  const t = texts('profile-form');
  const profile = useStore(foundationProfile.$value);
  usePageTitle(t('contactTitle'));
  return (
    <RecordFrame route="EtcContactForm" list="EtcProfile">
      <Lead>{t('contactLead')}</Lead>
      <Async value={profile} failedTitle={t('profileFailed')} onRetry={foundationProfile.reload}>
        {({ organisation }) => <NewContactRequest organisation={organisation} />}
      </Async>
    </RecordFrame>
  );
}
