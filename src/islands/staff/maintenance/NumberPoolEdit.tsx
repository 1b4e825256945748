import * as z from 'zod/mini';
import { numberKinds } from '#contract/wholesale/number-kinds.ts';
import { numberPool } from '#contract/wholesale/number-pool.ts';
import { poolTitle } from '#domain/wholesale/numbers/number-pools.ts';
import { texts } from '#i18n/client.ts';
import { type EditedOf, RecordEdit } from '#islands/record/edit/RecordEdit.tsx';
import { FieldRow } from '#islands/ui/form/FieldRow.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { recordStores } from '#stores/data/record-stores.ts';

const form = z.strictObject(numberPool.fields);

function edited(): EditedOf<typeof numberPool, typeof form> {
  const t = texts('number-pools');
  return {
    records: recordStores(numberPool),
    texts: 'number-pools',
    route: 'NumberPoolEdit',
    list: 'NumberPools',
    contract: form,
    values: (pool) => ({
      numberKind: pool?.numberKind ?? 'geographic',
      onkz: pool?.onkz ?? '',
      from: pool?.from ?? '',
      to: pool?.to ?? '',
      label: pool?.label ?? '',
    }),
    sent: (values) => values,
    title: poolTitle,
    facts: ({ numberKind, onkz, from, to, label }) => [
      { label: t('kind'), value: t(`kinds.${numberKind}`) },
      { label: t('onkz'), value: `0${onkz}` },
      { label: t('from'), value: from },
      { label: t('to'), value: to },
      { label: t('label'), value: label },
    ],
    fields: () => (
      <>
        <RadioGroup
          name="numberKind"
          label={t('kind')}
          columns={2}
          options={numberKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <TextInput name="onkz" label={t('onkz')} hint={t('onkzHint')} autoComplete="off" inputMode="numeric" />
        <FieldRow>
          <TextInput name="from" label={t('from')} autoComplete="off" inputMode="numeric" />
          <TextInput name="to" label={t('to')} autoComplete="off" inputMode="numeric" />
        </FieldRow>
        <TextInput name="label" label={t('label')} autoComplete="off" />
      </>
    ),
  };
}

export const NumberPoolEdit = island(() => <RecordEdit of={edited} />);
