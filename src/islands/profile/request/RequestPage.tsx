import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { ChangeRequestRecord, RequestType } from '#contract/profile/change-request.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { changeForms } from '#domain/profile/change-forms.ts';
import { requestRoutes } from '#domain/profile/request-routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { type Fact, Facts } from '#islands/record/Facts.tsx';
import { Attachments } from '#islands/record/files/Attachments.tsx';
import { RecordHead } from '#islands/record/RecordHead.tsx';
import { RecordColumns, RecordPage } from '#islands/record/RecordPage.tsx';
import { MailCard } from '#islands/record/submission/MailCard.tsx';
import { TimelineCard } from '#islands/record/TimelineCard.tsx';
import { FormDifferences } from '#islands/ui/form/schema/FormDifferences.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { lazy } from '#islands/ui/page/lazy.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { timelineStore } from '#stores/data/record-timeline.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { requestStore } from '#stores/profile/requests.ts';
import { profileContext, profileLabels, requestCaption, requestTone } from '../request-labels.ts';
import { DecideForm, Withdraw } from './RequestActions.tsx';
import { WhereItStands } from './WhereItStands.tsx';

const RequestSubmission = lazy(() => import('./RequestSubmission.tsx').then((module) => module.RequestSubmission));

interface Props {
  type: RequestType;
  id: string;
}

const kindsOf = (type: RequestType, { subject = '', changes = '' }: ChangeRequestRecord) =>
  requestCaption({ type, subject, changes });

/** `proofBank` by its name in the form. */
const proofCaption = (slot: string): string => {
  const proof = (['company', 'address', 'bank', 'tax'] as const).find((one) => slot.toLowerCase() === `proof${one}`);
  return proof ? texts('profile-form')(`proof.${proof}`) : '';
};

function facts(type: RequestType, record: ChangeRequestRecord): Fact[] {
  const t = texts('profile-form');
  const { values, effectiveOn, requestedBy, vo } = record.data;
  return [
    { label: t('request.about'), value: kindsOf(type, record) },
    { label: t('effectiveOn'), value: formatCalendarDay(effectiveOn, pageLocale()) },
    { label: t('request.vo'), value: vo },
    { label: t('request.by'), value: requestedBy.name },
    { label: t('remark'), value: String(values['remark'] ?? ''), long: true },
  ];
}

/** Both sides of the comparison use the same form; the request decides which fields are visible. */
const alike = (before: Record<string, unknown>, values: Record<string, unknown>) => {
  const { action, changeTypes, contactId } = values;
  const isGone = action === 'remove';
  const common = { ...(changeTypes !== undefined && { changeTypes }), ...(contactId !== undefined && { contactId }) };
  const shownAs = action === undefined ? {} : { action: 'change' };
  return {
    mine: { ...before, ...common, ...shownAs },
    theirs: isGone ? { ...common, ...shownAs } : { ...values, ...shownAs, remark: undefined },
  };
};
const emptyInput = { step: 0, savedAt: 0, intent: undefined, beside: {} };

function Comparison({ type, record }: { type: RequestType; record: ChangeRequestRecord }) {
  const t = texts('profile-form');
  const { before, values } = record.data;
  const { mine, theirs } = alike(before, values);
  const contact = { id: String(values['contactId'] ?? ''), ...before };
  const schemaContext = {
    form: changeForms[type].form,
    words: profileLabels(),
    context: profileContext({ contacts: values['contactId'] ? [contact as never] : [] }),
  };
  return (
    <Card title={t('request.changes')}>
      <FormDifferences
        schemaContext={schemaContext}
        mine={{ ...emptyInput, values: mine }}
        theirs={{ ...emptyInput, values: theirs }}
        heads={{ mine: t('request.before'), theirs: t('request.after') }}
      />
    </Card>
  );
}

/** One request: where it stands, what it changes, its proofs, and what can be done with it. */
export function RequestPage({ type, id }: Props) {
  const t = texts('profile-form');
  const employee = useStore($isEmployee);
  const [store] = useState(() => requestStore(type, id));
  const [timeline] = useState(() => timelineStore(id));
  const route = requestRoutes[type];
  return (
    <RecordPage
      store={store}
      texts="profile-form"
      route={route}
      list="EtcProfile"
      submission={(record) => <RequestSubmission type={type} record={record} />}
    >
      {(record) => {
        const number = record.foreignid ?? '';
        return (
          <div className="grid gap-6">
            <RecordHead
              list="EtcProfile"
              record={record}
              title={t('request.title', { number, about: kindsOf(type, record) })}
              name={t('request.name', { number })}
              state={record.data.state}
              pill={<StatusPill tone={requestTone[record.data.state]}>{t(`states.${record.data.state}`)}</StatusPill>}
              actions={!employee && <Withdraw record={record} act={store.act} />}
            />
            <WhereItStands record={record} />
            <RecordColumns
              aside={
                <>
                  <Facts title={t('request.facts')} facts={facts(type, record)} />
                  {!employee && <MailCard id={id} version={record.version} />}
                  {type === 'etc.company' && (
                    <Attachments
                      store={store}
                      isClosed
                      keep={`request/${id}`}
                      max={1}
                      act={store.act as never}
                      captionOf={({ slot = '' }) => proofCaption(slot)}
                    />
                  )}
                  <TimelineCard store={timeline} version={record.version} about={() => undefined} />
                </>
              }
            >
              <Comparison type={type} record={record} />
              {employee && <DecideForm record={record} act={store.act} />}
            </RecordColumns>
          </div>
        );
      }}
    </RecordPage>
  );
}
