import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { sessionFaults } from '#contract/error.ts';
import type { SessionUser } from '#contract/session.ts';
import { userIdOf } from '#domain/access/session-life.ts';
import { texts } from '#i18n/client.ts';
import { type FactorStep, factorStepOf } from '#stores/session/factor-step.ts';
import { goToLogin } from '#stores/session/navigation.ts';
import { type LoginProof, login, logout, reopen } from '#stores/session/session.ts';
import { markSeen } from '#stores/storage/storage-notice.ts';
import { PasswordBox } from '../ui/form/PasswordBox.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { failureText } from '../ui/page/failure-text.ts';
import { lazy, Suspense } from '../ui/page/lazy.tsx';
import { Notice } from '../ui/page/Notice.tsx';
import { Spinner } from '../ui/page/Spinner.tsx';
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
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [step, setStep] = useState<FactorStep & { userId: string }>();
  const fieldOf = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement | null;
  const box = () => fieldOf('password');

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

  async function send(event: FormEvent) {
    event.preventDefault();
    const password = box()?.value ?? '';
    if (busy) return;
    const userId = fieldOf('userId')?.value.trim() ?? '';
    if (!password || !userId) {
      setProblem(user ? t('again.missing') : t('alone.missing'));
      return fieldOf(userId ? 'password' : 'userId')?.focus();
    }
    setBusy(true);
    setProblem(undefined);
    try {
      await signIn(password, userId);
    } catch (cause) {
      setBusy(false);
      const next = factorStepOf(ApiError.from(cause));
      if (next) return setStep({ ...next, userId });
      setProblem(problemOf(ApiError.from(cause), user ? t('again.wrong') : t('alone.wrong')));
      const field = box();
      if (field) field.value = '';
      field?.focus();
    }
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
              setProblem(isOver ? t('again.stepOver') : undefined);
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
        {problem && (
          <Notice live tone="danger">
            {problem}
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
