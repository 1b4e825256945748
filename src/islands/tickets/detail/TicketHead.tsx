import Plus from 'lucide/dist/esm/icons/plus.mjs';
import Undo from 'lucide/dist/esm/icons/undo-2.mjs';
import { ticketActions } from '#contract/ticket.ts';
import type { TicketRecord } from '#contract/ticket-record.ts';
import { mayAccess } from '#domain/access/access.ts';
import { accessOf, href } from '#domain/access/routes.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { mayRemind } from '#domain/tickets/answer-target.ts';
import { mayWithdraw } from '#domain/tickets/ticket-rules.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ActionDialog } from '#islands/record/ActionDialog.tsx';
import { Emphasis } from '#islands/record/Emphasis.tsx';
import { type RecordAct, RecordHead } from '#islands/record/RecordHead.tsx';
import { Reopen } from '#islands/record/ticket/Reopen.tsx';
import { TicketStatusPill } from '#islands/record/ticket/TicketStatusPill.tsx';
import { categoryName } from '#islands/record/ticket/ticket-labels.ts';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { $foundation } from '#stores/foundation/foundation.ts';
import { $userRoles } from '#stores/session/session.ts';
import type { TicketStore } from '#stores/tickets/ticket.ts';
import { nextStep } from './ticket-next.ts';

interface Props extends Pick<TicketStore, 'act'> {
  ticket: TicketRecord;
  holidays: Holidays;
  isStaff: boolean;
}

/** The way to the customer that it is about, for those who may go it. */
function CustomerLink({ ticket: { data } }: Pick<Props, 'ticket'>) {
  const { customerId } = data;
  if (!customerId || !mayAccess(accessOf('CustomerEdit'), $userRoles.get(), $foundation.get()?.type ?? '')) return null;
  return (
    <>
      {' · '}
      <a href={href('CustomerEdit', pageLocale(), { id: customerId })}>{texts('tickets')('detail.toCustomer')}</a>
    </>
  );
}

/** Asks what became of a late answer, once a day. */
function Reminder({ ticket, act, holidays }: Omit<Props, 'isStaff'>) {
  const t = texts('tickets');
  const { busy, run } = useCall({ toasts: true });
  if (!mayRemind(ticket.data, Date.now(), holidays)) return null;
  const remind = () => act({ _action: 'remind', version: ticket.version }, crypto.randomUUID());
  return (
    <Button look="primary" busy={busy} onClick={() => void run(remind, { done: t('remind.done') })}>
      {t('remind.submit')}
    </Button>
  );
}

function Withdrawal({ ticket, act, onClose }: Pick<Props, 'ticket' | 'act'> & { onClose: () => void }) {
  const t = texts('tickets');
  return (
    <ActionDialog
      title={t('withdraw.open')}
      lead={t('withdraw.text')}
      onClose={onClose}
      contract={ticketActions.withdraw}
      defaults={{ _action: 'withdraw', reason: '' }}
      keep={`ticket/${ticket.id}/withdraw`}
      submitLabel={t('withdraw.submit')}
      submitLook="danger"
      busyLabel={texts('ui')('busy')}
      act={act}
      action={(withdrawal) => withdrawal}
      done={() => t('withdraw.done')}
    >
      <TextArea name="reason" label={t('withdraw.reason')} max={2000} rows={3} />
    </ActionDialog>
  );
}

/** The customer and the matter of a ticket, what happens next, and what can be done with it. */
export function TicketHead(props: Props) {
  const t = texts('tickets');
  const { ticket, act, holidays, isStaff } = props;
  const { state, kind, category, subject, foreignid } = ticket;
  const type = t(`type.${kind}`);
  const matter = categoryName(kind, category);
  const { sentence, moment } = nextStep(ticket, Date.now(), holidays);
  // What a call is about is a text of its own, too long for a title.
  const about = (kind !== 'etcCallBackRequest' && subject) || type;
  const withdrawal: RecordAct = {
    label: t('withdraw.open'),
    icon: <Icon of={Undo} size={16} />,
    danger: true,
    separated: true,
    dialog: (close) => <Withdrawal ticket={ticket} act={act} onClose={close} />,
  };
  return (
    <RecordHead
      list="EtcTicketOverview"
      record={ticket}
      title={t('detail.title', { about, matter })}
      name={`${about}, ${matter}`}
      state={state}
      pill={<TicketStatusPill status={state} />}
      line={
        <>
          {[t('detail.line', { number: foreignid }), about !== type && type].filter(Boolean).join(' · ')}
          <CustomerLink ticket={ticket} />
        </>
      }
      sentence={<Emphasis sentence={sentence} words={moment} />}
      isAsked={state === 'waiting' && !isStaff}
      actions={
        state === 'closed' ? (
          <Reopen ticket={ticket} act={act} />
        ) : (
          !isStaff && <Reminder ticket={ticket} act={act} holidays={holidays} />
        )
      }
      more={[
        {
          label: t('list.create'),
          icon: <Icon of={Plus} size={16} />,
          href: href('EtcTicketEdit', pageLocale()),
        },
      ]}
      last={!isStaff && mayWithdraw(state) ? [withdrawal] : []}
    />
  );
}
