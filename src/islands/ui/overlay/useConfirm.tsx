import { type ReactNode, useRef, useState } from 'react';
import { texts } from '#i18n/client.ts';
import { Button } from '../text/Button.tsx';
import { Dialog } from './Dialog.tsx';

interface Question {
  title: string;
  text: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  danger?: boolean;
}

/** `ask` opens a question and answers true for its confirmation; `dialog` has to stand somewhere on the screen. */
export function useConfirm() {
  const t = texts('ui');
  const [question, setQuestion] = useState<Question>();
  const answer = useRef<(confirmed: boolean) => void>(undefined);

  const ask = (next: Question) =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setQuestion(next);
    });
  const close = (confirmed: boolean) => {
    answer.current?.(confirmed);
    answer.current = undefined;
    setQuestion(undefined);
  };

  const dialog = (
    <Dialog
      alert
      open={question !== undefined}
      onClose={() => close(false)}
      title={question?.title}
      actions={
        <>
          <Button onClick={() => close(false)}>{question?.cancelLabel ?? t('cancel')}</Button>
          <Button look={question?.danger ? 'danger' : 'primary'} onClick={() => close(true)}>
            {question?.confirmLabel ?? t('ok')}
          </Button>
        </>
      }
    >
      {question?.text}
    </Dialog>
  );
  return { ask, dialog };
}
