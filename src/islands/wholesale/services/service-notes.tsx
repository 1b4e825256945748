import { useStore } from '@nanostores/react';
import { href } from '#domain/access/routes.ts';
import { formatCents } from '#domain/text/number-format.ts';
import { servicePrice } from '#domain/wholesale/services/service-prices.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { useFromAnswers, useRow } from '#islands/ui/form/schema/schema-context.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { serviceAddress } from '#stores/wholesale/services.ts';

interface Props {
  shown: boolean;
}

/** The way to the page where numbers are chosen or brought along. */
export function Elsewhere({ shown: isVisible }: Props) {
  const t = texts('services');
  const row = useRow();
  const { customer, account } = useStore(serviceAddress.$query);
  const isPorting = useFromAnswers(['serviceType'], () => row.value('serviceType') === 'porting');
  if (!isVisible) return null;
  const known = { ...(customer && { customer }), ...(account && { account }) };
  const link = href(isPorting ? 'WholesalePortNumber' : 'WholesaleAddNumber', pageLocale(), known);
  const kind = isPorting ? 'porting' : 'numbers';
  return (
    <Notice title={t(`elsewhere.${kind}`)} actions={<LinkButton href={link}>{t(`elsewhere.${kind}Link`)}</LinkButton>}>
      {t('elsewhere.text')}
    </Notice>
  );
}

export function EncryptionNote({ shown: isVisible }: Props) {
  return isVisible ? <p className="text-muted text-sm">{texts('services')('form.encryptionNote')}</p> : null;
}

/** What the order costs as it is filled in. */
export function PriceNote({ shown: isVisible }: Props) {
  const t = texts('services');
  const locale = pageLocale();
  const { form, lists } = useFormScope();
  useStore(lists.$changes);
  const read = () => {
    const values = form.getValues();
    const price = servicePrice(values['serviceType'], values);
    return price ? `${price.quantity} ${price.monthly} ${price.oneOff}` : '';
  };
  const priceKey = useFromAnswers(['serviceType', 'channels', 'delta', 'staticIps'], read);
  if (!isVisible || priceKey === '') return null;
  const [quantity = 0, monthly = 0, oneOff = 0] = priceKey.split(' ').map(Number);
  const amount = (cents: number) => (quantity === 0 ? t('price.open') : formatCents(cents, locale));
  const price = { monthly: amount(monthly), oneOff: amount(oneOff) };
  return (
    <dl aria-live="polite" className="grid grid-cols-3 gap-4 rounded-card border border-line bg-surface p-4">
      {(['quantity', 'monthly', 'oneOff'] as const).map((name) => (
        <div key={name}>
          <dt className="text-muted text-sm">{t(name === 'quantity' ? 'quantity' : `price.${name}`)}</dt>
          <dd className="font-semibold tabular-nums">
            {name === 'quantity' ? quantity || t('price.open') : price[name]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
