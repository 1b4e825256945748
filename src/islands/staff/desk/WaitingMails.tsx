import { useState } from 'react';
import { discardMail, type MailDecision, type WaitingMail } from '#contract/incoming-mail.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { formatSize } from '#domain/documents/file-size.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ActionDialog } from '#islands/record/ActionDialog.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import type { DeskRecordStore } from '#stores/staff/desk-record.ts';

interface Props extends Pick<DeskRecordStore, 'decide'> {
  mails: readonly WaitingMail[];
  /** A withdrawn ticket takes nothing more. */
  isOver: boolean;
}

/** Messages by mail that are not in the ticket yet. */
export function WaitingMails({ mails, ...props }: Props) {
  return mails.map((mail) => <WaitingMailCard key={mail.id} mail={mail} {...props} />);
}

function WaitingMailCard({ mail, isOver, decide }: Omit<Props, 'mails'> & { mail: WaitingMail }) {
  const t = texts('desk');
  const { run, busy, failure } = useCall();
  const [isDiscarding, setDiscarding] = useState(false);
  const { sender, subject, text, files, received, reason, user } = mail;
  const take = () => run(() => decide(mail.id, { _action: 'take' }), { done: t('mails.taken') });
  return (
    <Notice
      tone="warn"
      title={t('mails.title')}
      actions={
        <>
          {!isOver && (
            <Button onClick={take} busy={busy}>
              {t('mails.take')}
            </Button>
          )}
          <Button onClick={() => setDiscarding(true)}>{t('mails.discard')}</Button>
        </>
      }
    >
      <p>{t(`mails.reason.${reason}`, { user })}</p>
      <p className="wrap-anywhere mt-2 text-sm">
        <span className="font-semibold">{sender || t('mails.noSender')}</span>{' '}
        <span className="text-muted">· {formatMoment(received, pageLocale())}</span>
        {subject && <span className="block text-muted">{subject}</span>}
      </p>
      <div className="wrap-anywhere mt-2 max-h-96 overflow-y-auto whitespace-pre-line rounded-card border border-line bg-card px-3.5 py-2.5">
        {text || t('mails.noText')}
      </div>
      {files.length > 0 && (
        <ul className="mt-2 text-sm">
          {files.map(({ name, size }) => (
            <li key={name} className="wrap-anywhere">
              {name} <span className="text-muted">({formatSize(size, pageLocale())})</span>
            </li>
          ))}
        </ul>
      )}
      {failure && (
        <p role="alert" className="mt-2 text-danger text-sm">
          {failure}
        </p>
      )}
      {isDiscarding && (
        <ActionDialog
          title={t('mails.discardTitle')}
          lead={t('mails.discardLead')}
          onClose={() => setDiscarding(false)}
          contract={discardMail}
          defaults={{ _action: 'discard', reason: '' }}
          keep={`mail/${mail.id}/discard`}
          submitLabel={t('mails.discardTitle')}
          submitLook="danger"
          busyLabel={texts('ui')('busy')}
          act={(decision: MailDecision) => decide(mail.id, decision)}
          action={({ reason: why }): MailDecision => ({ _action: 'discard', reason: why })}
          done={() => t('mails.discarded')}
        >
          <TextArea name="reason" label={t('mails.why')} max={300} rows={3} />
        </ActionDialog>
      )}
    </Notice>
  );
}
