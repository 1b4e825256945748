import { useState } from 'react';
import { ticketActions } from '../../../contract/ticket.ts';
import { href } from '../../../domain/access/routes.ts';
import { formatDay } from '../../../domain/date/date-format.ts';
import { mayReopen, reopenDays } from '../../../domain/tickets/ticket-rules.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import { toast } from '../../../stores/page/toasts.ts';
import { Form } from '../../ui/form/kit/Form.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { Button, LinkButton } from '../../ui/text/Button.tsx';
import { type ActProps, actFailure } from './act.ts';
import { closedAt } from './closed-at.ts';
import { useFocusInside } from './useFocusInside.ts';

/** A closed ticket and the way to open it again, with a reason (§5). */
export function Reopen({ ticket, act }: ActProps) {
  const t = texts('tickets');
  const [open, setOpen] = useState(false);
  const closed = closedAt(ticket);
  if (!mayReopen('closed', closed, Date.now())) {
    const action = <LinkButton href={href('EtcTicketEdit', pageLocale())}>{t('newTicket')}</LinkButton>;
    return (
      <Notice tone="ok" title={t('reopen.title')} actions={action}>
        {t('reopen.over')}
      </Notice>
    );
  }
  const until = formatDay(closed + reopenDays * 86_400_000, pageLocale());
  return (
    <div className="grid gap-4 print:hidden">
      <Notice
        tone="ok"
        title={t('reopen.title')}
        actions={!open && <Button onClick={() => setOpen(true)}>{t('reopen.open')}</Button>}
      >
        {t('reopen.text', { day: until })}
      </Notice>
      {open && <ReopenForm ticket={ticket} act={act} onCancel={() => setOpen(false)} />}
    </div>
  );
}

function ReopenForm({ ticket, act, onCancel }: ActProps & { onCancel: () => void }) {
  const t = texts('tickets');
  const box = useFocusInside();
  return (
    <div ref={box}>
      <Form
        actions={<Button onClick={onCancel}>{texts('ui')('cancel')}</Button>}
        contract={ticketActions.reopen}
        defaults={{ _action: 'reopen', reason: '' }}
        keep={`ticket/${ticket.id}/reopen`}
        label={t('reopen.open')}
        submitLabel={t('reopen.submit')}
        failure={actFailure}
        onSubmit={async (reason, { idempotencyKey }) => {
          await act(reason, idempotencyKey);
          toast('ok', t('reopen.done'));
        }}
      >
        <TextArea name="reason" label={t('reopen.reason')} hint={t('reopen.reasonHint')} max={2000} rows={3} />
      </Form>
    </div>
  );
}
