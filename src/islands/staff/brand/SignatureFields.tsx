import { type Brand, maxSignature } from '#contract/brand/brand.ts';
import { texts } from '#i18n/client.ts';
import { FieldRow } from '#islands/ui/form/FieldRow.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { useOtherValue } from '#islands/ui/form/useFormField.ts';

const languages = ['de', 'en'] as const;

/** The end of a mail with what is typed, as a mail program shows it. */
function MailEnd({ brand: { company }, language }: { brand: Brand; language: (typeof languages)[number] }) {
  const t = texts('brand');
  const isGerman = language === 'de';
  const signature = String(useOtherValue(isGerman ? 'signatureDe' : 'signatureEn') ?? '').trim();
  const sender = String(useOtherValue('sender') ?? '').trim();
  const hours = isGerman ? company.hoursDe : company.hoursEn;
  return (
    <div className="min-w-0 rounded-card border border-line bg-surface p-3 text-sm">
      <p className="mb-2 text-muted">
        {t(isGerman ? 'signature.german' : 'signature.english')}
        {sender && ` · ${sender}`}
      </p>
      <div lang={language} className="grid gap-3 rounded-control border border-line bg-card p-4 wrap-anywhere">
        <div aria-hidden="true" className="grid gap-1.5">
          <span className="h-2 w-11/12 rounded-full bg-line" />
          <span className="h-2 w-3/5 rounded-full bg-line" />
        </div>
        {signature ? (
          <p className="whitespace-pre-line">{signature}</p>
        ) : (
          <p className="text-muted italic">{t('signature.none')}</p>
        )}
        <p className="border-line border-t pt-2 text-muted text-xs">
          {company.company}
          <br />
          Service-Hotline {company.hotline} ({hours})
        </p>
      </div>
    </div>
  );
}

/** What stands below the text of each mail, in both languages, beside how it reads. */
export function SignatureFields({ brand, disabled }: { brand: Brand; disabled: boolean }) {
  const t = texts('brand');
  return (
    <section aria-labelledby="signature" className="grid gap-4 border-line border-t pt-5 sm:col-span-full">
      <div>
        <h3 id="signature" className="text-base">
          {t('signature.title')}
        </h3>
        <p className="text-muted text-sm">{t('signature.hint')}</p>
      </div>
      <fieldset disabled={disabled} className="min-w-0">
        <FieldRow>
          <TextArea name="signatureDe" label={t('field.signatureDe')} required={false} rows={4} max={maxSignature} />
          <TextArea name="signatureEn" label={t('field.signatureEn')} required={false} rows={4} max={maxSignature} />
        </FieldRow>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        {languages.map((language) => (
          <MailEnd key={language} brand={brand} language={language} />
        ))}
      </div>
    </section>
  );
}
