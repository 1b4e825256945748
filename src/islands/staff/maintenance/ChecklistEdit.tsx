import * as z from 'zod/mini';
import { checklist, checklistKinds } from '#contract/staff/checklist.ts';
import { checklistSteps } from '#contract/staff/checklist-steps.ts';
import { texts } from '#i18n/client.ts';
import { type EditedOf, RecordEdit } from '#islands/record/edit/RecordEdit.tsx';
import { CheckboxGroup } from '#islands/ui/form/CheckboxGroup.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { recordStores } from '#stores/data/record-stores.ts';
import { checklistKindName } from './Checklists.tsx';

const form = z.strictObject(checklist.fields);

function edited(): EditedOf<typeof checklist, typeof form> {
  const t = texts('checklists');
  return {
    records: recordStores(checklist),
    texts: 'checklists',
    route: 'ChecklistEdit',
    list: 'Checklists',
    contract: form,
    values: (list) => ({ title: list?.title ?? '', kinds: list?.kinds ?? [], steps: list?.steps ?? '' }),
    sent: (values) => values,
    title: ({ title }) => title,
    facts: (list) => [
      { label: t('kinds'), value: list.kinds.map(checklistKindName).join(', '), long: true },
      { label: t('steps'), value: checklistSteps(list.steps).join('\n'), long: true },
    ],
    fields: () => (
      <>
        <TextInput name="title" label={t('title')} autoComplete="off" />
        <CheckboxGroup
          name="kinds"
          label={t('kinds')}
          hint={t('kindsHint')}
          options={checklistKinds.map((value) => ({ value, label: checklistKindName(value) }))}
        />
        <TextArea name="steps" label={t('steps')} hint={t('stepsHint')} max={4000} />
      </>
    ),
  };
}

export const ChecklistEdit = island(() => <RecordEdit of={edited} />);
