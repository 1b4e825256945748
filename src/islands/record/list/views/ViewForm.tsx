import { useStore } from '@nanostores/react';
import * as z from 'zod/mini';
import { text } from '#contract/fields.ts';
import type { ListView, ListViewBody } from '#contract/list-view.ts';
import { texts } from '#i18n/client.ts';
import { Checkbox } from '#islands/ui/form/Checkbox.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { changeListView, createListView, markListView } from '#stores/data/list-views.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { toast } from '#stores/page/toasts.ts';

const contract = z.strictObject({
  name: text(1, 60),
  isShared: z.boolean(),
  isPinned: z.boolean(),
  isDefault: z.boolean(),
});

interface Props {
  /** The view that is renamed; a new one where it is absent. */
  view: ListView | undefined;
  content: Pick<ListViewBody, 'list' | 'query' | 'columns' | 'density'>;
  onClose: () => void;
}

/** Name and audience of a view, and where it shows up. */
export function ViewForm({ view, content, onClose }: Props) {
  const t = texts('lists');
  const employee = useStore($isEmployee);
  const title = t(view ? 'views.edit' : 'views.new');
  async function save({ name, isShared, ...marks }: z.output<typeof contract>, idempotencyKey: string) {
    if (view) await markListView(await changeListView(view, { name, isShared }), marks);
    else await createListView({ ...content, name, isShared }, marks, idempotencyKey);
    toast('ok', t('views.saved'));
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form
        look="plain"
        contract={contract}
        defaults={{
          name: view?.name ?? '',
          isShared: view?.isShared ?? false,
          isPinned: view?.isPinned ?? false,
          isDefault: view?.isDefault ?? false,
        }}
        label={title}
        submitLabel={t('views.save')}
        onSubmit={(values, { idempotencyKey }) => save(values, idempotencyKey)}
      >
        <TextInput name="name" label={t('views.form.name')} required autoComplete="off" />
        <Checkbox
          name="isShared"
          label={t(employee ? 'views.form.sharedStaff' : 'views.form.shared')}
          hint={t(employee ? 'views.form.sharedStaffHint' : 'views.form.sharedHint')}
        />
        <Checkbox name="isPinned" label={t('views.form.pinned')} />
        <Checkbox name="isDefault" label={t('views.form.default')} hint={t('views.form.defaultHint')} />
      </Form>
    </Dialog>
  );
}
