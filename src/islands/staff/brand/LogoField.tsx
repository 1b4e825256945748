import ImageUp from 'lucide/dist/esm/icons/image-up.mjs';
import { useRef } from 'react';
import { brandLogoTypes, largestBrandLogo } from '#contract/brand/brand.ts';
import { isColour, mendColour } from '#contract/brand/colour.ts';
import { isPng } from '#contract/profile/logo.ts';
import { white } from '#domain/brand/contrast.ts';
import { schemeGrounds } from '#domain/brand/grounds.ts';
import { message, texts } from '#i18n/client.ts';
import { Field } from '#islands/ui/form/Field.tsx';
import { FileInput } from '#islands/ui/form/inputs.tsx';
import { useFieldValue, useFormField, useOtherValue } from '#islands/ui/form/useFormField.ts';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { logoAddress, storeLogo } from '#stores/staff/brand.ts';

/** As pages show it: a picture, else the letters of the variant. */
export const LogoPicture = ({ digest, variant }: { digest: string; variant: string }) =>
  digest ? (
    <img src={logoAddress(digest)} alt="" className="h-9 max-w-32 object-contain" />
  ) : (
    <span className="grid size-9 place-items-center rounded-card bg-paper font-semibold text-pen text-sm">
      {variant}
    </span>
  );

/** A logo on the three grounds that it has to be seen on; it is stored, and published with the form. */
export function LogoField({ variant, disabled }: { variant: string; disabled: boolean }) {
  const t = texts('brand');
  const field = useFormField('logo', { label: t('logo.label'), required: false });
  const input = useRef<HTMLInputElement>(null);
  const [digest, setDigest] = useFieldValue<string>('logo');
  const colour = mendColour(useOtherValue<string>('brand'));
  const { busy, failure, run, refuse } = useCall({
    textOf: (error) => {
      const key = error.fields?.['logo'] ?? (error.status === 413 ? 'brandLogo' : undefined);
      return key ? message(key) : failureText(error);
    },
  });

  async function take(file: File | undefined) {
    if (!file) return;
    if (file.size > largestBrandLogo) return refuse(message('brandLogo'));
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = isPng(bytes) ? 'image/png' : 'image/svg+xml';
    await run(async () => setDigest((await storeLogo(new Blob([bytes], { type }))).digest));
  }

  const grounds = [white, isColour(colour) ? colour : white, schemeGrounds.dark.surface];
  return (
    <Field field={field} label={t('logo.label')} hint={t('logo.hint')} as="group">
      <div className="flex flex-wrap items-center gap-2">
        {grounds.map((ground, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the grounds keep their places
            key={index}
            aria-hidden="true"
            className="grid h-14 min-w-14 place-items-center rounded-control border border-line px-2.5"
            style={{ background: ground }}
          >
            <LogoPicture digest={digest} variant={variant} />
          </span>
        ))}
        <FileInput
          ref={input}
          id={field.id}
          accept={brandLogoTypes.join()}
          tabIndex={-1}
          aria-label={t('logo.label')}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {!disabled && (
          <>
            <Button small busy={busy} icon={<Icon of={ImageUp} size={16} />} onClick={() => input.current?.click()}>
              {t(digest ? 'logo.replace' : 'logo.choose')}
            </Button>
            {digest && (
              <Button small look="quiet" onClick={() => setDigest('')}>
                {t('logo.remove')}
              </Button>
            )}
          </>
        )}
      </div>
      {failure && (
        <p role="alert" className="mt-1 font-semibold text-danger text-sm">
          {failure}
        </p>
      )}
    </Field>
  );
}
