import { maxFiles, staffAnswer, ticketActions } from '#contract/ticket.ts';
import type { TicketRecord } from '#contract/ticket-record.ts';
import { href } from '#domain/access/routes.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { closedAt, mayReopen, nextStatuses, reopenDays, takesFiles } from '#domain/tickets/ticket-rules.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Checkbox } from '#islands/ui/form/Checkbox.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { uploader } from '#stores/files/uploads.ts';
import type { TicketStore } from '#stores/tickets/ticket.ts';
import { ActionNotice } from '../ActionNotice.tsx';
import { MessageForm } from '../story/MessageForm.tsx';
import { answerAction, emptyAnswer } from './ticket-answer.ts';
import { statusName } from './ticket-labels.ts';

const FileDrop = lazy(() => import('#islands/ui/upload/FileDrop.tsx').then((module) => module.FileDrop));

interface Props extends Pick<TicketStore, 'act'> {
  ticket: TicketRecord;
}

/** What goes with a note. */
function NoteFiles({ label }: { label: string }) {
  return (
    <Suspense fallback={<Skeleton rows={2} />}>
      <FileDrop name="fileQueue" label={label} uploader={uploader} min={0} max={maxFiles} />
    </Suspense>
  );
}

/** For employees: answer with files, set the status, or both at once. */
export function AnswerForm({ ticket, act }: Props) {
  const t = texts('tickets');
  const options = nextStatuses[ticket.state].map((status) => ({ value: status, label: statusName(status, true) }));
  return (
    <MessageForm
      name="note"
      label={t('answer.note')}
      hint={t('answer.hint')}
      contract={staffAnswer}
      defaults={emptyAnswer}
      keep={`ticket/${ticket.id}/answer`}
      submitLabel={t('answer.submit')}
      act={act}
      action={(values) => answerAction(ticket, values)}
      done={() => t('answer.done')}
    >
      {takesFiles(ticket.kind) && <NoteFiles label={t('answer.files')} />}
      <Select
        name="status"
        label={t('answer.status')}
        placeholder={t('answer.same', { status: statusName(ticket.state, true) })}
        options={options}
      />
      {ticket.kind === 'etcProvisionComplain' && (
        <Checkbox name="refused" label={t('answer.refused')} hint={t('answer.refusedHint')} />
      )}
    </MessageForm>
  );
}

/** A partner's message. §5-1: an empty one is not sent. */
export function NoteForm({ ticket, act }: Props) {
  const t = texts('tickets');
  const isOpenable = mayReopen('closed', closedAt(ticket), Date.now());
  return (
    <MessageForm
      name="note"
      label={t('note.label')}
      hint={ticket.state === 'closed' && t(isOpenable ? 'note.closedOpenable' : 'note.closed')}
      contract={ticketActions.append}
      defaults={{ _action: 'append', note: '', fileQueue: [] }}
      keep={`ticket/${ticket.id}/note`}
      submitLabel={t('note.submit')}
      act={act}
      action={({ fileQueue: _files, ...note }) => note}
      done={() => t('note.done')}
    />
  );
}

/** A closed ticket and the way to open it again, with a reason (§5-2). */
export function Reopen({ ticket, act }: Props) {
  const t = texts('tickets');
  const closed = closedAt(ticket);
  if (!mayReopen('closed', closed, Date.now())) {
    const action = <LinkButton href={href('EtcTicketEdit', pageLocale())}>{t('list.create')}</LinkButton>;
    return (
      <Notice tone="ok" title={t('reopen.title')} actions={action}>
        {t('reopen.over')}
      </Notice>
    );
  }
  return (
    <ActionNotice
      tone="ok"
      notice={t('reopen.title')}
      text={t('reopen.text', { day: formatDay(closed + reopenDays * 86_400_000, pageLocale()) })}
      label={t('reopen.open')}
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
    </ActionNotice>
  );
}
