import { invalidFields } from '../core/errors.ts';
import type { BaseServices } from '../db/base-services.ts';
import { findUser } from '../queries/session/users.ts';
import { mayTryCurrent } from './login-guard.ts';
import { passwordMatches } from './passwords.ts';

/** Throws a fault of the field `current` where the password is not the user's, or was guessed at too often. */
export async function checkCurrent(services: BaseServices, userId: string, current: string): Promise<void> {
  const user = await findUser(services.db, userId);
  const isRight = (await mayTryCurrent(services, userId)) && (await passwordMatches(user?.passwordHash, current));
  if (!isRight) throw invalidFields({ current: 'passwordWrong' });
}
