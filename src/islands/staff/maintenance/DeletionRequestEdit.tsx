import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type DeletionRecord, deletionActions } from '#contract/me/own-data.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ActionForm } from '#islands/record/ActionForm.tsx';
import { Facts } from '#islands/record/Facts.tsx';
import { RecordHead } from '#islands/record/RecordHead.tsx';
import { RecordPage } from '#islands/record/RecordPage.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { $recordId } from '#stores/data/record-id.ts';
import { deletionRequests } from '#stores/me/own-data.ts';
import { deletionTone } from './deletion-tone.ts';

function RequestFacts({ record }: { record: DeletionRecord }) {
  const t = texts('deletion-requests');
  const { login, name, email, reason, answer, state, eraseAt } = record.data;
  return (
    <Facts
      title={t('facts')}
      facts={[
        { label: t('login'), value: login },
        { label: t('name'), value: name },
        { label: t('email'), value: email },
        { label: t('created'), value: formatMoment(record.created, pageLocale()) },
        {
          label: t('eraseAt'),
          value: state === 'approved' && eraseAt !== undefined ? formatMoment(eraseAt, pageLocale()) : undefined,
        },
        { label: t('reason'), value: reason, long: true },
        { label: t('answer'), value: answer, long: true },
      ]}
    />
  );
}

function Request({ id }: { id: string }) {
  const t = texts('deletion-requests');
  const [store] = useState(() => deletionRequests.one(id));
  return (
    <RecordPage store={store} texts="deletion-requests" route="DeletionRequestEdit" list="DeletionRequests">
      {(record) => (
        <div className="grid gap-6">
          <RecordHead
            list="DeletionRequests"
            record={record}
            title={record.data.login}
            name={record.data.login}
            state={record.data.state}
            pill={<StatusPill tone={deletionTone[record.data.state]}>{t(`states.${record.data.state}`)}</StatusPill>}
          />
          <div className="grid max-w-form gap-6">
            <RequestFacts record={record} />
            {record.data.state === 'submitted' && (
              <ActionForm
                title={{ id: 'decide-title', text: t('decide') }}
                contract={deletionActions.decide}
                defaults={{ _action: 'decide', decision: '', answer: '' }}
                keep={`deletion-requests/${id}/decide`}
                submitLabel={t('send')}
                act={store.act}
                action={(decision) => decision}
                done={() => t('decided')}
              >
                <RadioGroup
                  name="decision"
                  label={t('decision')}
                  options={[
                    { value: 'approved', label: t('decisions.approved'), hint: t('approvedHint') },
                    { value: 'refused', label: t('decisions.refused') },
                  ]}
                />
                <TextArea name="answer" label={t('answer')} hint={t('answerHint')} />
              </ActionForm>
            )}
          </div>
        </div>
      )}
    </RecordPage>
  );
}

/** One request of a user to delete their account, for employees to decide. */
export const DeletionRequestEdit = island(() => {
  const id = useStore($recordId);
  return <Request key={id} id={id} />;
});
