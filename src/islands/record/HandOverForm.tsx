import { useStore } from '@nanostores/react';
import * as z from 'zod/mini';
import { text } from '#contract/fields.ts';
import { texts } from '#i18n/client.ts';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { colleagues } from '#stores/profile/members.ts';

const contract = z.strictObject({ owner: text(1, 60) });

interface Props {
  title: string;
  submitLabel: string;
  /** Who is responsible now. */
  owner?: string | undefined;
  onClose: () => void;
  /** Throws ApiError. */
  send: (owner: string, idempotencyKey: string) => Promise<void>;
}

/** Chooses the colleague who is responsible from now on. */
export function HandOverForm({ title, submitLabel, owner = '', onClose, send }: Props) {
  const t = texts('record');
  const people = useStore(colleagues.$value);
  const options = people.state === 'ready' ? people.value.map(({ id, name }) => ({ value: id, label: name })) : [];
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form
        look="plain"
        contract={contract}
        defaults={{ owner: options.some(({ value }) => value === owner) ? owner : '' }}
        label={title}
        submitLabel={submitLabel}
        busyLabel={t('owner.busy')}
        onSubmit={({ owner: next }, { idempotencyKey }) => send(next, idempotencyKey)}
      >
        <Select name="owner" label={t('owner.label')} hint={t('owner.hint')} options={options} required />
      </Form>
    </Dialog>
  );
}
