import { useState } from 'react';
import type { SignatureMode } from '#contract/sales/signature-modes.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { confirmWithinDays } from '#domain/sales/orders/confirm-within.ts';
import type { WizardCase } from '#domain/sales/orders/wizard-input.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { RadioInput } from '#islands/ui/form/inputs.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { useFieldInput, useFormField, useOtherValue } from '#islands/ui/form/useFormField.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { FileDrop } from '#islands/ui/upload/FileDrop.tsx';
import { uploader } from '#stores/files/uploads.ts';
import { SignaturePad } from './SignaturePad.tsx';

const scans = ['pdf', 'jpg', 'jpeg', 'png'] as const;
/** The way that is taken most stands first. */
const modesInOrder = ['drawn', 'link', 'upload'] as const satisfies readonly SignatureMode[];

const isShort = (value: unknown) => String(value ?? '').trim().length < 2;

/** Who signs, where and when: filled in already, and open where something of it is missing. */
function useSigner(mode: SignatureMode | '') {
  const [isOpen, setOpen] = useState(false);
  const signer = useOtherValue<string>('signer');
  const place = useOtherValue<string>('place');
  const date = useOtherValue<string>('date');
  // Fields that are being filled in stay where they are.
  const [isIncomplete] = useState(isShort(signer) || isShort(place));
  const names = mode === 'drawn' ? [signer, place, formatCalendarDay(date ?? '', pageLocale())] : [signer];
  return {
    isAsked: mode === 'drawn' || mode === 'link',
    isOpen: isOpen || isIncomplete || isShort(signer) || (mode === 'drawn' && (isShort(place) || !date)),
    open: () => setOpen(true),
    text: names.filter((name) => name?.trim()).join(' · '),
  };
}

function SignerFields({ mode }: { mode: SignatureMode | '' }) {
  const t = texts('order-wizard');
  return (
    <div className={`grid gap-4 ${mode === 'drawn' ? 'sm:grid-cols-[2fr_1.5fr_1.5fr]' : ''}`}>
      <TextInput name="signer" label={t('signature.signer')} required />
      {mode === 'drawn' && (
        <>
          <TextInput name="place" label={t('signature.place')} required />
          <DateField name="date" label={t('signature.date')} required max={berlinDay(Date.now())} />
        </>
      )}
    </div>
  );
}

function ModeChoice({ modes }: { modes: readonly SignatureMode[] }) {
  const t = texts('order-wizard');
  const field = useFormField('mode', { label: t('signature.mode'), required: true });
  const input = useFieldInput('mode');
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('signature.mode')}</legend>
      {field.error && <p className="mb-1.5 font-semibold text-danger text-sm">{field.error}</p>}
      <div className="grid gap-2.5 sm:grid-cols-3">
        {modes.map((mode, index) => (
          <label key={mode} className="option items-start">
            <RadioInput
              {...input}
              value={mode}
              id={index === 0 ? field.id : `${field.id}-${mode}`}
              aria-invalid={field.error ? true : undefined}
              className="mt-0.75"
            />
            <span className="grid min-w-0">
              <span className="font-semibold">{t(`signature.modes.${mode}`)}</span>
              <span className="text-muted text-sm">{t(`signature.modeHints.${mode}`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Link() {
  const t = texts('order-wizard');
  const until = addDays(berlinDay(Date.now()), confirmWithinDays);
  return (
    <div className="grid gap-3">
      <div className="grid items-end gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextInput name="email" label={t('signature.email')} type="email" autoComplete="off" required />
        <p className="pb-2.5 font-semibold">
          {t('signature.validUntil', { day: formatCalendarDay(until, pageLocale()) })}
        </p>
      </div>
      <p className="text-muted text-sm">{t('signature.linkText')}</p>
    </div>
  );
}

/** The customer signs here, by a link, or on paper. */
export function SignatureCard({ hasMandate, signatureModes }: Pick<WizardCase, 'hasMandate' | 'signatureModes'>) {
  const t = texts('order-wizard');
  const mode = useOtherValue<SignatureMode | ''>('mode');
  const signer = useSigner(mode);
  const modes = modesInOrder.filter((one) => signatureModes.includes(one));
  return (
    <section id="signature" aria-labelledby="signature-title" className="card grid scroll-mt-4 grid-cols-1 gap-4 p-5">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="signature-title">{t('signature.title')}</h2>
        {signer.isAsked && !signer.isOpen && (
          <p className="text-muted text-sm">
            {signer.text}
            <Button
              small
              look="quiet"
              className="-me-2 -my-1.5"
              aria-label={t('signature.changeSigner')}
              onClick={signer.open}
            >
              {t('summary.edit')}
            </Button>
          </p>
        )}
      </header>
      <ModeChoice modes={modes} />
      {!signatureModes.includes('link') && (
        <p className="text-muted text-sm">{texts('validation')('linkNotForPrivate')}</p>
      )}
      {signer.isAsked && signer.isOpen && <SignerFields mode={mode} />}
      {mode === 'drawn' && (
        <div className={`grid gap-4 ${hasMandate ? 'md:grid-cols-2' : 'max-w-form'}`}>
          <SignaturePad name="image" label={t('signature.order')} />
          {hasMandate && <SignaturePad name="mandateImage" label={t('signature.mandate')} />}
        </div>
      )}
      {mode === 'link' && signatureModes.includes('link') && <Link />}
      {mode === 'upload' && (
        <div className="grid gap-3">
          <p className="text-muted text-sm">{t('signature.uploadText')}</p>
          <FileDrop
            name="signedFiles"
            label={t('signature.files')}
            uploader={uploader}
            min={1}
            max={5}
            extensions={scans}
            required
          />
        </div>
      )}
      <p className="text-muted text-sm">{t(mode === 'link' ? 'send.linkNote' : 'send.note')}</p>
    </section>
  );
}
