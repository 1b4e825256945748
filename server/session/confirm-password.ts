import { invalidFields, noSession } from '../core/errors.ts';
import { findUser, type User } from '../queries/session/users.ts';
import type { Actor } from './actor.ts';
import { mayTryCurrent } from './login-guard.ts';
import { passwordMatches } from './passwords.ts';
import type { SessionServices } from './session-services.ts';

/** The user behind a session who has just typed his password once more into `field`; a wrong one is a fault of it. */
export async function confirmPassword(
  services: SessionServices,
  actor: Actor,
  typed: string,
  field: string,
): Promise<User> {
  const user = await findUser(services.db, actor.user.id);
  // Changed while this call was on its way: then the session has ended, and the current password is another one.
  if (!user || actor.token.issued < user.sessionsSince) throw noSession();
  const right = (await mayTryCurrent(services, user.id)) && (await passwordMatches(user.passwordHash, typed));
  if (!right) throw invalidFields({ [field]: 'passwordWrong' });
  return user;
}
