import { invalidFields, noSession } from '../core/errors.ts';
import { findUser, type User } from '../queries/session/users.ts';
import type { Actor } from './actor.ts';
import { mayTryCurrent, returnCurrent } from './login-guard.ts';
import { passwordMatches } from './passwords.ts';
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
  const isRight = (await mayTryCurrent(services, id)) && (await passwordMatches(user.passwordHash, password));
  if (!isRight) throw invalidFields({ [field]: 'passwordWrong' });
  await returnCurrent(services, id);
  return user;
}
