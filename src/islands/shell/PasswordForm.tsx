import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { ApiError } from '#api/api-error.ts';
import { sessionFaults } from '#contract/error.ts';
import type { SessionUser } from '#contract/session.ts';
import { userIdOf } from '#domain/access/session-life.ts';
import { texts } from '#i18n/client.ts';
import { type FactorStep, factorStepOf } from '#stores/session/factor-step.ts';
import type { LoginProof } from '#stores/session/login-proof.ts';
import { goToLogin } from '#stores/session/navigation.ts';
import { login, logout, reopen } from '#stores/session/session.ts';
import { markSeen } from '#stores/storage/storage-notice.ts';
import { PasswordBox } from '../ui/form/PasswordBox.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { failureText } from '../ui/page/failure-text.ts';
import { lazy, Suspense } from '../ui/page/lazy.tsx';
import { Notice } from '../ui/page/Notice.tsx';
import { Spinner } from '../ui/page/Spinner.tsx';
import { useCall } from '../ui/page/useCall.ts';
import { Button } from '../ui/text/Button.tsx';

const FactorForm = lazy(() => import('../ui/form/FactorForm.tsx').then((module) => module.FactorForm));

const faults: readonly number[] = Object.values(sessionFaults);

/** 900 to 902 have a dialog of their own (§8-2). */
function problemOf(error: ApiError, wrong: string): string | undefined {
  if (faults.includes(error.code)) return undefined;
  return error.status === 401 ? wrong : failureText(error);
}

/** Without a `user`, the form asks for the user ID too. */
export function PasswordForm({ user }: { user?: SessionUser }) {
  const t = texts('shell');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [step, setStep] = useState<FactorStep & { userId: string }>();
  const fieldOf = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement | null;
  const box = () => fieldOf('password');
  const userIdIn = () => fieldOf('userId')?.value.trim() ?? '';

  // The user ID comes first, but a known one cannot be changed.
  const first = user ? 'password' : 'userId';
  useEffect(() => {
    if (!step) (form.current?.elements.namedItem(first) as HTMLInputElement | null)?.focus();
  }, [first, step]);

  async function signIn(by: LoginProof, userId: string) {
    if (user) return reopen(by);
    await login(userId, by);
    markSeen();
  }

  const { busy, failure, run, refuse, reset } = useCall({
    textOf: (error) => (factorStepOf(error) ? undefined : problemOf(error, user ? t('again.wrong') : t('alone.wrong'))),
    onFailed: (error) => {
      const next = factorStepOf(error);
      if (next) return setStep({ ...next, userId: userIdIn() });
      const field = box();
      if (field) field.value = '';
      field?.focus();
    },
  });

  function send(event: FormEvent) {
    event.preventDefault();
    const password = box()?.value ?? '';
    if (busy) return;
    const userId = userIdIn();
    if (!password || !userId) {
      refuse(user ? t('again.missing') : t('alone.missing'));
      return fieldOf(userId ? 'password' : 'userId')?.focus();
    }
    void run(() => signIn(password, userId), { leaves: true });
  }

  if (step)
    return (
      <Dialog open firm alert onClose={() => {}} title={texts('ui')('factorStep.title')}>
        <Suspense fallback={<Spinner />}>
          <FactorForm
            step={step}
            isTitled
            onProof={(proof) => signIn({ token: step.token, proof }, step.userId)}
            onLeave={(isOver) => {
              if (isOver) refuse(t('again.stepOver'));
              else reset();
              setStep(undefined);
            }}
          />
        </Suspense>
      </Dialog>
    );
  return (
    <Dialog
      open
      firm
      alert
      onClose={() => {}}
      title={user ? t('again.title') : t('alone.title')}
      actions={
        <>
          {user ? (
            <Button onClick={() => logout()}>{t('again.leave')}</Button>
          ) : (
            <Button onClick={() => goToLogin()}>{t('alone.leave')}</Button>
          )}
          <Button type="submit" form={id} look="primary" busy={busy} busyLabel={t('again.busy')}>
            {t('again.submit')}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate className="grid gap-4" onSubmit={send}>
        <p>{user ? t('again.text') : t('alone.text')}</p>
        {failure && (
          <Notice live tone="danger">
            {failure}
          </Notice>
        )}
        <div className="grid gap-1.5">
          <label htmlFor={`${id}-user`} className="justify-self-start font-semibold">
            {t('again.userId')}
          </label>
          <input
            id={`${id}-user`}
            name="userId"
            readOnly={user !== undefined}
            defaultValue={user ? userIdOf(user) : undefined}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            className="control"
          />
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
