import Copy from 'lucide/dist/esm/icons/copy.mjs';
import { useRef, useState } from 'react';
import type { SipRecord } from '#contract/wholesale/sip-account.ts';
import { texts } from '#i18n/client.ts';
import { useClipboard } from '#islands/ui/clipboard/useClipboard.ts';
import { ConfirmForm } from '#islands/ui/overlay/ConfirmForm.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { toast } from '#stores/page/toasts.ts';
import { resetSipPassword } from '#stores/wholesale/sip.ts';

/** The new password, only while the dialog is open, because it can be shown only once. */
function NewPassword({ user, password, onClose }: { user: string; password: string; onClose: () => void }) {
  const t = texts('sip');
  const { isCopied, copy } = useClipboard(password);
  return (
    <Dialog
      open
      firm
      onClose={onClose}
      title={t('password.title', { user })}
      actions={
        <>
          <Button icon={<Icon of={Copy} />} onClick={() => void copy()}>
            {t(isCopied ? 'password.copied' : 'password.copy')}
          </Button>
          <Button look="primary" onClick={onClose}>
            {t('password.close')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{t('password.once')}</p>
        <dl className="grid gap-3 rounded-card border border-line bg-surface p-4">
          <div>
            <dt className="text-muted text-sm">{t('sipUser')}</dt>
            <dd className="font-mono">{user}</dd>
          </div>
          <div>
            <dt className="text-muted text-sm">{t('password.label')}</dt>
            <dd className="wrap-anywhere select-all font-mono text-lg" translate="no">
              {password}
            </dd>
          </div>
        </dl>
        <p className="sr-only" role="status">
          {isCopied && t('password.copied')}
        </p>
      </div>
    </Dialog>
  );
}

interface Props {
  record: SipRecord;
  /** Reloads the account after the new password is set. */
  onReset: () => void;
  onClose: () => void;
}

/** Asks first, because the PBX is offline until it has the new password; then shows that once. */
export function PasswordReset({ record, onReset, onClose }: Props) {
  const t = texts('sip');
  const [password, setPassword] = useState<string>();
  const isDone = useRef(false);
  const { sipUser, passwordSetAt } = record.data;
  const [isFirst] = useState(passwordSetAt === undefined);

  const show = (newPassword: string | undefined) => {
    isDone.current = true;
    setPassword(newPassword);
    if (newPassword !== undefined) return;
    toast('danger', t('password.answered'));
    onClose();
  };
  if (password !== undefined)
    return (
      <NewPassword
        user={sipUser}
        password={password}
        onClose={() => {
          onReset();
          onClose();
        }}
      />
    );
  return (
    <ConfirmForm
      // It closes before it says what it has brought.
      onClose={() => queueMicrotask(() => !isDone.current && onClose())}
      title={t(isFirst ? 'password.first' : 'password.ask', { user: sipUser })}
      confirmLabel={t(isFirst ? 'password.create' : 'password.reset')}
      danger={!isFirst}
      action={(key) => resetSipPassword(record, key)}
      onDone={show}
    >
      {t(isFirst ? 'password.firstText' : 'password.askText')}
    </ConfirmForm>
  );
}
