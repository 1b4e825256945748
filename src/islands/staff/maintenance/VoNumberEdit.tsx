import * as z from 'zod/mini';
import { voNumber, voStates } from '#contract/staff/vo-number.ts';
import { operatorCodes } from '#domain/catalogue/operators.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ActionForm } from '#islands/record/ActionForm.tsx';
import { type EditedOf, RecordEdit } from '#islands/record/edit/RecordEdit.tsx';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { recordStores } from '#stores/data/record-stores.ts';
import { voTone } from './vo-tone.ts';

/** Those that the portal knows, and the one that a number has. */
const operators = (own: string | undefined) => [...new Set([...operatorCodes(), ...(own ? [own] : [])])];

const form = z.strictObject(voNumber.fields);

function edited(): EditedOf<typeof voNumber, typeof form> {
  const t = texts('vo-numbers');
  return {
    records: recordStores(voNumber),
    texts: 'vo-numbers',
    route: 'VoNumberEdit',
    list: 'VoNumbers',
    contract: form,
    values: (number) => ({
      vo: number?.vo ?? '',
      operator: number?.operator ?? '',
      label: number?.label ?? '',
      validFrom: number?.validFrom ?? '',
    }),
    sent: (values) => values,
    title: ({ vo }) => vo,
    pill: ({ state }) => <StatusPill tone={voTone[state]}>{t(`states.${state}`)}</StatusPill>,
    facts: ({ operator, label, validFrom }) => [
      { label: t('operator'), value: providerName(operator) },
      { label: t('label'), value: label },
      { label: t('validFrom'), value: formatCalendarDay(validFrom ?? '', pageLocale()) },
    ],
    more: ({ id, data }, act) => (
      <ActionForm
        key={data.state}
        again
        title={{ id: 'state-title', text: t('move') }}
        contract={voNumber.actions.status}
        defaults={{ _action: 'status', status: data.state }}
        keep={`vo-numbers/${id}/status`}
        submitLabel={t('move')}
        submitLook="secondary"
        act={act}
        action={(change) => change}
        done={() => texts('record')('edit.saved')}
      >
        <Select
          name="status"
          label={t('state')}
          options={voStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        />
      </ActionForm>
    ),
    fields: (number) => (
      <>
        <TextInput name="vo" label={t('vo')} autoComplete="off" />
        <Select
          name="operator"
          label={t('operator')}
          options={operators(number?.operator).map((value) => ({ value, label: providerName(value) }))}
        />
        <TextInput name="label" label={t('label')} autoComplete="off" />
        <DateField name="validFrom" label={t('validFrom')} />
      </>
    ),
  };
}

const WithCatalogue = lazy(() => import('#islands/record/WithCatalogue.tsx').then((module) => module.WithCatalogue));

export const VoNumberEdit = island(() => (
  <Suspense fallback={<Skeleton rows={8} />}>
    <WithCatalogue>{() => <RecordEdit of={edited} />}</WithCatalogue>
  </Suspense>
));
