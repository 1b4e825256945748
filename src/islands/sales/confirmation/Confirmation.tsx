import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { ApiError } from '#api/api-error.ts';
import type { OrderConfirmation } from '#contract/sales/order-confirmation.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { addPageTexts, pageLocale, texts } from '#i18n/client.ts';
import type { TextTree } from '#i18n/translate.ts';
import { LinkFailure } from '#islands/ui/page/LinkFailure.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { confirmationAddress, confirmationOf } from '#stores/sales/order-confirmation.ts';
import { ConfirmationPapers } from './ConfirmationPapers.tsx';
import { ConfirmForm } from './ConfirmForm.tsx';
import { OrderToRead } from './OrderToRead.tsx';

type ConfirmedOrder = Extract<OrderConfirmation, { state: 'confirmed' }>;

function Failed({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = texts('order-confirmation');
  const over = { title: t('over.title'), text: t('over.text') };
  return <LinkFailure error={error} onRetry={onRetry} title={t('failed')} over={over} />;
}

function Confirmed({ order, token }: { order: ConfirmedOrder['order']; token: string }) {
  const t = texts('order-confirmation');
  if (!order)
    return (
      <Notice live tone="ok" title={t('ended.title')}>
        {t('ended.text')}
      </Notice>
    );
  const { number, partner, expires } = order;
  return (
    <div className="grid gap-5">
      <Notice live tone="ok" title={t('done.title', { number })}>
        {t('done.text', { partner, until: formatMoment(expires, pageLocale()) })}
      </Notice>
      <ConfirmationPapers order={order} token={token} />
    </div>
  );
}

function Shown({
  order,
  token,
  onConfirmed,
}: {
  order: OrderConfirmation;
  token: string;
  onConfirmed: (now: OrderConfirmation) => void;
}) {
  const t = texts('order-confirmation');
  if (order.state === 'confirmed') return <Confirmed order={order.order} token={token} />;
  if (order.state === 'refused')
    return (
      <Notice live tone="warn" title={t('refused.title')}>
        {t('refused.text', { partner: order.partner })}
      </Notice>
    );
  return (
    <div className="grid gap-7">
      <OrderToRead order={order} />
      <ConfirmationPapers order={order} token={token} />
      <ConfirmForm order={order} token={token} onConfirmed={onConfirmed} />
    </div>
  );
}

/** Brings what the catalogue calls the things of an order among the texts of the page; whether they are there. */
function useCaptions(order: OrderConfirmation | undefined): boolean {
  const captions = order?.state === 'open' ? order.captions : [];
  const [present, setPresent] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order never changes what it names
  useEffect(() => {
    if (captions.length === 0) return;
    // Most orders name what ships with the portal.
    void import('#domain/catalogue/entry-texts.ts').then(({ textTree }) => {
      addPageTexts(textTree(captions, pageLocale()) as TextTree);
      setPresent(captions.length);
    });
  }, [captions.length]);
  return present === captions.length;
}

/** The order that the link names, as it stands. */
export function Confirmation() {
  const { token } = useStore(confirmationAddress.$query);
  const [data] = useState(() => confirmationOf(token));
  const value = useStore(data.$value);
  useEffect(() => void data.reload(), [data]);
  const hasTexts = useCaptions(value.state === 'ready' ? value.value : undefined);
  if (value.state === 'loading') return <Skeleton />;
  if (value.state === 'failed') return <Failed error={value.error} onRetry={() => void data.reload()} />;
  if (!hasTexts) return <Skeleton />;
  return <Shown order={value.value} token={token} onConfirmed={(now) => data.put(now)} />;
}
