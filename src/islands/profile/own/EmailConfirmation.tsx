import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { texts } from '#i18n/client.ts';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { confirmEmail, ownProfileAddress } from '#stores/profile/own-profile.ts';

/** The link of the mail needs a press to confirm the new address, because mail scanners open links by themselves. */
export function EmailConfirmation() {
  const t = texts('profile');
  const { email: token } = useStore(ownProfileAddress.$query);
  const [email, setEmail] = useState<string>();
  const { busy, failure, run } = useCall({
    textOf: (error) => (error.status === 410 ? t('email.over') : failureText(error)),
  });
  const confirm = () => void run(() => confirmEmail(token), { onDone: setEmail });
  if (email !== undefined)
    return (
      <Notice live tone="ok" title={t('email.confirmed')}>
        {t('email.confirmedText', { email })}
      </Notice>
    );
  if (failure)
    return (
      <Notice live tone="danger" title={t('email.notConfirmed')}>
        {failure}
      </Notice>
    );
  if (!token) return null;
  return (
    <Notice
      tone="warn"
      title={t('email.confirmTitle')}
      actions={
        <Button look="primary" busy={busy} onClick={confirm}>
          {t('email.confirm')}
        </Button>
      }
    >
      {t('email.confirmText')}
    </Notice>
  );
}
