import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { sessionFaults } from '../../contract/error.ts';
import type { SessionUser } from '../../contract/session.ts';
import { userIdOf } from '../../domain/session-life.ts';
import { texts } from '../../i18n/client.ts';
import { logout, reopen } from '../../stores/session.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { failureText } from '../ui/failure-text.ts';
import { Notice } from '../ui/Notice.tsx';
import { PasswordBox } from '../ui/PasswordBox.tsx';

const faults: readonly number[] = Object.values(sessionFaults);

/** 900 to 902 have a dialog of their own (§8). */
function problemOf(error: ApiError): string | undefined {
  if (faults.includes(error.code)) return undefined;
  return error.status === 401 ? texts('shell')('again.wrong') : failureText(error);
}

export function PasswordForm({ user }: { user: SessionUser }) {
  const t = texts('shell');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const box = () => form.current?.elements.namedItem('password') as HTMLInputElement | null;

  // The user ID comes first, but cannot be changed.
  useEffect(() => (form.current?.elements.namedItem('password') as HTMLInputElement | null)?.focus(), []);

  async function send(event: FormEvent) {
    event.preventDefault();
    const password = box()?.value ?? '';
    if (busy) return;
    if (!password) {
      setProblem(t('again.missing'));
      return box()?.focus();
    }
    setBusy(true);
    setProblem(undefined);
    try {
      await reopen(password);
    } catch (cause) {
      setBusy(false);
      setProblem(problemOf(ApiError.from(cause)));
      const field = box();
      if (field) field.value = '';
      field?.focus();
    }
  }

  return (
    <Dialog
      open
      firm
      alert
      onClose={() => {}}
      title={t('again.title')}
      actions={
        <>
          <Button onClick={() => logout()}>{t('again.leave')}</Button>
          <Button type="submit" form={id} look="primary" busy={busy} busyLabel={t('again.busy')}>
            {t('again.submit')}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate className="grid gap-4" onSubmit={send}>
        <p>{t('again.text')}</p>
        {problem && (
          <Notice live tone="danger">
            {problem}
          </Notice>
        )}
        <div className="grid gap-1.5">
          <label htmlFor={`${id}-user`} className="justify-self-start font-semibold">
            {t('again.userId')}
          </label>
          <input id={`${id}-user`} readOnly value={userIdOf(user)} autoComplete="username" className="control" />
        </div>
        <div className="grid gap-1.5">
          <label htmlFor={`${id}-password`} className="justify-self-start font-semibold">
            {t('again.password')}
          </label>
          <PasswordBox id={`${id}-password`} name="password" autoComplete="current-password" />
        </div>
      </form>
    </Dialog>
  );
}
