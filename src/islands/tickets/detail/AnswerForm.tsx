import { staffAnswer } from '../../../contract/ticket.ts';
import { nextStatuses } from '../../../domain/tickets/ticket-rules.ts';
import { texts } from '../../../i18n/client.ts';
import { toast } from '../../../stores/page/toasts.ts';
import { Form } from '../../ui/form/kit/Form.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { statusName } from '../ticket-words.ts';
import { type ActProps, actFailure } from './act.ts';

/** For employees: answer, set the status, or both at once. */
export function AnswerForm({ ticket, act }: ActProps) {
  const t = texts('tickets');
  const options = nextStatuses[ticket.value2].map((status) => ({ value: status, label: statusName(status, true) }));
  return (
    <section aria-labelledby="answer-title" className="grid gap-3 print:hidden">
      <h2 id="answer-title">{t('answer.title')}</h2>
      <Form
        again
        contract={staffAnswer}
        defaults={{ status: '', note: '' }}
        keep={`ticket/${ticket.id}/answer`}
        submitLabel={t('answer.submit')}
        busyLabel={t('note.busy')}
        failure={actFailure}
        onSubmit={async ({ status, note = '' }, { idempotencyKey }) => {
          const said = note ? { note } : {};
          await act(
            status ? { _action: 'status', version: ticket.version, status, ...said } : { _action: 'append', note },
            idempotencyKey,
          );
          toast('ok', t('answer.done'));
        }}
      >
        <TextArea name="note" label={t('answer.note')} hint={t('answer.hint')} max={4000} rows={4} />
        <Select
          name="status"
          label={t('answer.status')}
          placeholder={t('answer.same', { status: statusName(ticket.value2, true) })}
          options={options}
        />
      </Form>
    </section>
  );
}
