import { type ReactNode, useId } from 'react';
import { texts } from '#i18n/client.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import type { FormInput } from '#stores/form-input/form-input.ts';
import { SavedInputNote, type StorageMode } from './SavedInputNote.tsx';

interface Props {
  look: 'card' | 'plain' | 'button';
  submitLabel: string;
  submitLook: 'primary' | 'secondary' | 'danger';
  busyLabel: string;
  busy: boolean;
  failure: string | undefined;
  onBack: (() => void) | undefined;
  formInput: FormInput | undefined;
  keeping: StorageMode;
  actions: ReactNode;
  note: ReactNode;
}

/** The buttons of a form with what concerns it as a whole: the last failure above, what is kept beside. */
export function FormFooter({ look, failure, onBack, formInput, keeping, actions, note, busy, ...submit }: Props) {
  const t = texts('ui');
  const id = useId();
  const plain = look !== 'card';
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
          className={look === 'plain' ? 'min-h-11.5 w-full' : ''}
          {...(failure && { 'aria-describedby': id })}
        >
          {submit.submitLabel}
        </Button>
        {actions}
        <div className="text-muted text-sm sm:ms-auto sm:text-end">
          {note}
          {formInput && <SavedInputNote formInput={formInput} keeping={keeping} busy={busy} />}
        </div>
      </div>
    </div>
  );
}
