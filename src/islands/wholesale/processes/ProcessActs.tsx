import type { Maintenance } from '../../../contract/maintenance.ts';
import { type ProcessRecord, processActions } from '../../../contract/wholesale/process.ts';
import { mayAnswer } from '../../../domain/processes/process-rules.ts';
import { texts } from '../../../i18n/client.ts';
import type { RecordStore } from '../../../stores/data/record-detail.ts';
import { ActForm } from '../../record/ActForm.tsx';
import { CancelNotice } from '../../record/CancelNotice.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { LinkButton } from '../../ui/text/Button.tsx';
import { keptTitle } from '../../ui/text/kept-title.ts';
import { objectLink } from './process-words.ts';

export interface ActProps extends Pick<RecordStore<ProcessRecord, Maintenance>, 'act'> {
  process: ProcessRecord;
}

/** What the process waits for: the last that was said by another, or the text of the step that it stands at. */
function asked({ data: { messages = [], steps } }: ProcessRecord): string | undefined {
  return messages.findLast(({ actor }) => actor !== 'partner')?.text ?? steps.findLast(({ text }) => text)?.text;
}

/** What waits for the reader: an answer, or a way to the record that is to be mended. */
export function Waiting({ process, act }: ActProps) {
  const t = texts('processes');
  const question = asked(process);
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
    <div className="grid gap-5 rounded-card border border-warn/30 bg-warn-soft p-5 print:hidden">
      <div>
        <h2>{t('waiting.title')}</h2>
        {question && (
          <blockquote className="mt-3 max-w-form whitespace-pre-line border-warn/40 border-s-2 ps-3 font-semibold">
            {question}
          </blockquote>
        )}
      </div>
      <ActForm
        contract={processActions.answer}
        defaults={{ _action: 'answer', text: '' }}
        keep={`processes/${process.id}/answer`}
        label={t('waiting.title')}
        submitLabel={t('waiting.submit')}
        act={act}
        action={(input): Maintenance => ({ ...input, version: process.version })}
        done={() => t('waiting.done')}
      >
        <TextArea name="text" label={t('waiting.answer')} max={2000} rows={4} />
      </ActForm>
    </div>
  );
}

/** "Erneut starten" of a process that has failed. */
export const Retry = ({ process, act }: ActProps) => {
  const t = texts('processes');
  return (
    <div className="grid gap-4 rounded-card border border-danger/40 bg-danger-soft p-5 print:hidden">
      <div>
        <h2>{t('retry.title')}</h2>
        <p className="mt-1 max-w-form whitespace-pre-line">{asked(process) ?? t('retry.text')}</p>
      </div>
      <ActForm
        contract={processActions.retry}
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
      </ActForm>
    </div>
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
      contract={processActions.cancel}
      name="cancel"
      max={500}
      act={act}
    />
  );
};
