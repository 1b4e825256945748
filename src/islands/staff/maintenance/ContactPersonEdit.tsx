import * as z from 'zod/mini';
import { formatPhone } from '#contract/numbering/phone-number.ts';
import { contactPerson } from '#contract/staff/contact-person.ts';
import { texts } from '#i18n/client.ts';
import { type EditedOf, RecordEdit } from '#islands/record/edit/RecordEdit.tsx';
import { PhoneInput } from '#islands/ui/form/PhoneInput.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { recordStores } from '#stores/data/record-stores.ts';
import { PartnerNames, PartnersField } from './PartnersField.tsx';

const form = z.strictObject(contactPerson.fields);

function edited(): EditedOf<typeof contactPerson, typeof form> {
  const t = texts('contact-persons');
  return {
    records: recordStores(contactPerson),
    texts: 'contact-persons',
    route: 'ContactPersonEdit',
    list: 'ContactPersons',
    contract: form,
    values: (person) => ({
      name: person?.name ?? '',
      position: person?.position ?? '',
      positionEnglish: person?.positionEnglish ?? '',
      phone: person?.phone ?? '',
      email: person?.email ?? '',
      videoCallUrl: person?.videoCallUrl ?? '',
      partners: person?.partners ?? [],
    }),
    sent: (values) => values,
    title: ({ name }) => name,
    facts: (person) => [
      { label: t('position'), value: person.position },
      { label: t('positionEnglish'), value: person.positionEnglish },
      { label: t('phone'), value: formatPhone(person.phone) },
      { label: t('email'), value: person.email },
      { label: t('videoCallUrl'), value: person.videoCallUrl },
      {
        label: t('partners'),
        value: person.partners.length > 0 ? <PartnerNames trids={person.partners} /> : t('all'),
        long: true,
      },
    ],
    fields: () => (
      <>
        <TextInput name="name" label={t('name')} autoComplete="off" />
        <TextInput name="position" label={t('position')} autoComplete="off" />
        <TextInput name="positionEnglish" label={t('positionEnglish')} autoComplete="off" />
        <PhoneInput name="phone" label={t('phone')} />
        <TextInput name="email" label={t('email')} type="email" autoComplete="off" />
        <TextInput name="videoCallUrl" label={t('videoCallUrl')} type="url" autoComplete="off" />
        <PartnersField />
      </>
    ),
  };
}

export const ContactPersonEdit = island(() => <RecordEdit of={edited} />);
