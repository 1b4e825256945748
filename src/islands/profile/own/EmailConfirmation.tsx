import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { texts } from '#i18n/client.ts';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { confirmEmail, ownProfileAddress } from '#stores/profile/own-profile.ts';

type Outcome = { email: string } | { failed: string };

/** The link of the mail needs a press to confirm the new address, because mail scanners open links by themselves. */
export function EmailConfirmation() {
  const t = texts('profile');
  const { email: token } = useStore(ownProfileAddress.$query);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  async function confirm() {
    setBusy(true);
    try {
      setOutcome({ email: await confirmEmail(token) });
    } catch (cause) {
      const error = ApiError.from(cause);
      setOutcome({ failed: error.status === 410 ? t('email.over') : failureText(error) });
    } finally {
      setBusy(false);
    }
  }
  if (outcome && 'email' in outcome)
    return (
      <Notice live tone="ok" title={t('email.confirmed')}>
        {t('email.confirmedText', { email: outcome.email })}
      </Notice>
    );
  if (outcome)
    return (
      <Notice live tone="danger" title={t('email.notConfirmed')}>
        {outcome.failed}
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
