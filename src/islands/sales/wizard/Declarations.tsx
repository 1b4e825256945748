import type { AskedConsent } from '#domain/sales/orders/consents.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { CheckboxInput } from '#islands/ui/form/inputs.tsx';
import { useFieldInput, useFormField, useFormValues, useOtherValue } from '#islands/ui/form/useFormField.ts';
import { StateTag } from './StateTag.tsx';

/** In a list of faults a sentence follows. */
const withoutStop = (text: string) => text.replace(/\.$/, '');

interface DeclarationProps {
  consent: AskedConsent;
  /** Others are given already: what is left shows. */
  isBegun: boolean;
}

function Declaration({ consent, isBegun }: DeclarationProps) {
  const t = texts('order-wizard');
  const text = consent[pageLocale()];
  const field = useFormField(consent.key, { label: withoutStop(text), required: consent.isDemanded });
  const isGiven = useOtherValue<boolean>(consent.key) === true;
  const isLeft = consent.isDemanded && !isGiven && (isBegun || field.error !== undefined);
  return (
    <li className={`px-5 ${isLeft ? 'bg-warn-tint' : ''}`}>
      <label className="flex items-start gap-3 py-2">
        <CheckboxInput {...useFieldInput(consent.key)} {...field.aria(false)} className="mt-0.75" />
        <span className="flex min-w-0 flex-1 items-start justify-between gap-x-4 gap-y-1 max-sm:flex-wrap">
          <span className="min-w-0">{text}</span>
          {isLeft && <StateTag done={false}>{t('consents.open')}</StateTag>}
          {!consent.isDemanded && <span className="text-muted text-sm">{t('consents.offered')}</span>}
        </span>
      </label>
      {field.error && (
        <p id={field.errorId} className="-mt-1 ps-7.5 pb-2 font-semibold text-danger text-sm">
          {field.error}
        </p>
      )}
    </li>
  );
}

/** The declarations that this order asks for, one by one and word by word as they are kept. */
export function Declarations({ consents }: { consents: readonly AskedConsent[] }) {
  const t = texts('order-wizard');
  const demanded = consents.filter(({ isDemanded }) => isDemanded);
  const values = useFormValues();
  const given = demanded.filter(({ key }) => values[key] === true).length;
  return (
    <section id="consents" aria-labelledby="consents-title" className="card overflow-clip scroll-mt-4">
      <header className="flex flex-wrap items-center justify-between gap-x-4 px-5 pt-4 pb-2">
        <h2 id="consents-title">{t('consents.title')}</h2>
        <p role="status" className="text-muted text-sm">
          {t('consents.given', { given, count: demanded.length })}
        </p>
      </header>
      <ul>
        {consents.map((consent) => (
          <Declaration key={consent.key} consent={consent} isBegun={given > 0} />
        ))}
      </ul>
      <p className="px-5 pt-1 pb-4 text-muted text-sm">{t('consents.text')}</p>
    </section>
  );
}
