import { useState } from 'react';
import { ConfirmForm, type ConfirmFormProps } from './ConfirmForm.tsx';

interface Question extends Pick<ConfirmFormProps<void>, 'title' | 'confirmLabel' | 'cancelLabel' | 'danger'> {
  text: ConfirmFormProps<void>['children'];
}

/**
 * For a form that waits for an answer before it is sent: `ask` opens a question and answers true for its confirmation;
 * `dialog` has to stand somewhere on the screen. What acts by itself is a `ConfirmForm`.
 */
export function useConfirm() {
  const [question, setQuestion] = useState<Question & { answer: (confirmed: boolean) => void }>();
  const ask = (next: Question) => new Promise<boolean>((resolve) => setQuestion({ ...next, answer: resolve }));
  const { text, answer, ...labels } = question ?? {};
  const dialog = (
    <ConfirmForm
      title={undefined}
      {...labels}
      open={question !== undefined}
      onClose={() => {
        answer?.(false);
        setQuestion(undefined);
      }}
      action={async () => answer?.(true)}
    >
      {text}
    </ConfirmForm>
  );
  return { ask, dialog };
}
