import Copy from 'lucide/dist/esm/icons/copy.mjs';
import type { SiteAddress } from '#domain/wholesale/customers/sites.ts';
import { texts } from '#i18n/client.ts';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { toast } from '#stores/page/toasts.ts';

const parts = ['street', 'houseNumber', 'addressAddition', 'zip', 'city'] as const satisfies (keyof SiteAddress)[];

/** Writes the customer's own address to its first site: with most they are the same. */
export function SameAddress() {
  const t = texts('wholesale-customers');
  const { form } = useFormScope();
  const copy = () => {
    for (const part of parts)
      form.setValue(`sites.0.address.${part}`, form.getValues(`address.${part}`) ?? '', {
        shouldDirty: true,
        shouldTouch: true,
      });
    toast('ok', t('same.done'));
  };
  return (
    <Button icon={<Icon of={Copy} size={16} />} className="justify-self-start" onClick={copy}>
      {t('same.button')}
    </Button>
  );
}
