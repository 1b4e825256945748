import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Maintenance } from '#contract/maintenance.ts';
import { type ProcessRecord, wholesaleProcess } from '#contract/wholesale/process.ts';
import { href } from '#domain/access/routes.ts';
import { formatDay, formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { AllFacts } from '#islands/record/facts/AllFacts.tsx';
import { factPart } from '#islands/record/facts/form-parts.tsx';
import { History } from '#islands/record/History.tsx';
import { MilestoneList } from '#islands/record/MilestoneList.tsx';
import { PeopleCard, type RecordPerson } from '#islands/record/PeopleCard.tsx';
import { editText } from '#islands/record/RecordHead.tsx';
import { RecordBody, RecordPage } from '#islands/record/RecordPage.tsx';
import { MailCard } from '#islands/record/submission/MailCard.tsx';
import { SubmissionProvider } from '#islands/record/submission/submission-context.ts';
import { keptTitle } from '#islands/ui/text/kept-title.ts';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { recordStores } from '#stores/data/record-stores.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { ProcessHead } from './ProcessHead.tsx';
import { ProcessFailure, ProcessQuestion } from './ProcessQuestion.tsx';
import { objectLink, typeName } from './process-labels.ts';
import { courseOf, eventsOf, questionOf } from './process-story.ts';

/** Who has to do with a process, each once. */
function peopleOf({ data: { startedBy, notify, messages = [] } }: ProcessRecord): RecordPerson[] {
  const t = texts('processes');
  const staff = messages.findLast(({ actor }) => actor === 'staff')?.by;
  return [
    { name: startedBy, role: t('people.started'), email: notify },
    ...(staff && staff !== startedBy ? [{ name: staff, role: t('people.handles'), isStaff: true }] : []),
  ];
}

function processFacts({ foreignid, data }: ProcessRecord) {
  const t = texts('processes');
  const locale = pageLocale();
  const link = objectLink(data.object);
  const object = keptTitle(data.object.title);
  return factPart('process', t('facts.title'), [
    { label: t('number'), value: foreignid },
    { label: t('typeHead'), value: typeName(data.type) },
    { label: t('object'), value: link ? <a href={link}>{object}</a> : object },
    {
      label: t('customer'),
      value: data.customerName && (
        <a href={href('WholesaleCoreData', locale, { id: data.customerId })}>{data.customerName}</a>
      ),
    },
    {
      label: t('started'),
      value: t('facts.startedBy', { moment: formatMoment(data.startedAt, locale), by: data.startedBy }),
    },
    { label: t('due'), value: data.dueAt && formatDay(data.dueAt, locale) },
    { label: t('facts.finished'), value: data.finishedAt && formatMoment(data.finishedAt, locale) },
  ]);
}

function OpenProcess({
  process,
  act,
}: Pick<RecordStore<ProcessRecord, Maintenance>, 'act'> & { process: ProcessRecord }) {
  const isStaff = useStore($isEmployee);
  const { id, version, data } = process;
  const isAsked = data.state === 'waitingPartner' && !isStaff;
  return (
    <div className="grid grid-cols-1 gap-4">
      <ProcessHead process={process} act={act} isStaff={isStaff} isAsked={isAsked} />
      {isAsked && <ProcessQuestion process={process} act={act} />}
      {data.state === 'failed' && <ProcessFailure process={process} />}
      <MilestoneList label={texts('processes')('course')} steps={courseOf(data)} />
      <RecordBody
        story={
          <History
            events={eventsOf(data, isAsked ? questionOf(data)?.at : undefined)}
            tell={({ entry }) => entry}
            notesOf={id}
          />
        }
        aside={
          <>
            <PeopleCard people={peopleOf(process)} />
            {!isStaff && (
              <SubmissionProvider
                value={
                  data.type === 'numberCreate' ? href('WholesaleAddNumber', pageLocale(), { process: id }) : undefined
                }
              >
                <MailCard id={id} version={version} />
              </SubmissionProvider>
            )}
          </>
        }
      >
        <AllFacts parts={processFacts(process)} foot={editText(process)} />
      </RecordBody>
    </div>
  );
}

/** One process: who is to act, how far it is, and what was said about it. */
export function Process({ id }: { id: string }) {
  const [store] = useState(() => recordStores(wholesaleProcess).one(id));
  return (
    <RecordPage store={store} texts="processes" route="WholesaleProcesses" list="WholesaleProcesses">
      {(process) => <OpenProcess process={process} act={store.act} />}
    </RecordPage>
  );
}
