import { useEffect, useRef, useState } from 'react';
import { resetMailRequest } from '#contract/session.ts';
import { texts } from '#i18n/client.ts';
import { askForReset } from '#stores/session/password.ts';
import { Form } from '../ui/form/kit/Form.tsx';
import { TextInput } from '../ui/form/TextInput.tsx';
import { island } from '../ui/page/island.tsx';
import { Notice } from '../ui/page/Notice.tsx';
import { Button } from '../ui/text/Button.tsx';
import { usePreHydrationInput } from './usePreHydrationInput.ts';

/** Asks for a link by mail; the answer is the same whether the user exists or not. */
function ResetForm() {
  const t = texts('auth');
  const frame = useRef<HTMLDivElement>(null);
  const [hasRequested, setAsked] = useState(false);
  usePreHydrationInput(frame);

  useEffect(() => {
    if (hasRequested) frame.current?.focus();
  }, [hasRequested]);

  return (
    <div ref={frame} tabIndex={-1}>
      {hasRequested ? (
        <Notice
          live
          tone="ok"
          title={t('reset.answer')}
          actions={<Button onClick={() => setAsked(false)}>{t('reset.askAgain')}</Button>}
        >
          {t('reset.answerText')}
        </Notice>
      ) : (
        <Form
          look="plain"
          label={t('reset.askTitle')}
          contract={resetMailRequest}
          defaults={{ userId: '' }}
          onSubmit={async ({ userId }) => {
            await askForReset(userId);
            setAsked(true);
          }}
          submitLabel={t('reset.ask')}
        >
          <TextInput
            name="userId"
            label={t('reset.userId')}
            required={false}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Form>
      )}
    </div>
  );
}

export const ResetRequest = island(ResetForm);
