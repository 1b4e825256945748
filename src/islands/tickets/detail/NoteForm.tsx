import { lazy, Suspense } from 'react';
import { maxFiles, ticketActions } from '../../../contract/ticket.ts';
import { mayReopen, takesFiles } from '../../../domain/tickets/ticket-rules.ts';
import { texts } from '../../../i18n/client.ts';
import { uploader } from '../../../stores/files/uploads.ts';
import { toast } from '../../../stores/page/toasts.ts';
import { Form } from '../../ui/form/kit/Form.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { type ActProps, actFailure } from './act.ts';
import { closedAt } from './closed-at.ts';

const FileDrop = lazy(() => import('../../ui/upload/FileDrop.tsx').then((module) => ({ default: module.FileDrop })));

export const noteTitleId = 'note-title';

function ClosedHint({ ticket }: Pick<ActProps, 'ticket'>) {
  const t = texts('tickets');
  const isOpenable = mayReopen('closed', closedAt(ticket), Date.now());
  return <p className="text-muted">{t(isOpenable ? 'note.closedOpenable' : 'note.closed')}</p>;
}

/** A partner's note; where the ticket waits for an answer it is that, with its files. §5: an empty note is not sent. */
export function NoteForm({ ticket, act }: ActProps) {
  const t = texts('tickets');
  const isAnswer = ticket.value2 === 'waiting';
  const words = isAnswer ? 'reply' : 'note';
  return (
    <section aria-labelledby={noteTitleId} className="grid gap-3 print:hidden">
      <h2 id={noteTitleId} tabIndex={-1}>
        {t(`${words}.title`)}
      </h2>
      {ticket.value2 === 'closed' && <ClosedHint ticket={ticket} />}
      <Form
        again
        contract={ticketActions.append}
        defaults={{ _action: 'append', note: '', fileQueue: [] }}
        keep={`ticket/${ticket.id}/note`}
        submitLabel={t(`${words}.submit`)}
        busyLabel={t(`${words}.busy`)}
        failure={actFailure}
        onSubmit={async ({ fileQueue = [], ...note }, { idempotencyKey }) => {
          await act({ ...note, ...(isAnswer && fileQueue.length > 0 && { fileQueue }) }, idempotencyKey);
          toast('ok', t(`${words}.done`));
        }}
      >
        <TextArea name="note" label={t(`${words}.label`)} max={4000} rows={4} />
        {isAnswer && takesFiles(ticket.value5) && (
          <Suspense fallback={<Skeleton rows={2} />}>
            <FileDrop name="fileQueue" label={t('reply.files')} uploader={uploader} min={0} max={maxFiles} />
          </Suspense>
        )}
      </Form>
    </section>
  );
}
