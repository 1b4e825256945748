import { ticketActions } from '#contract/ticket.ts';
import type { TicketRecord } from '#contract/ticket-record.ts';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ActionNotice } from '#islands/record/ActionNotice.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import type { TicketStore } from '#stores/tickets/ticket.ts';

/** The way to withdraw an open ticket, with a reason or without. */
export function Withdraw({ ticket, act }: Pick<TicketStore, 'act'> & { ticket: TicketRecord }) {
  const t = texts('tickets');
  return (
    <ActionNotice
      tone="info"
      notice={t('withdraw.notice')}
      text={t('withdraw.text')}
      label={t('withdraw.open')}
      contract={ticketActions.withdraw}
      defaults={{ _action: 'withdraw', reason: '' }}
      keep={`ticket/${ticket.id}/withdraw`}
      submitLabel={t('withdraw.submit')}
      busyLabel={texts('ui')('busy')}
      act={act}
      action={(withdrawal) => withdrawal}
      done={() => t('withdraw.done')}
    >
      <TextArea name="reason" label={t('withdraw.reason')} max={2000} rows={3} />
    </ActionNotice>
  );
}

/** A withdrawn ticket, and what to do where it is needed after all. */
export function Withdrawn() {
  const t = texts('tickets');
  const action = <LinkButton href={href('EtcTicketEdit', pageLocale())}>{t('list.create')}</LinkButton>;
  return (
    <Notice title={t('withdraw.title')} actions={action}>
      {t('withdraw.over')}
    </Notice>
  );
}
