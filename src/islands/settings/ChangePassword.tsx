import { useStore } from '@nanostores/react';
import { newPasswordChange } from '#contract/session.ts';
import { isUserId } from '#domain/access/password-rule.ts';
import { userIdOf } from '#domain/access/session-life.ts';
import { texts } from '#i18n/client.ts';
import { ownSessions } from '#stores/me/sessions.ts';
import { toast } from '#stores/page/toasts.ts';
import { goToLogin } from '#stores/session/navigation.ts';
import { ownPath } from '#stores/session/own-path.ts';
import { changePassword } from '#stores/session/password.ts';
import { $user } from '#stores/session/session.ts';
import { Form } from '../ui/form/kit/Form.tsx';
import { PasswordInput } from '../ui/form/PasswordInput.tsx';
import { useFieldCheck } from '../ui/form/useFormField.ts';

function Fields({ userId }: { userId: string }) {
  const t = texts('settings');
  useFieldCheck('password', (value) => (isUserId(String(value), userId) ? 'passwordUserId' : undefined));
  return (
    <>
      {/* Password managers keep the new password for this user. */}
      <input type="text" autoComplete="username" readOnly hidden value={userId} />
      <PasswordInput name="current" label={t('password.current')} autoComplete="current-password" />
      <PasswordInput
        name="password"
        label={t('password.password')}
        hint={t('password.hint')}
        autoComplete="new-password"
      />
      <PasswordInput name="repeat" label={t('password.repeat')} autoComplete="new-password" />
    </>
  );
}

/** A new password in place of the present one; this browser stays signed in. */
export function ChangePassword() {
  const t = texts('settings');
  const user = useStore($user);
  if (!user) return null;

  async function save({ current, password }: { current: string; password: string }) {
    if ((await changePassword(current, password)) === 'ended') return goToLogin('passwordChanged', ownPath());
    toast('ok', t('password.done'));
    void ownSessions.reload();
  }

  return (
    <Form
      look="plain"
      again
      label={t('password.title')}
      contract={newPasswordChange}
      defaults={{ current: '', password: '', repeat: '' }}
      onSubmit={save}
      submitLabel={t('password.save')}
      submitLook="secondary"
    >
      <Fields userId={userIdOf(user)} />
    </Form>
  );
}
