import type { AskedConsent } from '#domain/sales/orders/consents.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Checkbox } from '#islands/ui/form/Checkbox.tsx';

/** In a list of faults a sentence follows. */
const withoutStop = (text: string) => text.replace(/\.$/, '');

/** Step 3: the declarations that this order asks for, word by word as they are kept. */
export function ConsentStep({ consents }: { consents: readonly AskedConsent[] }) {
  const t = texts('order-wizard');
  const locale = pageLocale();
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold text-lg">{t('consents.title')}</legend>
      <p className="text-muted">{t('consents.text')}</p>
      {consents.map((consent) => (
        <Checkbox
          key={consent.key}
          name={consent.key}
          label={consent[locale]}
          short={withoutStop(consent[locale])}
          required={consent.isDemanded}
          {...(!consent.isDemanded && { hint: t('consents.offered') })}
        />
      ))}
    </fieldset>
  );
}
