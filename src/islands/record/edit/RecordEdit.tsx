import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import type { Maintenance } from '#contract/maintenance.ts';
import type { RecordEnvelope } from '#contract/record.ts';
import { texts } from '#i18n/client.ts';
import { type RecordNamespace, recordTexts } from '#i18n/record-texts.ts';
import type { FormContract } from '#islands/ui/form/kit/contract-resolver.ts';
import { shapeOf } from '#islands/ui/form/kit/contract-resolver.ts';
import type { FormProps } from '#islands/ui/form/kit/form-props.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { usePageTitle } from '#islands/ui/page/usePageTitle.ts';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import type { MaintainedRecords } from '#stores/data/maintained-records.ts';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { $recordId } from '#stores/data/record-id.ts';
import { ActionForm } from '../ActionForm.tsx';
import { type Fact, Facts } from '../Facts.tsx';
import { RecordFrame, type RecordPlace } from '../RecordFrame.tsx';
import { RecordHead } from '../RecordHead.tsx';
import { RecordOrNew } from '../RecordOrNew.tsx';
import { RecordPage } from '../RecordPage.tsx';
import { RecordLife } from './RecordLife.tsx';
import { useUpdate } from './useUpdate.ts';

/** All fields of a form as an update says them: null takes away what was emptied. */
const changesOf = (contract: FormContract, sent: Record<string, unknown>): Record<string, unknown> => ({
  ...Object.fromEntries(Object.keys(shapeOf(contract)).map((name) => [name, null])),
  ...sent,
});

const asTyped = (values: object) => ({ ...values });

type Stored<Data> = Omit<RecordEnvelope, 'data'> & { data: Data };

/** What the form of a record that employees maintain needs to know. */
export interface EditedRecord<Data, C extends FormContract> extends RecordPlace {
  records: Omit<MaintainedRecords<never, Stored<Data>>, 'list'>;
  texts: RecordNamespace;
  contract: C;
  /** What the fields hold of a record; of none for a new one. */
  values: (data: Data | undefined) => FormProps<C>['defaults'];
  /** What is sent of what the fields hold. */
  sent?: (values: z.output<C>) => Record<string, unknown>;
  title: (data: Data) => string;
  /** Beside the title. */
  pill?: (data: Data) => ReactNode;
  /** The content of an archived record, which is read-only. */
  facts: (data: Data) => readonly Fact[];
  /** Why the record is read-only although it is not archived. */
  fixed?: (data: Data) => string | undefined;
  /** More that can be done to it, below the form. */
  more?: (record: Stored<Data>, act: RecordStore<Stored<Data>, Maintenance>['act']) => ReactNode;
  /** Drawn for a record, or for a new one. */
  fields: (data: Data | undefined) => ReactNode;
}

/** The record that the address names in its form, or the form of a new one. */
export function RecordEdit<Data, C extends FormContract>({ of }: { of: () => EditedRecord<Data, C> }) {
  const edited = of();
  const id = useStore($recordId);
  return (
    <RecordOrNew id={id} route={edited.route} list={edited.list}>
      {id ? <Existing key={id} id={id} edited={edited} /> : <New edited={edited} />}
    </RecordOrNew>
  );
}

interface Props<Data, C extends FormContract> {
  edited: EditedRecord<Data, C>;
}

function New<Data, C extends FormContract>({ edited }: Props<Data, C>) {
  const t = texts('record');
  const { records, sent = asTyped, values } = edited;
  const title = recordTexts(edited.texts)('list.create');
  usePageTitle(title);
  return (
    <RecordFrame route={edited.route} list={edited.list} title={title}>
      <ActionForm
        contract={edited.contract}
        defaults={values(undefined)}
        keep={`${edited.texts}/new`}
        label={title}
        submitLabel={t('edit.create')}
        act={async (body, key) => void (await records.create(body, key))}
        action={sent}
        done={() => t('edit.created')}
      >
        {edited.fields(undefined)}
      </ActionForm>
    </RecordFrame>
  );
}

function Existing<Data, C extends FormContract>({ edited, id }: Props<Data, C> & { id: string }) {
  const t = texts('record');
  const { records, route, list, texts: namespace, more } = edited;
  const [store] = useState(() => records.one(id));
  const [saved, setSaved] = useState(0);
  return (
    <RecordPage store={store} texts={namespace} route={route} list={list}>
      {(record) => {
        const unchanging = record.archived ? t('edit.inArchive') : edited.fixed?.(record.data);
        return (
          <div className="grid gap-6">
            <RecordHead
              list={list}
              record={record}
              title={edited.title(record.data)}
              name={edited.title(record.data)}
              state={`${record.version} ${saved}`}
              pill={
                <>
                  {edited.pill?.(record.data)}
                  {record.archived && <StatusPill>{t('archive')}</StatusPill>}
                </>
              }
              actions={(record.archived || !unchanging) && <RecordLife record={record} act={store.act} list={list} />}
            />
            {unchanging ? (
              <div className="grid max-w-form gap-6">
                <Notice>{unchanging}</Notice>
                <Facts title={t('edit.facts')} facts={edited.facts(record.data)} />
              </div>
            ) : (
              <div className="grid max-w-form gap-6">
                <Changes
                  key={saved}
                  edited={edited}
                  record={record}
                  store={store}
                  onSaved={() => setSaved(saved + 1)}
                />
                {more?.(record, store.act)}
              </div>
            )}
          </div>
        );
      }}
    </RecordPage>
  );
}

interface ChangesProps<Data, C extends FormContract> extends Props<Data, C> {
  record: Stored<Data>;
  store: RecordStore<Stored<Data>, Maintenance>;
  onSaved: () => void;
}

function Changes<Data, C extends FormContract>({ edited, record, store, onSaved }: ChangesProps<Data, C>) {
  const t = texts('record');
  const { contract, values, sent = asTyped } = edited;
  const [filledFrom] = useState(record);
  const save = useUpdate(record, store);
  return (
    <ActionForm
      contract={contract}
      defaults={values(filledFrom.data)}
      keep={`${edited.texts}/${record.id}`}
      label={edited.title(record.data)}
      submitLabel={t('edit.save')}
      conflict={t('edit.conflict', { by: record.modifiedBy })}
      act={save}
      action={(formValues) => changesOf(contract, sent(formValues))}
      done={() => t('edit.saved')}
      onDone={onSaved}
    >
      {edited.fields(filledFrom.data)}
    </ActionForm>
  );
}
