import { useStore } from '@nanostores/react';
import { keepsNothing } from '../../stores/keeping.ts';
import { $paused } from '../../stores/pause.ts';
import { $user } from '../../stores/session.ts';
import { PasswordForm } from './PasswordForm.tsx';

/**
 * Asks for the password over the page: when the session has ended while a form holds input (decision 16), and where the
 * browser keeps no session from one page to the next.
 */
export function PasswordDialog() {
  const paused = useStore($paused);
  const user = useStore($user);
  if (user) return paused ? <PasswordForm user={user} /> : null;
  return keepsNothing() ? <PasswordForm /> : null;
}
