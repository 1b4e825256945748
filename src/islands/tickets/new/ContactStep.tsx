import { texts } from '../../../i18n/client.ts';
import { FieldGroup } from '../../ui/FieldGroup.tsx';
import { FieldRow } from '../../ui/FieldRow.tsx';
import { PhoneInput } from '../../ui/PhoneInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

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
