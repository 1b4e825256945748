import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { commentAction } from '#contract/comment-action.ts';
import type { RecordReaders } from '#contract/record-comments.ts';
import { texts } from '#i18n/client.ts';
import { CheckboxGroup } from '#islands/ui/form/CheckboxGroup.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { recipientsOf } from '#stores/data/record-recipients.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import { sideName } from './comment-items.ts';
import type { Commented } from './commented.ts';

interface Props {
  commented: Commented;
  onClose: () => void;
}

interface FormProps extends Props {
  readers: RecordReaders;
}

function CommentForm({ commented: { record, act }, onClose, readers: { items, sides } }: FormProps) {
  const t = texts('record');
  const isStaff = useStore($isEmployee);
  const people = items.map(({ id, name }) => ({ value: id, label: name }));
  const houses = sides.map((side) => ({ value: side, label: t(`comment.side.${side}`, { name: sideName(side) }) }));
  const options = isStaff ? [...people, ...houses] : [...houses, ...people];
  // An employee mostly writes to the one who is responsible.
  const responsible = isStaff ? items.filter(({ id }) => id === record.owner?.id).map(({ id }) => id) : [];
  return (
    <ActionDialog
      title={t('comment.title')}
      lead={t('comment.lead', { name: sides.map(sideName).join() })}
      onClose={onClose}
      contract={commentAction}
      defaults={{ _action: 'comment', text: '', recipients: responsible }}
      keep={`record/${record.id}/comment`}
      submitLabel={t('comment.submit')}
      act={act}
      // Kept input may name someone who can be chosen no more.
      action={({ recipients, ...input }) => ({
        ...input,
        recipients: recipients.filter((one) => options.some(({ value }) => value === one)),
      })}
      done={() => t('comment.done')}
    >
      <TextArea name="text" label={t('comment.text')} max={2000} rows={4} required />
      <div className={people.length > 12 ? 'max-h-72 overflow-y-auto' : ''}>
        <CheckboxGroup name="recipients" label={t('comment.recipients')} options={options} required />
      </div>
    </ActionDialog>
  );
}

/** A comment on a record to chosen readers; what was typed stays until it is sent. */
export function CommentDialog({ commented, onClose }: Props) {
  const t = texts('record');
  const [store] = useState(() => recipientsOf(commented.record.id));
  const readers = useStore(store.$value);
  useEffect(() => void store.reload(), [store]);
  if (readers.state === 'ready') return <CommentForm commented={commented} onClose={onClose} readers={readers.value} />;
  return (
    <Dialog open wide title={t('comment.title')} onClose={onClose}>
      <Async value={readers} failedTitle={t('comment.failed')} onRetry={store.reload}>
        {() => null}
      </Async>
    </Dialog>
  );
}
