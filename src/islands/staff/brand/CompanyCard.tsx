import { type Brand, brandCompany } from '#contract/brand/brand.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { FieldRow } from '#islands/ui/form/FieldRow.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { toast } from '#stores/page/toasts.ts';
import { saveCompany } from '#stores/staff/brand.ts';

/** Name and company, which count as soon as they are saved. */
export function CompanyCard({ brand }: { brand: Brand }) {
  const t = texts('brand');
  const { company, companyChanged } = brand;
  return (
    <Card title={t('company.title')}>
      <p className="mb-4 text-muted">
        {t('company.lead')}{' '}
        {companyChanged &&
          t('changed', { name: companyChanged.by, moment: formatMoment(companyChanged.at, pageLocale()) })}
      </p>
      <div className="max-w-form">
        <Form
          look="plain"
          label={t('company.title')}
          contract={brandCompany}
          defaults={company}
          onSubmit={async (values) => {
            await saveCompany(brand, values);
            toast('ok', t('company.done'));
          }}
          submitLook="secondary"
          submitLabel={t('company.submit')}
        >
          <FieldRow>
            <TextInput name="nameDe" label={t('field.nameDe')} />
            <TextInput name="nameEn" label={t('field.nameEn')} />
          </FieldRow>
          <TextInput name="company" label={t('field.company')} />
          <TextInput name="street" label={t('field.street')} />
          <FieldRow split="shortLong">
            <TextInput name="zip" label={t('field.zip')} inputMode="numeric" />
            <TextInput name="city" label={t('field.city')} />
          </FieldRow>
          <FieldRow>
            <TextInput name="hotline" label={t('field.hotline')} inputMode="tel" />
            <TextInput name="email" label={t('field.email')} type="email" />
          </FieldRow>
          <FieldRow>
            <TextInput name="hoursDe" label={t('field.hoursDe')} />
            <TextInput name="hoursEn" label={t('field.hoursEn')} />
          </FieldRow>
          <TextInput name="directors" label={t('field.directors')} required={false} />
          <FieldRow>
            <TextInput name="court" label={t('field.court')} required={false} />
            <TextInput name="register" label={t('field.register')} required={false} />
          </FieldRow>
          <TextInput name="vatId" label={t('field.vatId')} required={false} />
        </Form>
      </div>
    </Card>
  );
}
