import type { ReactNode } from 'react';
import { type Brand, brandCompany } from '#contract/brand/brand.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { FieldRow } from '#islands/ui/form/FieldRow.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { toast } from '#stores/page/toasts.ts';
import { saveCompany } from '#stores/staff/brand.ts';

/** Fields that are read together, beside what they are for. */
function Part({ name, children }: { name: 'portal' | 'address' | 'service' | 'register'; children: ReactNode }) {
  const t = texts('brand');
  return (
    <section
      aria-labelledby={`company-${name}`}
      className="grid gap-x-8 gap-y-4 border-line py-5 not-first:border-t first:pt-0 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h3 id={`company-${name}`} className="text-base">
          {t(`part.${name}`)}
        </h3>
        <p className="text-muted text-sm">{t(`part.${name}Where`)}</p>
      </div>
      <div className="grid min-w-0 content-start gap-5">{children}</div>
    </section>
  );
}

/** Name and company, which count as soon as they are saved. */
export function CompanyCard({ brand }: { brand: Brand }) {
  const t = texts('brand');
  const { company, companyChanged } = brand;
  return (
    <Card title={t('company.title')}>
      <p className="mb-5 text-muted">
        {t('company.lead')}{' '}
        {companyChanged &&
          t('changed', { name: companyChanged.by, moment: formatMoment(companyChanged.at, pageLocale()) })}
      </p>
      <Form
        look="plain"
        label={t('company.title')}
        contract={brandCompany}
        defaults={company}
        onSubmit={async (values) => {
          await saveCompany(brand, values);
          toast('ok', t('company.done'));
        }}
        submitLabel={t('company.submit')}
        footer={({ busy, failure, submitProps }) => (
          <div className="grid gap-3 border-line border-t pt-4">
            {failure && (
              <Notice live tone="danger">
                {failure}
              </Notice>
            )}
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="min-w-0 flex-1 basis-60 text-muted text-sm">{t('company.effect')}</p>
              <Button look="primary" busy={busy} {...submitProps}>
                {t('company.submit')}
              </Button>
            </div>
          </div>
        )}
      >
        <div className="border-line border-t pt-5">
          <Part name="portal">
            <FieldRow>
              <TextInput name="nameDe" label={t('field.nameDe')} />
              <TextInput name="nameEn" label={t('field.nameEn')} />
            </FieldRow>
          </Part>
          <Part name="address">
            <TextInput name="company" label={t('field.company')} />
            <FieldRow split="address">
              <TextInput name="street" label={t('field.street')} />
              <TextInput name="zip" label={t('field.zip')} inputMode="numeric" />
              <TextInput name="city" label={t('field.city')} />
            </FieldRow>
          </Part>
          <Part name="service">
            <FieldRow>
              <TextInput name="hotline" label={t('field.hotline')} inputMode="tel" />
              <TextInput name="email" label={t('field.email')} type="email" />
            </FieldRow>
            <FieldRow>
              <TextInput name="hoursDe" label={t('field.hoursDe')} />
              <TextInput name="hoursEn" label={t('field.hoursEn')} />
            </FieldRow>
          </Part>
          <Part name="register">
            <TextInput name="directors" label={t('field.directors')} required={false} />
            <FieldRow split="three">
              <TextInput name="court" label={t('field.court')} required={false} />
              <TextInput name="register" label={t('field.register')} required={false} />
              <TextInput name="vatId" label={t('field.vatId')} required={false} />
            </FieldRow>
          </Part>
        </div>
      </Form>
    </Card>
  );
}
