import { createHash } from 'node:crypto';
import { newDeviceMail } from '../mail/account-mails.ts';
import { insertMail } from '../queries/outbox.ts';
import { meetDevice } from '../queries/session/devices.ts';
import type { User } from '../queries/session/users.ts';
import { mayMailDevice } from './login-guard.ts';
import type { SessionServices } from './session-services.ts';

/** How long an unused device stays known, in ms. */
export const deviceKnownFor = 400 * 86_400_000;

interface SignIn {
  /** What the browser calls itself for good; undefined for clients that keep no name. */
  readonly device: string | undefined;
  readonly client: string;
  readonly network: string;
}

const keyOf = (userId: string, { device = '', client }: SignIn): string =>
  createHash('sha256').update([userId, device, client].join('\0')).digest('base64url');

/**
 * Notifies a user by mail of a sign-in with a new device, once for each; the very first device is the user's own. A
 * client that invents a new device name with each sign-in cannot fill a mailbox.
 */
export async function recordDevice(services: SessionServices, user: User, signIn: SignIn): Promise<void> {
  const { db, clock, config } = services;
  const now = clock();
  const mailed = await db.transaction(async (tx) => {
    if (!(await meetDevice(tx, user.id, keyOf(user.id, signIn), now))) return false;
    if (!(await mayMailDevice(services, tx, user.id))) return false;
    await insertMail(tx, newDeviceMail({ user, ...signIn, now, base: config.publicBaseUrl }), now);
    return true;
  });
  if (mailed) services.sendMails();
}
