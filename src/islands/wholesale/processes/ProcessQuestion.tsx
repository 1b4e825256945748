import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import type { Maintenance } from '#contract/maintenance.ts';
import { type ProcessRecord, wholesaleProcess } from '#contract/wholesale/process.ts';
import { mayAnswer } from '#domain/wholesale/processes/process-rules.ts';
import { texts } from '#i18n/client.ts';
import { QuestionBox } from '#islands/record/question/QuestionBox.tsx';
import { WaitingLines } from '#islands/record/WaitingLines.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { failureText, questionOf } from './process-story.ts';

export interface ActProps extends Pick<RecordStore<ProcessRecord, Maintenance>, 'act'> {
  process: ProcessRecord;
}

/** What waits for the reader: a question with its answer, or what is to be mended elsewhere. */
export function ProcessQuestion({ process, act }: ActProps) {
  const t = texts('processes');
  const question = questionOf(process.data);
  if (!mayAnswer(process.data))
    return (
      <WaitingLines
        label={t('waiting.title')}
        lines={[{ id: 'question', icon: CircleAlert, title: question?.text ?? t('waiting.title') }]}
      />
    );
  return (
    <QuestionBox
      question={{ ...question, text: question?.text ?? t('next.waitingPartner') }}
      name="text"
      max={2000}
      after={t('waiting.after')}
      contract={wholesaleProcess.actions.answer}
      defaults={{ _action: 'answer', text: '' }}
      keep={`processes/${process.id}/answer`}
      submitLabel={t('waiting.submit')}
      act={act}
      action={(input): Maintenance => ({ ...input, version: process.version })}
      done={() => t('waiting.done')}
    />
  );
}

/** Why it has failed. */
export function ProcessFailure({ process }: Pick<ActProps, 'process'>) {
  const t = texts('processes');
  return (
    <WaitingLines
      label={t('retry.title')}
      lines={[
        {
          id: 'failure',
          icon: CircleAlert,
          tone: 'danger',
          title: failureText(process.data) ?? questionOf(process.data)?.text ?? t('retry.text'),
        },
      ]}
    />
  );
}
