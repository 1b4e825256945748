import { randomBytes } from 'node:crypto';
import { ApiError, expired, invalidFields } from '../core/errors.ts';
import { confirmEmailMail, emailChangeMail } from '../mail/email-address-mails.ts';
import { bouncedSince, forgetBounce } from '../queries/incoming-mails.ts';
import { insertMail } from '../queries/outbox.ts';
import { insertActivities } from '../queries/records/activities.ts';
import { changeUser } from '../queries/session/administration.ts';
import { insertEmailChange, takeEmailChange } from '../queries/session/own-profile.ts';
import { deletePurposeTokens } from '../queries/session/purpose-tokens.ts';
import { findUser, findUserByEmail } from '../queries/session/users.ts';
import type { ActingUser, Actor } from './actor.ts';
import { confirmPassword } from './confirm-password.ts';
import { mayMailReset } from './login-guard.ts';
import { secretHash } from './purpose-tokens.ts';
import type { SessionServices } from './session-services.ts';

/** How long (ms) the link in the mail works. */
const lifetime = 60 * 60_000;

/** Sends a link to a new mail address, and a notice to the present one; to that one alone where mails came back from it. Throws field faults. */
export async function requestEmailChange(
  services: SessionServices,
  actor: Actor,
  { email, current }: { email: string; current: string },
): Promise<void> {
  const { db, clock, config } = services;
  const { id: userId, email: before } = await confirmPassword(services, actor, current, 'current');
  const newAddress = email.toLowerCase();
  const isSame = newAddress === before.toLowerCase();
  if (isSame && (await bouncedSince(db, { id: userId, email: before })) === undefined)
    throw invalidFields({ email: 'emailSame' });
  // Checked only after a right password, and not more often than mails go out, so that addresses cannot be discovered.
  if (!(await mayMailReset(services, userId)))
    throw new ApiError(
      429,
      'Sie haben in kurzer Zeit mehrere Änderungen angefordert. Bitte versuchen Sie es in einer Stunde erneut.',
    );
  if (!isSame && (await findUserByEmail(db, newAddress))) throw invalidFields({ email: 'emailTaken' });
  const now = clock();
  const secret = randomBytes(32).toString('base64url');
  await db.transaction(async (tx) => {
    await insertEmailChange(tx, { hash: secretHash(secret), userId, email: newAddress, expires: now + lifetime });
    await insertMail(tx, confirmEmailMail(newAddress, `${config.publicBaseUrl}/customer/profile?email=${secret}`), now);
    if (!isSame) await insertMail(tx, emailChangeMail(before, false), now);
  });
  services.sendMails();
}

/** Two users who confirm the same address at once: the second is told. */
const isTaken = (error: unknown): boolean => {
  const { code, constraint } = ((error as Error).cause ?? error) as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'users_email';
};

/** Takes the new address over, once; links to the address of before lead nowhere any more. */
export async function confirmEmailChange(
  services: SessionServices,
  { id: userId, displayName }: Pick<ActingUser, 'id' | 'displayName'>,
  secret: string,
): Promise<string> {
  const { db, clock } = services;
  const now = clock();
  try {
    const email = await db.transaction(async (tx) => {
      const confirmedEmail = await takeEmailChange(tx, userId, secretHash(secret), now);
      const user = confirmedEmail && (await findUser(tx, userId));
      if (!confirmedEmail || !user) throw expired();
      await changeUser(tx, userId, { email: confirmedEmail });
      await deletePurposeTokens(tx, userId);
      await forgetBounce(tx, userId);
      if (user.email !== confirmedEmail) await insertMail(tx, emailChangeMail(user.email, true), now);
      const activityBase = { time: now, actor: displayName, kind: 'profile.changed' as const, text: '' };
      await insertActivities(tx, [{ ...activityBase, userId, trid: undefined }]);
      return confirmedEmail;
    });
    services.sendMails();
    return email;
  } catch (error) {
    throw isTaken(error) ? new ApiError(409, 'Diese E-Mail-Adresse gehört inzwischen zu einem anderen Zugang.') : error;
  }
}
