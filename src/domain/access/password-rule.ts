import { passwordForm } from '#contract/password.ts';

/** A password must be neither the user ID nor the user name in it (domain rule 6.5). */
export function isUserId(password: string, userId: string): boolean {
  const passwordText = passwordForm(password).trim().toLowerCase();
  const whole = passwordForm(userId).trim().toLowerCase();
  return passwordText === whole || passwordText === whole.slice(whole.indexOf('/') + 1);
}
