import Copy from 'lucide/dist/esm/icons/copy.mjs';
import KeyRound from 'lucide/dist/esm/icons/key-round.mjs';
import { useState } from 'react';
import type { SipRecord } from '#contract/wholesale/sip-account.ts';
import { texts } from '#i18n/client.ts';
import { ConfirmForm } from '#islands/ui/overlay/ConfirmForm.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
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
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState<string>();
  const [isAnswered, setAnswered] = useState(false);
  const { sipUser, passwordSetAt } = record.data;
  const isFirst = passwordSetAt === undefined;

  const press = () => {
    setAnswered(false);
    setOpen(true);
  };
  const show = (newPassword: string | undefined) => {
    setPassword(newPassword);
    setAnswered(newPassword === undefined);
  };
  const close = () => {
    setPassword(undefined);
    onReset();
  };
  return (
    <>
      <Button look={isFirst ? 'primary' : 'secondary'} icon={<Icon of={KeyRound} />} onClick={press}>
        {t(isFirst ? 'password.create' : 'password.reset')}
      </Button>
      <ConfirmForm
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t(isFirst ? 'password.first' : 'password.ask', { user: sipUser })}
        confirmLabel={t(isFirst ? 'password.create' : 'password.reset')}
        danger={!isFirst}
        action={(key) => resetSipPassword(record, key)}
        onDone={show}
      >
        {t(isFirst ? 'password.firstText' : 'password.askText')}
      </ConfirmForm>
      {password !== undefined && <NewPassword user={sipUser} password={password} onClose={close} />}
      {isAnswered && (
        <div className="basis-full">
          <Notice tone="danger" live>
            {t('password.answered')}
          </Notice>
        </div>
      )}
    </>
  );
}
