import { requestChannels, requestCreate, requestKinds } from '#contract/staff/retention.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { texts } from '#i18n/client.ts';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { toast } from '#stores/page/toasts.ts';
import { addRequest } from '#stores/staff/retention.ts';
import { dayText } from './labels.ts';
import { noPerson, PersonFields } from './PersonFields.tsx';

/** The request of a person as it arrived. */
export function AddRequest({ onClose }: { onClose: () => void }) {
  const t = texts('retention');
  return (
    <Dialog open onClose={onClose} title={t('add.title')}>
      <Form
        look="plain"
        label={t('add.title')}
        contract={requestCreate}
        defaults={{
          ...noPerson,
          kind: '' as 'export',
          received: berlinDay(Date.now()),
          channel: '' as 'letter',
          recognised: '',
        }}
        onSubmit={async (values) => {
          const added = await addRequest(values);
          toast('ok', t('add.done', { day: dayText(added?.due) }));
          onClose();
        }}
        submitLabel={t('add.submit')}
      >
        <RadioGroup
          name="kind"
          label={t('add.kind')}
          columns={2}
          options={requestKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <PersonFields />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <DateField name="received" label={t('add.received')} />
          <Select
            name="channel"
            label={t('add.channel')}
            options={requestChannels.map((value) => ({ value, label: t(`channel.${value}`) }))}
          />
        </div>
        <TextInput name="recognised" label={t('add.recognised')} hint={t('add.recognisedHint')} />
      </Form>
    </Dialog>
  );
}
