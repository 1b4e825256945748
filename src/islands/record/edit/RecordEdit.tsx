import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import type { RecordEnvelope } from '#contract/record.ts';
import type {
  CreateInput,
  DataOf,
  FieldChanges,
  MaintainedInput,
  OwnInput,
  RecordContract,
} from '#contract/record-contract.ts';
import { texts } from '#i18n/client.ts';
import { type RecordNamespace, recordTexts } from '#i18n/record-texts.ts';
import type { FormContract } from '#islands/ui/form/kit/contract-resolver.ts';
import { shapeOf } from '#islands/ui/form/kit/contract-resolver.ts';
import type { FormProps } from '#islands/ui/form/kit/form-props.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { usePageTitle } from '#islands/ui/page/usePageTitle.ts';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
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
const changesOf = <Body,>(contract: FormContract, sent: Body): FieldChanges<Body> => ({
  ...(Object.fromEntries(Object.keys(shapeOf(contract)).map((name) => [name, null])) as FieldChanges<Body>),
  ...sent,
});

type Stored<Data> = Omit<RecordEnvelope, 'data'> & { data: Data };

type Act<Body, Own> = (action: MaintainedInput<Body> | Own, idempotencyKey: string) => Promise<void>;

/** What the form of a record that employees maintain needs to know. */
interface EditedRecord<Data, C extends FormContract, Body, Own> extends RecordPlace {
  records: {
    one(id: string): RecordStore<Stored<Data>, MaintainedInput<Body> | Own>;
    create(body: Body, idempotencyKey: string): Promise<string>;
  };
  texts: RecordNamespace;
  contract: C;
  /** What the fields hold of a record; of none for a new one. */
  values: (data: Data | undefined) => FormProps<C>['defaults'];
  /** What is sent of what the fields hold. */
  sent: (values: z.output<C>) => Body;
  title: (data: Data) => string;
  /** Beside the title. */
  pill?: (data: Data) => ReactNode;
  /** The content of an archived record, which is read-only. */
  facts: (data: Data) => readonly Fact[];
  /** Why the record is read-only although it is not archived. */
  fixed?: (data: Data) => string | undefined;
  /** More that can be done to it, below the form. */
  more?: (record: Stored<Data>, act: Act<Body, Own>) => ReactNode;
  /** Drawn for a record, or for a new one. */
  fields: (data: Data | undefined) => ReactNode;
}

/** The same of a contract, with the contract of its form. */
export type EditedOf<C extends RecordContract, Form extends FormContract> = EditedRecord<
  DataOf<C>,
  Form,
  CreateInput<C>,
  OwnInput<C>
>;

/** The record that the address names in its form, or the form of a new one. */
export function RecordEdit<Data, C extends FormContract, Body, Own>({
  of,
}: {
  of: () => EditedRecord<Data, C, Body, Own>;
}) {
  const edited = of();
  const id = useStore($recordId);
  return (
    <RecordOrNew id={id} route={edited.route} list={edited.list}>
      {id ? <Existing key={id} id={id} edited={edited} /> : <New edited={edited} />}
    </RecordOrNew>
  );
}

interface Props<Data, C extends FormContract, Body, Own> {
  edited: EditedRecord<Data, C, Body, Own>;
}

function New<Data, C extends FormContract, Body, Own>({ edited }: Props<Data, C, Body, Own>) {
  const t = texts('record');
  const { records, sent, values } = edited;
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

function Existing<Data, C extends FormContract, Body, Own>({ edited, id }: Props<Data, C, Body, Own> & { id: string }) {
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

interface ChangesProps<Data, C extends FormContract, Body, Own> extends Props<Data, C, Body, Own> {
  record: Stored<Data>;
  store: RecordStore<Stored<Data>, MaintainedInput<Body> | Own>;
  onSaved: () => void;
}

function Changes<Data, C extends FormContract, Body, Own>({
  edited,
  record,
  store,
  onSaved,
}: ChangesProps<Data, C, Body, Own>) {
  const t = texts('record');
  const { contract, values, sent } = edited;
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
