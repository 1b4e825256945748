import { useStore } from '@nanostores/react';
import { $user } from '../../stores/session/session.ts';
import { $sessionSuspended } from '../../stores/session/session-suspension.ts';
import { storesNothing } from '../../stores/storage/storage-mode.ts';
import { PasswordForm } from './PasswordForm.tsx';

/**
 * Asks for the password over the page: when the session has ended while a form holds input (decision 16), and where the
 * browser keeps no session from one page to the next.
 */
export function PasswordDialog() {
  const paused = useStore($sessionSuspended);
  const user = useStore($user);
  if (user) return paused ? <PasswordForm user={user} /> : null;
  return storesNothing() ? <PasswordForm /> : null;
}
