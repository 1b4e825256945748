import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { whenIdle } from '#domain/site/when-idle.ts';
import { $user } from '#stores/session/session.ts';
import { $sessionSuspended } from '#stores/session/session-suspension.ts';
import { storesNothing } from '#stores/storage/storage-mode.ts';
import { lazy, Suspense } from '../ui/page/lazy.tsx';

const loadForm = () => import('./PasswordForm.tsx');
const PasswordForm = lazy(() => loadForm().then((module) => module.PasswordForm));
/** Before it is needed, because the line may be away when the session ends. */
const fetchAhead = () => whenIdle(() => void loadForm().catch(() => {}));

/**
 * Asks for the password over the page: when the session has ended while a form holds input (decision 16), and where the
 * browser keeps no session from one page to the next.
 */
export function PasswordDialog() {
  const paused = useStore($sessionSuspended);
  const user = useStore($user);
  useEffect(fetchAhead, []);
  const isAsked = user ? paused : storesNothing();
  if (!isAsked) return null;
  return (
    <Suspense>
      <PasswordForm {...(user && { user })} />
    </Suspense>
  );
}
