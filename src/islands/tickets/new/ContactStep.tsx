import { texts } from '../../../i18n/client.ts';
import { FieldGroup } from '../../ui/form/FieldGroup.tsx';
import { FieldRow } from '../../ui/form/FieldRow.tsx';
import { PhoneInput } from '../../ui/form/PhoneInput.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';

export function ContactStep() {
  const t = texts('ticket-form');
  return (
    <FieldGroup title={t('contact.title')} hint={t('contact.hint')}>
      <FieldRow>
        <TextInput name="contactLastName" label={t('contact.lastName')} autoComplete="family-name" />
        <TextInput name="contactFirstName" label={t('contact.firstName')} autoComplete="given-name" />
      </FieldRow>
      <TextInput name="contactEmail" type="email" label={t('contact.email')} autoComplete="email" />
      <PhoneInput name="contactPhone" label={t('contact.phone')} hint={t('contact.phoneHint')} />
    </FieldGroup>
  );
}
