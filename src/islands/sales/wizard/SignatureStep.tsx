import { berlinDay } from '#domain/date/berlin-day.ts';
import type { WizardCase } from '#domain/sales/orders/wizard-input.ts';
import { texts } from '#i18n/client.ts';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { FieldRow } from '#islands/ui/form/FieldRow.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { useOtherValue } from '#islands/ui/form/useFormField.ts';
import { FileDrop } from '#islands/ui/upload/FileDrop.tsx';
import { uploader } from '#stores/files/uploads.ts';
import { DocumentButtons } from './DocumentButtons.tsx';
import { SignaturePad } from './SignaturePad.tsx';

const scans = ['pdf', 'jpg', 'jpeg', 'png'] as const;

function Drawn({ hasMandate }: { hasMandate: boolean }) {
  const t = texts('order-wizard');
  return (
    <>
      <TextInput name="signer" label={t('signature.signer')} hint={t('signature.signerHint')} required />
      <FieldRow>
        <TextInput name="place" label={t('signature.place')} required />
        <DateField name="date" label={t('signature.date')} required max={berlinDay(Date.now())} />
      </FieldRow>
      <SignaturePad name="image" label={t('signature.order')} />
      {hasMandate && (
        <SignaturePad name="mandateImage" label={t('signature.mandate')} hint={t('signature.mandateHint')} />
      )}
    </>
  );
}

function Link() {
  const t = texts('order-wizard');
  return (
    <>
      <p className="text-muted">{t('signature.linkText')}</p>
      <TextInput name="signer" label={t('signature.signer')} hint={t('signature.signerHint')} required />
      <TextInput name="email" label={t('signature.email')} type="email" autoComplete="off" required />
    </>
  );
}

function Upload() {
  const t = texts('order-wizard');
  return (
    <>
      <p className="text-muted">{t('signature.uploadText')}</p>
      <DocumentButtons />
      <FileDrop
        name="signedFiles"
        label={t('signature.files')}
        uploader={uploader}
        min={1}
        max={5}
        extensions={scans}
        required
      />
    </>
  );
}

/** Step 4: signed on paper and uploaded, on the screen, or by the customer through a link. */
export function SignatureStep({ hasMandate, signatureModes }: Pick<WizardCase, 'hasMandate' | 'signatureModes'>) {
  const t = texts('order-wizard');
  const mode = useOtherValue<string>('mode');
  const isLinkOpen = signatureModes.includes('link');
  return (
    <div className="grid gap-5">
      <RadioGroup
        name="mode"
        label={t('signature.mode')}
        {...(!isLinkOpen && { hint: texts('validation')('linkNotForPrivate') })}
        options={signatureModes.map((value) => ({
          value,
          label: t(`signature.modes.${value}`),
          hint: t(`signature.modeHints.${value}`),
        }))}
      />
      {mode === 'upload' && <Upload />}
      {mode === 'drawn' && <Drawn hasMandate={hasMandate} />}
      {mode === 'link' && isLinkOpen && <Link />}
    </div>
  );
}
