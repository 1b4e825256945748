import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Maintenance } from '#contract/maintenance.ts';
import type { DraftRecord } from '#contract/sales/draft.ts';
import { href } from '#domain/access/routes.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { fieldsOf } from '#domain/form/conditions.ts';
import type { FormDescription } from '#domain/form/form-description.ts';
import { filesNamedIn } from '#domain/form/form-files.ts';
import { addressText } from '#domain/sales/availability/line-address.ts';
import { draftContractOf, formOf } from '#domain/sales/drafts/draft-form.ts';
import { papersOfDraft } from '#domain/sales/orders/papers.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { LongForm } from '#islands/record/long-form/LongForm.tsx';
import { PanelCard } from '#islands/record/long-form/PanelCard.tsx';
import { useUnlock } from '#islands/record/long-form/useUnlock.ts';
import { PaperButtons } from '#islands/record/Papers.tsx';
import { newKey } from '#islands/ui/form/kit/intent.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import type { RecordAutosave } from '#stores/data/record-autosave.ts';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { draftAutosave, isMasked, stateOfDraft } from '#stores/sales/draft-autosave.ts';
import { draftCheckOf } from '#stores/sales/draft-check.ts';
import { attachmentsOf, draftAddress } from '#stores/sales/drafts.ts';
import { goTo } from '#stores/session/navigation.ts';
import { PriceBar } from '../prices/PricePanel.tsx';
import type { LineOfDraft } from './availability/line-of-draft.ts';
import { AnswersFollow } from './customer/AnswersFollow.tsx';
import { ChosenCustomer } from './customer/ChosenCustomer.tsx';
import { CustomerFlows } from './customer/CustomerFlows.tsx';
import { CustomerQuestions } from './customer/CustomerQuestions.tsx';
import { DraftPrices } from './DraftPrices.tsx';
import { sectionMeaning } from './section-meanings.ts';
import { useOrderSchemaContext } from './useOrderSchemaContext.ts';

interface Props {
  draft: DraftRecord;
  store: RecordStore<DraftRecord, Maintenance>;
  holidays: Holidays;
  title: string;
}

const idOf = ({ path }: { path: string }) => path.split('/').at(-1) ?? '';

/** Waits for the names of the files that the draft has. */
export function DraftForm(props: Props) {
  const { data } = props.draft;
  const [loader] = useState(() => attachmentsOf(props.draft.id));
  const attachments = useStore(loader.$value);
  const [hasFiles] = useState(() => Object.keys(filesNamedIn(formOf(data), data)).length > 0);
  useEffect(() => {
    if (hasFiles) void loader.reload();
  }, [loader, hasFiles]);
  const [files] = useState(() => new Map<string, { name: string; size: number }>());
  if (attachments.state === 'ready') for (const file of attachments.value) files.set(idOf(file), file);
  if (hasFiles && attachments.state !== 'ready') {
    return (
      <Async value={attachments} onRetry={loader.reload} failedTitle={texts('record')('files.failed')}>
        {() => null}
      </Async>
    );
  }
  return <WritableDraft {...props} files={files} />;
}

/** The form of a draft, kept as one goes; once nothing is missing it leads to the wizard. */
function WritableDraft({
  draft,
  store,
  holidays,
  title,
  files,
}: Props & { files: ReadonlyMap<string, { name: string; size: number }> }) {
  const t = texts('drafts');
  const [save] = useState(() => draftAutosave(draft, store, newKey));
  const { section, field, from } = useStore(draftAddress.$query);
  const loader = useMemo(() => draftCheckOf(draft.id), [draft.id]);
  const checkValue = useStore(loader.$value);
  const check = checkValue.state === 'ready' ? checkValue.value : undefined;
  useEffect(() => {
    if (draft.version > 0) void loader.reload();
  }, [loader, draft.version]);
  // The check knows the customer as it is now.
  const data = check?.customer && draft.data.customerId ? { ...draft.data, customer: check.customer } : draft.data;
  const latest = useRef(draft);
  latest.current = draft;
  const [line] = useState<LineOfDraft>(() => lineOf(latest, save, store));
  const schemaContext = useOrderSchemaContext({ data }, holidays, check?.prices, line);

  useEffect(() => {
    if (!isMasked(draft)) save.follow(stateOfDraft(draft));
  }, [save, draft]);
  useUnlock(save);

  return (
    <LongForm
      schemaContext={schemaContext}
      contract={draftContractOf(data)}
      save={save}
      files={files}
      at={{
        section,
        field,
        go: (next) => draftAddress.set({ section: next, field: '' }, 'push'),
        hrefOf: (next) => draftAddress.hrefOf({ section: next, field: '' }),
      }}
      label={title}
      changedBy={draft.modifiedBy}
      top={<AnswersFollow />}
      parts={(name) => partsOf(name, { ...draft, data }, schemaContext.form)}
      meaning={sectionMeaning}
      bar={<PriceBar prices={check?.prices} isOpen={check !== undefined || draft.version === 0} />}
      aside={
        check && (
          <DraftPrices check={check} onUpdate={() => store.act({ _action: 'updatePrices' } as Maintenance, newKey())} />
        )
      }
      asideEnd={draft.version > 0 && <Papers draft={draft} />}
      back={
        from === 'summary'
          ? { label: t('backToSummary'), href: href('OrderSubmitWizard', pageLocale(), { draftId: draft.id }) }
          : undefined
      }
      finish={{ label: t('submit'), run: () => goTo('OrderSubmitWizard', { draftId: draft.id }) }}
    />
  );
}

/** What the check of the line needs of the draft. */
const lineOf = (
  latest: { readonly current: DraftRecord },
  save: RecordAutosave,
  store: Props['store'],
): LineOfDraft => ({
  save: async () => {
    const isSaved = await save.flush();
    const present = store.record.$value.get();
    return isSaved && present.state === 'ready' && present.value.version > 0 ? present.value.id : undefined;
  },
  reload: () => store.record.reload(),
  waiting: () => {
    const { availabilityRequest: awaited } = latest.current.data;
    return awaited && { address: addressText(awaited.address), at: awaited.at };
  },
});

/** The section of the customer has a shape of its own. */
function partsOf(name: string, draft: DraftRecord, form: FormDescription) {
  if (name !== 'customer') return {};
  const { customerData } = fieldsOf(form);
  const questions = customerData?.kind === 'group' ? customerData.fields : undefined;
  return {
    above: <ChosenCustomer data={draft.data} />,
    fields: <CustomerQuestions fields={questions} />,
    below: draft.data.customerId && <CustomerFlows draft={draft} />,
  };
}

function Papers({ draft: { id, data } }: Pick<Props, 'draft'>) {
  const papers = papersOfDraft(data);
  return (
    <PanelCard isFolded title={texts('record')('papers.title')} note={`${papers.length} PDF`}>
      <PaperButtons id={id} papers={papers} />
    </PanelCard>
  );
}
