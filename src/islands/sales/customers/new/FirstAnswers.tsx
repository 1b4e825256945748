import { clientKinds } from '#contract/sales/customer.ts';
import { fieldsOf } from '#domain/form/conditions.ts';
import type { Field } from '#domain/form/form-description.ts';
import { newCustomerForm } from '#domain/sales/customers/new-customer.ts';
import { texts } from '#i18n/client.ts';
import { FieldRow } from '#islands/ui/form/FieldRow.tsx';
import { Segments } from '#islands/ui/form/Segments.tsx';
import { SchemaField } from '#islands/ui/form/schema/SchemaField.tsx';
import { useShown } from '#islands/ui/form/schema/schema-context.ts';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import type { SimilarSearch } from '#stores/sales/similar-customers.ts';
import { SimilarBox } from './SimilarBox.tsx';

const fields = fieldsOf(newCustomerForm);
const of = (name: string) => fields[name] as Exclude<Field, { kind: 'note' | 'group' }>;

interface Props {
  search: SimilarSearch;
  onOpen: (id: string) => void;
}

/** The six answers with which a customer is made; who is already there is said below the name. */
export function FirstAnswers(similar: Props) {
  const t = texts('customer-form');
  const isCompany = useShown(of('companyName'));
  const typed = (name: string) => <SchemaField path={name} field={of(name)} />;
  return (
    <div className="grid gap-5 p-5 sm:p-6">
      <Segments
        name="clientKind"
        label={t('clientKind')}
        options={clientKinds.map((value) => ({ value, label: t(`clientKinds.${value}`) }))}
      />
      {isCompany ? (
        <TextInput name="companyName" label={t('companyName')} required />
      ) : (
        <FieldRow>
          <TextInput name="firstName" label={t('firstName')} />
          <TextInput name="lastName" label={t('lastName')} required />
        </FieldRow>
      )}
      <SimilarBox {...similar} />
      {isCompany ? (
        <FieldRow>
          {typed('contactName')}
          {typed('place')}
        </FieldRow>
      ) : (
        typed('place')
      )}
      <FieldRow>
        {typed('phone')}
        {typed('email')}
      </FieldRow>
      <p className="-mt-3 text-muted text-sm">{t('first.reach')}</p>
      {typed('consentData')}
    </div>
  );
}
