import { useRef, useState } from 'react';
import { newPasswordTwice } from '#contract/session.ts';
import { texts } from '#i18n/client.ts';
import { goToLogin } from '#stores/session/navigation.ts';
import { forgetPermit, type ResetPermit, resetPermit, setPassword } from '#stores/session/password.ts';
import { Form } from '../ui/form/kit/Form.tsx';
import { island } from '../ui/page/island.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PermitOver } from './PermitOver.tsx';
import { usePreHydrationInput } from './usePreHydrationInput.ts';

/** Sets a password by the mail's link or after a 901 answer, then leads to the login. */
function NewPasswordForm() {
  const t = texts('auth');
  const frame = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState<ResetPermit['by']>();
  usePreHydrationInput(frame);

  async function save(password: string) {
    const permit = resetPermit();
    if (!permit) return setOver('link');
    await setPassword(permit, password);
    goToLogin('passwordChanged', permit.from);
  }

  return (
    <div ref={frame}>
      {over ? (
        <PermitOver by={over} />
      ) : (
        <Form
          look="plain"
          label={t('reset.newTitle')}
          contract={newPasswordTwice}
          defaults={{ password: '', repeat: '' }}
          onSubmit={({ password }) => save(password)}
          submitLabel={t('reset.save')}
          busyLabel={t('reset.busy')}
          failure={(error) => {
            if (error.status !== 410) return undefined;
            setOver(resetPermit()?.by ?? 'link');
            forgetPermit();
            return '';
          }}
        >
          <NewPasswordFields />
        </Form>
      )}
    </div>
  );
}

export const NewPassword = island(NewPasswordForm);
