import { maxFiles, staffAnswer, ticketActions } from '#contract/ticket.ts';
import type { TicketRecord } from '#contract/ticket-record.ts';
import { closedAt, mayReopen, nextStatuses, takesFiles } from '#domain/tickets/ticket-rules.ts';
import { texts } from '#i18n/client.ts';
import { Checkbox } from '#islands/ui/form/Checkbox.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { uploader } from '#stores/files/uploads.ts';
import type { TicketStore } from '#stores/tickets/ticket.ts';
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
