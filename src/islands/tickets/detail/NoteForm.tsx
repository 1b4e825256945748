import { ticketActions } from '../../../contract/ticket.ts';
import { texts } from '../../../i18n/client.ts';
import { toast } from '../../../stores/toasts.ts';
import { Form } from '../../ui/Form.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { type ActProps, actFailure } from './act.ts';

export const noteTitleId = 'note-title';

/** §5: an empty note is not sent. */
export function NoteForm({ ticket, act }: ActProps) {
  const t = texts('tickets');
  return (
    <section aria-labelledby={noteTitleId} className="grid gap-3 print:hidden">
      <h2 id={noteTitleId} tabIndex={-1}>
        {t('note.title')}
      </h2>
      <Form
        again
        contract={ticketActions.append}
        defaults={{ _action: 'append', note: '' }}
        keep={`ticket/${ticket.id}/note`}
        submitLabel={t('note.submit')}
        busyLabel={t('note.busy')}
        failure={actFailure}
        onSubmit={async (note, { idempotencyKey }) => {
          await act(note, idempotencyKey);
          toast('ok', t('note.done'));
        }}
      >
        <TextArea name="note" label={t('note.label')} max={4000} rows={4} />
      </Form>
    </section>
  );
}
