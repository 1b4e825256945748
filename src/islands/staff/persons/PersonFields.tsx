import { texts } from '#i18n/client.ts';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';

/** Who it is: a name, and what tells the person from others of that name. */
export function PersonFields() {
  const t = texts('retention');
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput name="firstName" label={t('person.firstName')} />
        <TextInput name="lastName" label={t('person.lastName')} />
      </div>
      <p className="text-muted text-sm">{t('person.one')}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField name="birthDate" label={t('person.birthDate')} required={false} />
        <TextInput name="email" type="email" label={t('person.email')} required={false} />
        <TextInput name="phone" label={t('person.phone')} required={false} />
        <TextInput name="customerNumber" label={t('person.customerNumber')} required={false} />
      </div>
    </>
  );
}

export const noPerson = { firstName: '', lastName: '', birthDate: '', email: '', phone: '', customerNumber: '' };
