import * as z from 'zod/mini';
import { text } from '#contract/fields.ts';
import { replyStatuses } from '#contract/staff/saved-reply.ts';
import { texts } from '#i18n/client.ts';
import { ReplyPicker } from '#islands/record/ticket/ReplyPicker.tsx';
import { statusName } from '#islands/record/ticket/ticket-labels.ts';
import { Checkbox } from '#islands/ui/form/Checkbox.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { useFieldValue } from '#islands/ui/form/useFormField.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import type { BulkDialogProps } from './bulk-types.ts';

const contract = z.strictObject({
  note: text(1, 4000),
  status: z.optional(z.enum(replyStatuses)),
  assignsSelf: z.boolean(),
});

/** Saved replies; one that is a macro chooses the state and the assignment too. */
function Replies() {
  const [, setStatus] = useFieldValue<string | undefined>('status');
  const [, setAssignsSelf] = useFieldValue<boolean | undefined>('assignsSelf');
  return (
    <ReplyPicker
      onInsert={({ status, assignsSelf }) => {
        if (status) setStatus(status);
        if (assignsSelf) setAssignsSelf(true);
      }}
    />
  );
}

export function AnswerDialog({ count, onClose, send }: BulkDialogProps) {
  const t = texts('lists');
  const title = t('bulk.answer.title', { count });
  return (
    <Dialog open wide onClose={onClose} title={title}>
      <Form
        look="plain"
        contract={contract}
        defaults={{ note: '', status: '', assignsSelf: false }}
        label={title}
        submitLabel={t('bulk.answer.submit')}
        busyLabel={t('bulk.running')}
        onSubmit={(fields, { idempotencyKey }) => send(fields, idempotencyKey)}
      >
        <Replies />
        <TextArea
          name="note"
          label={t('bulk.answer.note')}
          hint={t('bulk.answer.noteHint')}
          max={4000}
          rows={6}
          required
        />
        <Select
          name="status"
          label={t('bulk.answer.status')}
          placeholder={t('bulk.answer.keep')}
          options={replyStatuses.map((status) => ({ value: status, label: statusName(status, true) }))}
        />
        <Checkbox name="assignsSelf" label={t('bulk.answer.assignsSelf')} />
      </Form>
    </Dialog>
  );
}
