import { useEffect, useRef, useState } from 'react';
import { message, texts } from '#i18n/client.ts';
import { takeOutcome } from '#stores/session/sign-on-outcome.ts';
import { Spinner } from '../ui/page/Spinner.tsx';
import { Button } from '../ui/text/Button.tsx';
import { comeBack, leaveForProvider } from './company-sign-in.ts';
import { LoginField } from './LoginField.tsx';
import type { LoginFailure } from './sign-in.ts';

interface Props {
  /** What stands in the field of the user ID. */
  typed: () => string;
  onFailure: (failure: LoginFailure | undefined) => void;
}

/** Signing in with an account of the company, below the login by password. */
export function CompanySignIn({ typed, onFailure }: Props) {
  const t = texts('auth');
  const [isOpen, setOpen] = useState(false);
  const [isEntering, setEntering] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const returned = useRef(false);

  // Once, also where React runs effects twice: a code counts once.
  useEffect(() => {
    const outcome = returned.current ? undefined : takeOutcome();
    if (!outcome) return;
    returned.current = true;
    setEntering(true);
    void comeBack(outcome).then((failure) => {
      if (!failure) return;
      setEntering(false);
      onFailure(failure);
    });
  }, [onFailure]);

  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);

  async function leave() {
    setLeaving(true);
    setFault(undefined);
    onFailure(undefined);
    const refused = await leaveForProvider(field.current?.value ?? '');
    // After success it stays busy, because the page moves on.
    if (!refused) return;
    setLeaving(false);
    if (!('field' in refused)) return onFailure(refused);
    setFault(refused.field === 'required' ? t('signOn.missing') : message(refused.field));
    field.current?.focus();
  }

  if (isEntering)
    return (
      <p role="status" className="mt-5 flex items-center gap-2.5">
        <Spinner /> {t('signOn.entering')}
      </p>
    );
  return (
    <div className="mt-5 grid gap-5">
      <p aria-hidden="true" className="flex items-center gap-3 text-muted text-sm">
        <span className="h-px grow bg-line" />
        {t('signOn.or')}
        <span className="h-px grow bg-line" />
      </p>
      {isOpen ? (
        <form
          noValidate
          aria-label={t('signOn.open')}
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isLeaving) void leave();
          }}
        >
          <LoginField id="company-login" label={t('signOn.login')} hint={t('signOn.hint')} error={fault}>
            {(aria) => (
              <input
                {...aria}
                ref={field}
                name="login"
                defaultValue={typed()}
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                inputMode="email"
                className="control"
                onChange={() => setFault(undefined)}
              />
            )}
          </LoginField>
          <Button type="submit" busy={isLeaving} busyLabel={t('signOn.busy')} className="min-h-11.5 w-full">
            {t('signOn.go')}
          </Button>
        </form>
      ) : (
        <Button className="min-h-11.5 w-full" onClick={() => setOpen(true)}>
          {t('signOn.open')}
        </Button>
      )}
    </div>
  );
}
