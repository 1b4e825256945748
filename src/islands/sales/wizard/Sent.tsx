import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { href } from '#domain/access/routes.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { orderStore } from '#stores/sales/orders.ts';

function Order({ id }: { id: string }) {
  const t = texts('order-wizard');
  const [{ record }] = useState(() => orderStore(id));
  const order = useStore(record.$value);
  const locale = pageLocale();
  const number = order.state === 'ready' ? order.value.foreignid : undefined;
  return (
    <Notice
      tone="ok"
      title={number ? t('sent.title', { number }) : t('sent.titlePlain')}
      actions={
        <>
          <LinkButton look="primary" href={href('OrderEdit', locale, { id })}>
            {t('sent.toOrder')}
          </LinkButton>
          <LinkButton href={href('DraftEdit', locale)}>{t('sent.another')}</LinkButton>
        </>
      }
    >
      <p>{t('sent.next')}</p>
      <ol className="mt-2 list-decimal ps-5">
        <li>{t('sent.review')}</li>
        <li>{t('sent.questions')}</li>
        <li>{t('sent.confirmation')}</li>
      </ol>
    </Notice>
  );
}

interface Props {
  orderId: string | undefined;
  /** Where the customer has yet to confirm. */
  awaited: { readonly email: string; readonly expires: number } | undefined;
}

/** What came of it: the order with its number, or the link that the customer has. */
export function Sent({ orderId, awaited }: Props) {
  const t = texts('order-wizard');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const locale = pageLocale();
  return (
    <div ref={place} tabIndex={-1} className="max-w-form">
      {orderId && <Order id={orderId} />}
      {!orderId && awaited && (
        <Notice
          tone="ok"
          title={t('sent.linkTitle')}
          actions={<LinkButton href={href('Drafts', locale)}>{t('sent.toDrafts')}</LinkButton>}
        >
          {t('sent.linkText', { email: awaited.email, until: formatMoment(awaited.expires, locale) })}
        </Notice>
      )}
    </div>
  );
}
