import { useStore } from '@nanostores/react';
import { $paused } from '../../stores/pause.ts';
import { $user } from '../../stores/session.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** Asks for the password over the page when the session has ended while a form holds input (decision 16). */
export function PasswordDialog() {
  const paused = useStore($paused);
  const user = useStore($user);
  return paused && user ? <PasswordForm user={user} /> : null;
}
