import { organisationCreate, organisationKinds } from '#contract/staff/organisations.ts';
import { texts } from '#i18n/client.ts';
import { CheckboxGroup } from '#islands/ui/form/CheckboxGroup.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { toast } from '#stores/page/toasts.ts';
import { addOrganisation } from '#stores/staff/organisations.ts';

export function AddOrganisation({ onClose }: { onClose: () => void }) {
  const t = texts('organisations');
  return (
    <Dialog open onClose={onClose} title={t('add.label')}>
      <Form
        look="plain"
        label={t('add.label')}
        contract={organisationCreate}
        defaults={{ trid: '', title: '', number: '', kinds: [] }}
        onSubmit={async (values) => {
          await addOrganisation(values);
          toast('ok', t('add.done', { name: values.title }));
          onClose();
        }}
        submitLabel={t('add.submit')}
      >
        <TextInput name="title" label={t('field.title')} />
        <TextInput name="trid" label={t('field.trid')} hint={t('field.tridHint')} />
        <TextInput name="number" label={t('field.number')} />
        <CheckboxGroup
          name="kinds"
          label={t('kind.label')}
          required={false}
          options={organisationKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      </Form>
    </Dialog>
  );
}
