import { appendAuditIn } from '../audit/append-audit.ts';
import type { MailServices } from '../mail/mail-services.ts';
import { idleMail } from '../mail/templates.ts';
import { insertMail } from '../queries/outbox.ts';
import {
  countOpenUsers,
  type IdleUser,
  lockIdleUser,
  recordIdleMail,
  usersToLock,
  usersToNotice,
} from '../queries/session/idle-users.ts';
import { isLastAdministrator } from './last-administrator.ts';

const day = 86_400_000;
/** The terms of use promise it: twelve months without a login. */
const idleFor = 365 * day;
/** How long before it a mail says so. */
const notice = 30 * day;
/** More users at once than these, and than a quarter of all, are no idle users but a clock that jumped. */
const few = 5;

type IdleLockServices = Pick<MailServices, 'db' | 'clock' | 'config'> &
  Partial<Pick<MailServices, 'log' | 'sendMails'>>;

interface IdleAccounts {
  noticed: number;
  locked: number;
  /** Left alone: too many at once, or the last administrator. */
  held: number;
}

const userId = ({ account, username }: IdleUser) => `${account}/${username}`;

/**
 * Warns users by mail after eleven months without a login, and locks the account a month later. A login in between
 * prevents it. Nothing happens if it would affect a quarter of all users at once, unless an operator requests it.
 */
export async function lockIdle(
  { db, clock, config, log, sendMails }: IdleLockServices,
  isAsked = false,
): Promise<IdleAccounts> {
  const now = clock();
  const toLock = await usersToLock(db, now - idleFor, now - notice);
  const toNotice = await usersToNotice(db, now - idleFor + notice);
  const due = toLock.length + toNotice.length;
  if (!isAsked && due > Math.max(few, (await countOpenUsers(db)) / 4)) {
    log?.error(
      { users: due },
      'too many users at once have not signed in for a year; the clock may be wrong. None was locked; where it is right, give the command "user lock-idle"',
    );
    return { noticed: 0, locked: 0, held: due };
  }
  const done: IdleAccounts = { noticed: 0, locked: 0, held: 0 };
  for (const user of toLock) {
    const isLocked = await db.transaction(async (tx) => {
      if (await isLastAdministrator(tx, user.id)) return undefined;
      if (!(await lockIdleUser(tx, user.id, now - idleFor))) return false;
      await appendAuditIn(tx, now, [{ kind: 'rights', by: { name: 'Portal' }, text: `user disable ${userId(user)}` }]);
      return true;
    });
    if (isLocked === undefined) {
      done.held += 1;
      log?.error({ user: userId(user) }, 'account not locked, though idle: it is the last administrator');
    }
    if (!isLocked) continue;
    done.locked += 1;
    log?.warn({ user: userId(user), idle: 'twelve months' }, 'account locked because nobody used it');
  }
  for (const user of toNotice) {
    await db.transaction(async (tx) => {
      if (!(await recordIdleMail(tx, user.id, now))) return;
      await insertMail(tx, idleMail(user.email, userId(user), `${config.publicBaseUrl}/login`), now);
      done.noticed += 1;
      log?.info({ user: userId(user) }, 'mail sent: the account will be locked in a month because nobody uses it');
    });
  }
  if (done.noticed > 0) sendMails?.();
  return done;
}
