import { type ReactNode, useId } from 'react';
import { texts } from '../../i18n/client.ts';
import type { FormDraft } from '../../stores/form-draft.ts';
import { Button } from './Button.tsx';
import { type Keeping, KeptNote } from './KeptNote.tsx';
import { Notice } from './Notice.tsx';

interface Props {
  look: 'card' | 'plain';
  submitLabel: string;
  submitLook: 'primary' | 'secondary' | 'danger';
  busyLabel: string;
  busy: boolean;
  failure: string | undefined;
  onBack: (() => void) | undefined;
  draft: FormDraft | undefined;
  keeping: Keeping;
  actions: ReactNode;
  note: ReactNode;
}

/** The buttons of a form with what concerns it as a whole: the last failure above, what is kept beside. */
export function FormFooter({ look, failure, onBack, draft, keeping, actions, note, busy, ...submit }: Props) {
  const t = texts('ui');
  const id = useId();
  const plain = look === 'plain';
  return (
    <div className={plain ? 'grid gap-4' : 'grid gap-4 border-line border-t px-5 py-4 sm:px-6'}>
      {failure && (
        <div id={id}>
          <Notice tone="danger" live>
            {failure}
          </Notice>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-3">
        {onBack && <Button onClick={onBack}>{t('back')}</Button>}
        <Button
          type="submit"
          look={submit.submitLook}
          busy={busy}
          busyLabel={submit.busyLabel}
          className={plain ? 'min-h-11.5 w-full' : ''}
          {...(failure && { 'aria-describedby': id })}
        >
          {submit.submitLabel}
        </Button>
        {actions}
        <div className="ms-auto text-end text-muted text-sm">
          {note}
          {draft && <KeptNote draft={draft} keeping={keeping} busy={busy} />}
        </div>
      </div>
    </div>
  );
}
