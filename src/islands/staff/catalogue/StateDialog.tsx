import type { CatalogueState } from '#contract/catalogue/state.ts';
import { stateCreate } from '#contract/catalogue/state.ts';
import { texts } from '#i18n/client.ts';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { toast } from '#stores/page/toasts.ts';
import { actOnState, createState } from '#stores/staff/catalogue.ts';

interface Props {
  /** The one to rename; absent for a new one. */
  state?: CatalogueState;
  onClose: () => void;
}

/** From which day on, and how it is called in lists and approvals. */
export function StateDialog({ state, onClose }: Props) {
  const t = texts('catalogue');
  const title = t(state ? 'rename.title' : 'create.title');
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="grid gap-4">
        <p>{t('create.text')}</p>
        <Form
          look="plain"
          label={title}
          contract={stateCreate}
          defaults={{ name: state?.name ?? '', validFrom: state?.validFrom ?? '' }}
          onSubmit={async (values) => {
            await (state ? actOnState(state, { _action: 'rename', ...values }) : createState(values));
            toast('ok', t(state ? 'rename.done' : 'create.done', { name: values.name }));
            onClose();
          }}
          submitLabel={t(state ? 'edit.submit' : 'create.submit')}
        >
          <TextInput name="name" label={t('field.stateName')} hint={t('field.stateNameHint')} />
          <DateField name="validFrom" label={t('field.validFrom')} />
        </Form>
      </div>
    </Dialog>
  );
}
