import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Maintenance } from '#contract/maintenance.ts';
import { type SipRecord, sipAccount } from '#contract/wholesale/sip-account.ts';
import { sipForm } from '#domain/wholesale/sip/sip-form.ts';
import { isChangeable } from '#domain/wholesale/sip/sip-states.ts';
import { texts } from '#i18n/client.ts';
import { AllFacts } from '#islands/record/facts/AllFacts.tsx';
import { factPart, formParts } from '#islands/record/facts/form-parts.tsx';
import { editText } from '#islands/record/RecordHead.tsx';
import { RecordBody, RecordPage } from '#islands/record/RecordPage.tsx';
import { TimelineCard } from '#islands/record/TimelineCard.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { recordStores } from '#stores/data/record-stores.ts';
import { timelineStore } from '#stores/data/record-timeline.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { sipAddress } from '#stores/wholesale/sip.ts';
import { type SipRelated, sipRelated } from '#stores/wholesale/sip-related.ts';
import { LiveValues } from './LiveValues.tsx';
import { LockForm, lockKind } from './LockForm.tsx';
import { PasswordReset } from './PasswordReset.tsx';
import { SipHead } from './SipHead.tsx';
import { SipNumbers } from './SipNumbers.tsx';
import { SipRelatedCards } from './SipRelatedCards.tsx';
import { SipWarnings } from './SipWarnings.tsx';
import { aboutRecord, numberOptions, sipContext, sipLabels } from './sip-labels.ts';

const ChangeSip = lazy(() => import('./ChangeSip.tsx').then((module) => module.ChangeSip));
const Configuration = lazy(() => import('./Configuration.tsx').then((module) => module.Configuration));

interface Props {
  record: SipRecord;
  store: RecordStore<SipRecord, Maintenance>;
}

function Page({ record, store }: Props) {
  const t = texts('sip');
  const { data, id } = record;
  const employee = useStore($isEmployee);
  const { edit } = useStore(sipAddress.$query);
  const [related] = useState(() => sipRelated(id, data.customerId));
  const [timeline] = useState(() => timelineStore(id));
  const [dialog, setDialog] = useState<'password' | 'unlock'>();
  const relatedValue = useStore(related.$value);
  const hanging: SipRelated | undefined = relatedValue.state === 'ready' ? relatedValue.value : undefined;
  const numbers = hanging && numberOptions(hanging.numbers);
  // The main number is chosen among those of the account, which must be known before.
  if (edit && isChangeable(data.state) && relatedValue.state !== 'loading')
    return <ChangeSip record={record} store={store} numbers={numbers} />;
  const lock = lockKind(data.state, employee);
  const parts = { record, related: relatedValue, reload: related.reload };
  return (
    <div className="grid gap-4">
      <SipHead record={record} store={store} lock={lock} />
      <SipWarnings
        record={record}
        numbers={hanging}
        onPassword={() => setDialog('password')}
        onUnlock={lock === 'unlock' ? () => setDialog('unlock') : undefined}
      />
      <LiveValues record={record} related={relatedValue} reload={store.record.reload} />
      <RecordBody
        story={
          <>
            <SipNumbers {...parts} />
            <TimelineCard
              store={timeline}
              version={record.version}
              notesOf={id}
              about={(of) => (of.id === id ? undefined : aboutRecord(of))}
            />
          </>
        }
        aside={
          <>
            {data.state !== 'terminated' && (
              <Suspense fallback={<Skeleton rows={6} />}>
                <Configuration record={record} />
              </Suspense>
            )}
            <SipRelatedCards {...parts} />
          </>
        }
      >
        <AllFacts
          parts={[
            ...formParts(
              { form: sipForm, words: { ...sipLabels(), saysNo: true }, context: sipContext(numbers) },
              data as Record<string, unknown>,
            ),
            ...factPart('record', t('facts'), [
              { label: t('customer'), value: data.customerName },
              { label: t('sipUser'), value: data.sipUser },
              { label: t('authUser'), value: data.authUser },
            ]),
          ]}
          foot={editText(record)}
        />
      </RecordBody>
      {dialog === 'password' && (
        <PasswordReset
          record={record}
          onReset={() => void store.record.reload()}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'unlock' && (
        <LockForm record={record} kind="unlock" act={store.act} onClose={() => setDialog(undefined)} />
      )}
    </div>
  );
}

/** One account: its problems first, then what it does at the moment, its numbers and its story. */
export function SipAccount({ id }: { id: string }) {
  const [store] = useState(() => recordStores(sipAccount).one(id));
  return (
    <RecordPage store={store} texts="sip" route="WholesaleSip" list="WholesaleSip">
      {(record) => <Page record={record} store={store} />}
    </RecordPage>
  );
}
