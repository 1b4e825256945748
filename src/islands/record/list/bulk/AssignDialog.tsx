import { useStore } from '@nanostores/react';
import * as z from 'zod/mini';
import { text } from '#contract/fields.ts';
import { readToken } from '#domain/access/session.ts';
import { texts } from '#i18n/client.ts';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { $session } from '#stores/session/session.ts';
import { colleagues } from '#stores/staff/desk-record.ts';
import type { BulkDialogProps } from './bulk-types.ts';

const contract = z.strictObject({ assignee: text(1, 100) });
/** No user has it as an id. */
const unassigned = '-';

export function AssignDialog({ count, onClose, send }: BulkDialogProps) {
  const t = texts('lists');
  const people = useStore(colleagues.$value);
  const session = useStore($session);
  const ownId = session && readToken(session.token)?.sub;
  const all = people.state === 'ready' ? people.value : [];
  const title = t('bulk.assign.title', { count });
  const options = [
    ...all
      .filter(({ id }) => id === ownId)
      .map(({ id, name }) => ({ value: id, label: t('bulk.assign.me', { name }) })),
    ...all.filter(({ id }) => id !== ownId).map(({ id, name }) => ({ value: id, label: name })),
    { value: unassigned, label: t('bulk.assign.unassigned') },
  ];
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form
        look="plain"
        contract={contract}
        defaults={{ assignee: '' }}
        label={title}
        submitLabel={t('bulk.assign.button')}
        busyLabel={t('bulk.running')}
        onSubmit={({ assignee }, { idempotencyKey }) =>
          send({ assignee: assignee === unassigned ? null : assignee }, idempotencyKey)
        }
      >
        <Select name="assignee" label={t('bulk.assign.label')} options={options} required />
      </Form>
    </Dialog>
  );
}
