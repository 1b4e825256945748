import { useStore } from '@nanostores/react';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { useState } from 'react';
import type { ChangeRequestRecord, RequestType } from '#contract/profile/change-request.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { changeForms } from '#domain/profile/change-forms.ts';
import { requestRoutes } from '#domain/profile/request-routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import type { Fact } from '#islands/record/Facts.tsx';
import { AllFacts } from '#islands/record/facts/AllFacts.tsx';
import { factPart } from '#islands/record/facts/form-parts.tsx';
import { Attachments } from '#islands/record/files/Attachments.tsx';
import { PeopleCard, type RecordPerson } from '#islands/record/PeopleCard.tsx';
import { editText } from '#islands/record/RecordHead.tsx';
import { RecordBody, RecordPage } from '#islands/record/RecordPage.tsx';
import { MailCard } from '#islands/record/submission/MailCard.tsx';
import { TimelineCard } from '#islands/record/TimelineCard.tsx';
import { WaitingLines } from '#islands/record/WaitingLines.tsx';
import { FormDifferences } from '#islands/ui/form/schema/FormDifferences.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { lazy } from '#islands/ui/page/lazy.tsx';
import { timelineStore } from '#stores/data/record-timeline.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { requestStore } from '#stores/profile/requests.ts';
import { profileContext, profileLabels, requestCaption } from '../request-labels.ts';
import { RequestHead } from './RequestHead.tsx';

const RequestSubmission = lazy(() => import('./RequestSubmission.tsx').then((module) => module.RequestSubmission));

interface Props {
  type: RequestType;
  id: string;
}

/** `proofBank` by its name in the form. */
const proofCaption = (slot: string): string => {
  const proof = (['company', 'address', 'bank', 'tax'] as const).find((one) => slot.toLowerCase() === `proof${one}`);
  return proof ? texts('profile-form')(`proof.${proof}`) : '';
};

function requestFacts(type: RequestType, record: ChangeRequestRecord): Fact[] {
  const t = texts('profile-form');
  const { foreignid, subject = '', changes = '' } = record;
  const { values, effectiveOn, requestedBy, vo } = record.data;
  return [
    { label: t('request.about'), value: requestCaption({ type, subject, changes }) },
    { label: t('sent.number'), value: foreignid },
    { label: t('effectiveOn'), value: formatCalendarDay(effectiveOn, pageLocale()) },
    { label: t('request.vo'), value: vo },
    { label: t('request.by'), value: requestedBy.name },
    { label: t('remark'), value: String(values['remark'] ?? ''), long: true },
  ];
}

/** Who asked for it, and who decided. */
function peopleOf({ data: { requestedBy, decisions } }: ChangeRequestRecord): RecordPerson[] {
  const t = texts('profile-form');
  return [
    { name: requestedBy.name, role: t('people.requested'), email: requestedBy.email },
    ...decisions.map(({ by, approve }) => ({
      name: by,
      role: t(approve ? 'people.approved' : 'people.refused'),
      isStaff: true,
    })),
  ];
}

/** Why it was refused. */
function Refusal({ record: { data } }: { record: ChangeRequestRecord }) {
  const t = texts('profile-form');
  const reason = data.decisions.at(-1)?.reason;
  if (data.state !== 'rejected' || !reason) return null;
  return (
    <WaitingLines
      label={t('states.rejected')}
      lines={[{ id: 'reason', icon: CircleAlert, tone: 'danger', title: t('decide.reason'), text: reason }]}
    />
  );
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

/** One request: who decides when, what it changes, its story and its proofs. */
export function RequestPage({ type, id }: Props) {
  const t = texts('profile-form');
  const isStaff = useStore($isEmployee);
  const [store] = useState(() => requestStore(type, id));
  const [timeline] = useState(() => timelineStore(id));
  return (
    <RecordPage
      store={store}
      texts="profile-form"
      route={requestRoutes[type]}
      list="EtcProfile"
      submission={(record) => <RequestSubmission type={type} record={record} />}
    >
      {(record) => (
        <div className="grid grid-cols-1 gap-4">
          <RequestHead type={type} record={record} act={store.act} isStaff={isStaff} />
          <Refusal record={record} />
          <RecordBody
            story={
              <>
                <Comparison type={type} record={record} />
                <TimelineCard store={timeline} version={record.version} notesOf={id} about={() => undefined} />
              </>
            }
            aside={
              <>
                <PeopleCard people={peopleOf(record)} />
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
                {!isStaff && <MailCard id={id} version={record.version} />}
              </>
            }
          >
            <AllFacts
              parts={factPart('request', t('request.facts'), requestFacts(type, record))}
              foot={editText(record)}
            />
          </RecordBody>
        </div>
      )}
    </RecordPage>
  );
}
