import { type RefObject, useEffect, useRef, useState } from 'react';
import { storesNothing } from '#stores/storage/storage-mode.ts';
import type { LoginFailure, LoginField } from './sign-in.ts';

/** Loaded when the user comes to the form, so that reading the page costs nothing. */
const loadSignIn = () => import('./sign-in.ts');

const typedInto = (form: HTMLFormElement, name: LoginField) => String(new FormData(form).get(name) ?? '');

/** Sends a login once at a time and keeps what became of it. The fields belong to the browser and its password manager. */
export function useLogin(form: RefObject<HTMLFormElement | null>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<LoginFailure>();
  const running = useRef(false);

  useEffect(() => {
    if (storesNothing()) setFailure({ kind: 'noStorage' });
  }, []);

  async function send() {
    const element = form.current;
    if (!element || running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    const failed = await loadSignIn()
      .then(({ signIn }) => signIn({ userId: typedInto(element, 'userId'), password: typedInto(element, 'password') }))
      .catch((): LoginFailure => ({ kind: 'offline' }));
    // After success it stays busy, because the page moves on.
    if (!failed) return;
    running.current = false;
    setBusy(false);
    setFailure(failed);
  }

  /** Takes back what was said about a field when it changes. */
  function changed(name: LoginField) {
    if (failure?.kind !== 'invalid') return;
    const { [name]: _fixed, ...fields } = failure.fields;
    setFailure(Object.keys(fields).length > 0 ? { kind: 'invalid', fields } : undefined);
  }

  /** Leaves the further step of the login for the password, with the reason where it was not the user's wish. */
  const leaveStep = (reason?: LoginFailure) => setFailure(reason);

  return { busy, failure, send, changed, leaveStep, warmUp: () => void loadSignIn().catch(() => {}) };
}
