import { useEffect, useState } from 'react';
import { isUserId } from '#domain/access/password-rule.ts';
import { texts } from '#i18n/client.ts';
import { resetPermit } from '#stores/session/password.ts';
import { PasswordInput } from '../ui/form/PasswordInput.tsx';
import { useFieldCheck } from '../ui/form/useFormField.ts';

/** The rules stand beside the field; what the user ID is, only the server knows after a mail's link, and checks it. */
export function NewPasswordFields() {
  const t = texts('auth');
  const [userId, setUserId] = useState<string>();
  useEffect(() => setUserId(resetPermit()?.userId), []);
  useFieldCheck(
    'password',
    userId ? (value) => (isUserId(String(value), userId) ? 'passwordUserId' : undefined) : undefined,
  );

  return (
    <>
      {userId && (
        // Password managers store the new password for this user.
        <input type="text" autoComplete="username" readOnly hidden value={userId} />
      )}
      <PasswordInput
        name="password"
        label={t('reset.password')}
        hint={t('reset.passwordHint')}
        required={false}
        autoComplete="new-password"
      />
      <PasswordInput name="repeat" label={t('reset.repeat')} required={false} autoComplete="new-password" />
    </>
  );
}
