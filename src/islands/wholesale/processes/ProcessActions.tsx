import type { Maintenance } from '#contract/maintenance.ts';
import { type ProcessRecord, wholesaleProcess } from '#contract/wholesale/process.ts';
import { mayAnswer } from '#domain/wholesale/processes/process-rules.ts';
import { texts } from '#i18n/client.ts';
import { ActionForm } from '#islands/record/ActionForm.tsx';
import { CancelNotice } from '#islands/record/CancelNotice.tsx';
import { WaitingCard } from '#islands/record/WaitingCard.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { keptTitle } from '#islands/ui/text/kept-title.ts';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { objectLink, wordsOf } from './process-labels.ts';

export interface ActProps extends Pick<RecordStore<ProcessRecord, Maintenance>, 'act'> {
  process: ProcessRecord;
}

/** What the process waits for: the last that was said by another, or what the step says that it stands at. */
function findRequest({ data: { messages = [], steps } }: ProcessRecord): string | undefined {
  const message = messages.findLast(({ actor }) => actor !== 'partner')?.text;
  return message ?? steps.map(wordsOf).findLast(Boolean);
}

/** What waits for the reader: an answer, or a way to the record that is to be mended. */
export function Waiting({ process, act }: ActProps) {
  const t = texts('processes');
  const question = findRequest(process);
  const link = objectLink(process.data.object);
  if (!mayAnswer(process.data))
    return (
      <Notice
        tone="warn"
        title={t('waiting.title')}
        actions={
          link && (
            <LinkButton href={link}>{t('waiting.open', { object: keptTitle(process.data.object.title) })}</LinkButton>
          )
        }
      >
        {question}
      </Notice>
    );
  return (
    <WaitingCard tone="warn" title={t('waiting.title')} quote={question}>
      <ActionForm
        contract={wholesaleProcess.actions.answer}
        defaults={{ _action: 'answer', text: '' }}
        keep={`processes/${process.id}/answer`}
        label={t('waiting.title')}
        submitLabel={t('waiting.submit')}
        act={act}
        action={(input): Maintenance => ({ ...input, version: process.version })}
        done={() => t('waiting.done')}
      >
        <TextArea name="text" label={t('waiting.answer')} max={2000} rows={4} />
      </ActionForm>
    </WaitingCard>
  );
}

/** Why it has failed, as the step says where it did. */
const failure = ({ data: { steps } }: ProcessRecord): string | undefined =>
  steps
    .filter(({ state }) => state === 'failed')
    .map(wordsOf)
    .findLast(Boolean);

/** "Erneut starten" of a process that has failed. */
export const Retry = ({ process, act }: ActProps) => {
  const t = texts('processes');
  return (
    <WaitingCard
      tone="danger"
      title={t('retry.title')}
      text={failure(process) ?? findRequest(process) ?? t('retry.text')}
    >
      <ActionForm
        contract={wholesaleProcess.actions.retry}
        defaults={{ _action: 'retry' }}
        keep={`processes/${process.id}/retry`}
        label={t('retry.title')}
        look="button"
        submitLabel={t('retry.submit')}
        act={act}
        action={(input): Maintenance => ({ ...input, version: process.version })}
        done={() => t('retry.done')}
      >
        {null}
      </ActionForm>
    </WaitingCard>
  );
};

export const Cancellation = ({ process, act }: ActProps) => {
  const t = texts('processes');
  return (
    <CancelNotice
      words={{
        title: t('cancel.title'),
        text: t('cancel.text'),
        open: t('cancel.open'),
        submit: t('cancel.submit'),
        done: t('cancel.done'),
        reason: t('cancel.reason'),
      }}
      keep={`processes/${process.id}/cancel`}
      record={process}
      contract={wholesaleProcess.actions.cancel}
      name="cancel"
      max={500}
      act={act}
    />
  );
};
