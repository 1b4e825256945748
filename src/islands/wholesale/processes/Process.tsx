import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type ProcessRecord, type ProcessStep, wholesaleProcess } from '#contract/wholesale/process.ts';
import { href } from '#domain/access/routes.ts';
import { formatDay, formatMoment } from '#domain/date/date-format.ts';
import { mayCancel, mayRetry, nextStates } from '#domain/wholesale/processes/process-rules.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Facts } from '#islands/record/Facts.tsx';
import { History } from '#islands/record/History.tsx';
import { RecordHead } from '#islands/record/RecordHead.tsx';
import { RecordColumns, RecordPage } from '#islands/record/RecordPage.tsx';
import { MailCard } from '#islands/record/submission/MailCard.tsx';
import { SubmissionProvider } from '#islands/record/submission/submission-context.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { keptTitle } from '#islands/ui/text/kept-title.ts';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { Timeline } from '#islands/ui/text/Timeline.tsx';
import { recordStores } from '#stores/data/record-stores.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { Cancellation, Retry, Waiting } from './ProcessActions.tsx';
import {
  nextSentence,
  objectLink,
  stateName,
  stateTone,
  stepName,
  stepTone,
  typeName,
  wordsOf,
} from './process-labels.ts';

const StatusForm = lazy(() => import('./StatusForm.tsx').then((module) => module.StatusForm));

function Steps({ steps }: { steps: readonly ProcessStep[] }) {
  const t = texts('processes');
  const entries = steps.map((step, n) => {
    const { name, state, at, actor } = step;
    const meta = [
      t(`stepState.${state}`),
      at !== undefined && formatMoment(at, pageLocale()),
      at !== undefined && actor && t(`actor.${actor}`),
    ];
    return {
      id: `${n}`,
      title: stepName(name),
      meta: meta.filter(Boolean).join(' · '),
      tone: stepTone[state],
      body: wordsOf(step),
    };
  });
  return (
    <Card title={t('steps')}>
      <Timeline entries={entries} />
    </Card>
  );
}

function ProcessFacts({ process: { data } }: { process: ProcessRecord }) {
  const t = texts('processes');
  const locale = pageLocale();
  const link = objectLink(data.object);
  const object = keptTitle(data.object.title);
  return (
    <Facts
      title={t('facts.title')}
      facts={[
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
      ]}
    />
  );
}

/** One process: where it stands, what waits for the reader, its steps and what was said about it. */
export function Process({ id }: { id: string }) {
  const t = texts('processes');
  const employee = useStore($isEmployee);
  const [store] = useState(() => recordStores(wholesaleProcess).one(id));
  return (
    <RecordPage store={store} texts="processes" route="WholesaleProcesses" list="WholesaleProcesses">
      {(process) => {
        const { data } = process;
        const number = process.foreignid ?? '';
        const messages = data.messages ?? [];
        return (
          <div className="grid gap-6">
            <div>
              <RecordHead
                list="WholesaleProcesses"
                record={process}
                title={t('title', { number, type: typeName(data.type) })}
                name={number}
                state={data.state}
                pill={<StatusPill tone={stateTone[data.state]}>{stateName(data.state)}</StatusPill>}
              />
              <p className="mt-3 max-w-form">{nextSentence(data)}</p>
            </div>
            {data.state === 'waitingPartner' && !employee && <Waiting process={process} act={store.act} />}
            {mayRetry(data) && <Retry process={process} act={store.act} />}
            <RecordColumns
              aside={
                <>
                  <ProcessFacts process={process} />
                  {!employee && (
                    <SubmissionProvider
                      value={
                        data.type === 'numberCreate'
                          ? href('WholesaleAddNumber', pageLocale(), { process: id })
                          : undefined
                      }
                    >
                      <MailCard id={id} version={process.version} />
                    </SubmissionProvider>
                  )}
                  {messages.length > 0 && (
                    <History
                      events={messages.map((message) => ({ ...message, staff: message.actor === 'staff' }))}
                      tell={({ text }) => ({ title: text })}
                    />
                  )}
                </>
              }
            >
              {employee && nextStates(data).length > 0 && (
                <Suspense fallback={<Skeleton rows={3} />}>
                  <StatusForm process={process} act={store.act} />
                </Suspense>
              )}
              <Steps steps={data.steps} />
              {mayCancel(data) && !employee && <Cancellation process={process} act={store.act} />}
            </RecordColumns>
          </div>
        );
      }}
    </RecordPage>
  );
}
