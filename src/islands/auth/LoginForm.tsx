import { useEffect, useRef } from 'react';
import { href } from '#domain/access/routes.ts';
import { message, pageLocale, texts } from '#i18n/client.ts';
import { ErrorSummary } from '../ui/form/ErrorSummary.tsx';
import { missingText } from '../ui/form/missing-text.ts';
import { PasswordBox } from '../ui/form/PasswordBox.tsx';
import { island } from '../ui/page/island.tsx';
import { lazy, Suspense } from '../ui/page/lazy.tsx';
import { Notice } from '../ui/page/Notice.tsx';
import { Spinner } from '../ui/page/Spinner.tsx';
import { useFaultTitle } from '../ui/page/useFaultTitle.ts';
import { Button, LinkButton } from '../ui/text/Button.tsx';
import { LoginField } from './LoginField.tsx';
import { loginProblem } from './login-problem.ts';
import { useCompanySignIn } from './useCompanySignIn.ts';
import { useLogin } from './useLogin.ts';
import { usePreHydrationInput } from './usePreHydrationInput.ts';

const CompanySignIn = lazy(() => import('./CompanySignIn.tsx').then((module) => module.CompanySignIn));
const FactorForm = lazy(() => import('../ui/form/FactorForm.tsx').then((module) => module.FactorForm));

/** §1-8: login with user ID and password; afterwards to where the user wanted to go (§2-2). */
function LoginFields() {
  const t = texts('auth');
  const frame = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { busy, failure, send, changed, leaveStep, warmUp } = useLogin(form);
  usePreHydrationInput(frame);
  const offersCompanies = useCompanySignIn();

  const problem = loginProblem(failure);
  const fields = failure?.kind === 'invalid' ? failure.fields : {};
  const labels = { userId: t('login.userId'), password: t('login.password') };
  const fieldFaults = (['userId', 'password'] as const).flatMap((name) => {
    const key = fields[name];
    const missing = key && missingText(name, key);
    if (missing) return [{ name, id: name, label: '', sentence: missing }];
    return key ? [{ name, id: name, label: labels[name], sentence: message(key) }] : [];
  });
  const sentence = (name: string) => fieldFaults.find((one) => one.name === name)?.sentence;
  useFaultTitle(fieldFaults.length > 0);
  const fieldOf = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement | null;

  useEffect(() => {
    if (failure?.kind === 'invalid') summary.current?.focus();
    if (failure?.kind !== 'wrong' && failure?.kind !== 'fault' && failure?.kind !== 'factor') return;
    const password = form.current?.elements.namedItem('password') as HTMLInputElement;
    password.value = '';
    if (failure.kind === 'wrong') password.focus();
  }, [failure]);

  return (
    <div ref={frame}>
      {failure?.kind === 'factor' && (
        <Suspense fallback={<Spinner />}>
          <FactorForm
            step={failure.step}
            onProof={async (proof) => {
              const { enterWith } = await import('./sign-in.ts');
              await enterWith(failure.userId, { token: failure.step.token, proof });
            }}
            onLeave={(isOver) => leaveStep(isOver ? { kind: 'stepOver' } : undefined)}
          />
        </Suspense>
      )}
      <form
        ref={form}
        hidden={failure?.kind === 'factor'}
        noValidate
        aria-label={t('login.form')}
        className={failure?.kind === 'factor' ? '' : 'grid gap-5'}
        onFocus={warmUp}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {problem && (
          <Notice
            live
            tone={problem.way ? 'warn' : 'danger'}
            title={problem.title}
            actions={problem.way && <LinkButton href={problem.way.href}>{problem.way.label}</LinkButton>}
          >
            {problem.text}
          </Notice>
        )}
        {fieldFaults.length > 0 && (
          <ErrorSummary ref={summary} errors={fieldFaults} onGo={({ name }) => fieldOf(name)?.focus()} />
        )}
        <LoginField id="userId" label={labels.userId} error={sentence('userId')}>
          {(aria) => (
            <input
              {...aria}
              name="userId"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              className="control"
              onChange={() => changed('userId')}
            />
          )}
        </LoginField>
        <LoginField id="password" label={labels.password} error={sentence('password')}>
          {(aria) => (
            <PasswordBox
              {...aria}
              name="password"
              autoComplete="current-password"
              onChange={() => changed('password')}
            />
          )}
        </LoginField>
        <Button type="submit" look="primary" busy={busy} busyLabel={t('login.busy')} className="min-h-11.5 w-full">
          {t('login.submit')}
        </Button>
        <a href={href('ResetPassword', pageLocale())} className="justify-self-start py-0.5">
          {t('login.forgotten')}
        </a>
      </form>
      {offersCompanies && failure?.kind !== 'factor' && (
        <Suspense>
          <CompanySignIn typed={() => fieldOf('userId')?.value ?? ''} onFailure={leaveStep} />
        </Suspense>
      )}
    </div>
  );
}

export const LoginForm = island(LoginFields);
