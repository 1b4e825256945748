import { invalidFields, noSession } from '../core/errors.ts';
import { findUser, type User } from '../queries/session/users.ts';
import type { Actor } from './actor.ts';
import { mayTryCurrent, returnCurrent } from './login-guard.ts';
import { verifyPassword } from './passwords.ts';
import type { SessionServices } from './session-services.ts';

/** The caller as one who knows the current password; `field` names it in the refusal. Guesses are throttled. */
export async function confirmPassword(
  services: SessionServices,
  { user: { id }, token }: Actor,
  password: string,
  field: string,
): Promise<User> {
  const user = await findUser(services.db, id);
  // Changed while this call was on its way: then the session has ended, and the current password is another one.
  if (!user || token.issued < user.sessionsSince) throw noSession();
  const passwordHash = (await mayTryCurrent(services, id)) ? await verifyPassword(services, user, password) : undefined;
  if (passwordHash === undefined) throw invalidFields({ [field]: 'passwordWrong' });
  await returnCurrent(services, id);
  return { ...user, passwordHash };
}
