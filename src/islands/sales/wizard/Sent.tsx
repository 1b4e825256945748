import List from 'lucide/dist/esm/icons/list.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useEffect } from 'react';
import type { Maintenance } from '#contract/maintenance.ts';
import type { DraftRecord } from '#contract/sales/draft.ts';
import { href } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { MailCard } from '#islands/record/submission/MailCard.tsx';
import { byDayText, momentText } from '#islands/record/submission/moment-text.ts';
import { SubmissionPage } from '#islands/record/submission/SubmissionPage.tsx';
import { useConfirm } from '#islands/ui/overlay/useConfirm.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button, LinkButton } from '#islands/ui/text/Button.tsx';
import { runDraftAction } from '#stores/sales/drafts.ts';
import { goTo } from '#stores/session/navigation.ts';
import { captionOf } from '../drafts/draft-labels.ts';

/** The order has an address of its own for its end. */
function ToOrder({ id }: { id: string }) {
  useEffect(() => goTo('OrderEdit', { id, part: 'submission' }), [id]);
  return <Skeleton />;
}

interface Props {
  draft: DraftRecord;
  onChanged: () => void;
}

/** Where the customer has yet to sign: the link is on its way, can be sent again and taken back. */
function LinkSent({ draft, onChanged }: Props) {
  const t = texts('order-wizard');
  const locale = pageLocale();
  const { ask, dialog } = useConfirm();
  const call = useCall({ toasts: true });
  const { data, id, version } = draft;
  const { email = '', signer = '', sent = 0, expires = 0 } = data.confirmation ?? {};
  const act = (_action: 'resendLink' | 'withdraw') =>
    void call.run(() => runDraftAction(id, { _action } as Maintenance), {
      key: _action,
      done: t(`sent.done.${_action}`, { email }),
      onDone: onChanged,
    });
  const withdraw = async () => {
    const isSure = await ask({
      title: t('sent.withdraw'),
      text: t('sent.withdrawText'),
      confirmLabel: t('sent.withdraw'),
    });
    if (isSure) act('withdraw');
  };
  return (
    <>
      <SubmissionPage
        isOnItsWay
        title={t('sent.linkTitle', { name: signer || email })}
        lead={
          <>
            {t('lead', { product: captionOf(data) })} <strong>{data.customerName}</strong>
          </>
        }
        number={draft.foreignid ? { label: t('sent.draft'), value: draft.foreignid } : undefined}
        actions={
          <>
            <Button busy={call.running === 'resendLink'} onClick={() => act('resendLink')}>
              {t('sent.resend')}
            </Button>
            <Button busy={call.running === 'withdraw'} onClick={() => void withdraw()}>
              {t('sent.withdraw')}
            </Button>
          </>
        }
        steps={[
          {
            name: 'sent',
            state: 'done',
            when: momentText(sent),
            title: t('sent.steps.sent'),
            text: email,
          },
          {
            name: 'waiting',
            state: 'current',
            when: byDayText(berlinDay(expires)),
            title: t('sent.steps.waiting'),
            text: t('sent.steps.waitingText'),
          },
          { name: 'order', state: 'open', title: t('sent.steps.order'), text: t('sent.steps.orderText') },
        ]}
        next={[
          { href: href('Drafts', locale), label: t('sent.toDrafts'), icon: List },
          { href: href('DraftEdit', locale), label: t('sent.another'), icon: Plus },
        ]}
        aside={
          <MailCard
            id={id}
            version={version}
            names={{ [email]: signer }}
            changeHref={href('CustomerEdit', locale, { id: data.customerId })}
          />
        }
      />
      {dialog}
    </>
  );
}

/** What came of a draft: an order, or the link that the customer has. */
export function Sent(props: Props) {
  const { orderId } = props.draft.data;
  const t = texts('order-wizard');
  if (props.draft.data.confirmation && !orderId) return <LinkSent {...props} />;
  return orderId ? (
    <ToOrder id={orderId} />
  ) : (
    <LinkButton href={href('Drafts', pageLocale())}>{t('sent.toDrafts')}</LinkButton>
  );
}
