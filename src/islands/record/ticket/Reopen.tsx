import { useState } from 'react';
import { ticketActions } from '#contract/ticket.ts';
import type { TicketRecord } from '#contract/ticket-record.ts';
import { href } from '#domain/access/routes.ts';
import { closedAt, mayReopen } from '#domain/tickets/ticket-rules.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { Button, LinkButton } from '#islands/ui/text/Button.tsx';
import type { TicketStore } from '#stores/tickets/ticket.ts';
import { ActionDialog } from '../ActionDialog.tsx';

interface Props extends Pick<TicketStore, 'act'> {
  ticket: TicketRecord;
}

/** Opens a closed ticket again, with a reason (§5-2); where it is too late for that, a new one. */
export function Reopen({ ticket, act }: Props) {
  const t = texts('tickets');
  const [isOpen, setOpen] = useState(false);
  if (!mayReopen('closed', closedAt(ticket), Date.now()))
    return <LinkButton href={href('EtcTicketEdit', pageLocale())}>{t('list.create')}</LinkButton>;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('reopen.open')}</Button>
      {isOpen && (
        <ActionDialog
          title={t('reopen.submit')}
          onClose={() => setOpen(false)}
          contract={ticketActions.reopen}
          defaults={{ _action: 'reopen', reason: '' }}
          keep={`ticket/${ticket.id}/reopen`}
          submitLabel={t('reopen.submit')}
          busyLabel={texts('ui')('busy')}
          act={act}
          action={(reason) => reason}
          done={() => t('reopen.done')}
        >
          <TextArea name="reason" label={t('reopen.reason')} hint={t('reopen.reasonHint')} max={2000} rows={3} />
        </ActionDialog>
      )}
    </>
  );
}
