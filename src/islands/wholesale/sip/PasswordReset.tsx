import Copy from 'lucide/dist/esm/icons/copy.mjs';
import KeyRound from 'lucide/dist/esm/icons/key-round.mjs';
import { useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { SipRecord } from '#contract/wholesale/sip-account.ts';
import { texts } from '#i18n/client.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { useConfirm } from '#islands/ui/overlay/useConfirm.tsx';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { toast } from '#stores/page/toasts.ts';
import { resetSipPassword } from '#stores/wholesale/sip.ts';

/** The new password, only while the dialog is open, because it can be shown only once. */
function NewPassword({ user, password, onClose }: { user: string; password: string; onClose: () => void }) {
  const t = texts('sip');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(password);
      setCopied(true);
    } catch {
      toast('danger', t('password.notCopied'));
    }
  };
  return (
    <Dialog
      open
      firm
      onClose={onClose}
      title={t('password.title', { user })}
      actions={
        <>
          <Button icon={<Icon of={Copy} />} onClick={copy}>
            {t(copied ? 'password.copied' : 'password.copy')}
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
          {copied && t('password.copied')}
        </p>
      </div>
    </Dialog>
  );
}

interface Props {
  record: SipRecord;
  /** Reloads the account after the new password is set. */
  onReset: () => void;
}

/** Asks first, because the PBX is offline until it has the new password; then shows that once. */
export function PasswordReset({ record, onReset }: Props) {
  const t = texts('sip');
  const { ask, dialog } = useConfirm();
  const [busy, setBusy] = useState(false);
  const [password, setPassword] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const intent = useRef<string>(undefined);
  const { sipUser, passwordSetAt } = record.data;
  const isFirst = passwordSetAt === undefined;

  const run = async () => {
    const confirmed = await ask({
      title: t(isFirst ? 'password.first' : 'password.ask', { user: sipUser }),
      text: t(isFirst ? 'password.firstText' : 'password.askText'),
      confirmLabel: t(isFirst ? 'password.create' : 'password.reset'),
      danger: !isFirst,
    });
    if (!confirmed) return;
    intent.current ??= crypto.randomUUID();
    setBusy(true);
    setFailure(undefined);
    try {
      const newPassword = await resetSipPassword(record, intent.current);
      intent.current = undefined;
      if (newPassword === undefined) setFailure(t('password.answered'));
      setPassword(newPassword);
    } catch (cause) {
      const error = ApiError.from(cause);
      if (error.status !== 0) intent.current = undefined;
      setFailure(failureText(error));
    }
    setBusy(false);
  };
  const close = () => {
    setPassword(undefined);
    onReset();
  };
  return (
    <>
      <Button look={isFirst ? 'primary' : 'secondary'} icon={<Icon of={KeyRound} />} busy={busy} onClick={run}>
        {t(isFirst ? 'password.create' : 'password.reset')}
      </Button>
      {dialog}
      {password !== undefined && <NewPassword user={sipUser} password={password} onClose={close} />}
      {failure && (
        <div className="basis-full">
          <Notice tone="danger" live>
            {failure}
          </Notice>
        </div>
      )}
    </>
  );
}
