import type { UserAction } from '#contract/staff/organisations.ts';
import { isAdministrator, isEditor, isEmployee } from '#domain/access/roles.ts';
import { href } from '#domain/access/routes.ts';
import { userName } from '#server/audit/append-audit.ts';
import { notFound } from '#server/core/errors.ts';
import type { Tx } from '#server/db/open.ts';
import { rightsChangedMail } from '#server/mail/member-mails.ts';
import { passwordResetMail } from '#server/mail/templates.ts';
import { changeUserAt, findOrganisation } from '#server/queries/administration/organisations.ts';
import { notify } from '#server/queries/me/notify.ts';
import { insertMail } from '#server/queries/outbox.ts';
import { usersOf } from '#server/queries/session/foundation-users.ts';
import { nameOfFoundation } from '#server/queries/session/foundations.ts';
import { findUser, type User } from '#server/queries/session/users.ts';
import { issuePurposeToken } from '#server/session/purpose-tokens.ts';
import { AdministrationFault } from './administration-fault.ts';
import {
  type AdministrationServices,
  type Administrator,
  auditAct,
  changeRoles,
  disableUser,
} from './administrator.ts';
import { prepareApproval } from './approvals.ts';
import { tagsOf } from './organisation-kinds.ts';
import { enableUser, endAllSessions, resetFactors } from './user-access.ts';

const editorRole = 'PORTAL_EDITOR';

type Acts = {
  readonly [A in UserAction['_action']]: (
    tx: Tx,
    services: AdministrationServices,
    user: User,
    action: Extract<UserAction, { _action: A }>,
    at: { readonly by: Administrator; readonly trid: string },
  ) => Promise<void>;
};

async function tell(
  tx: Tx,
  { config, clock }: AdministrationServices,
  user: User,
  { by, trid }: { by: Administrator; trid: string },
): Promise<void> {
  const path = href('Home', 'de');
  const link = config.publicBaseUrl + path;
  const news = { recipient: user.email, foundation: await nameOfFoundation(tx, trid), by: by.displayName, link };
  await notify(tx, rightsChangedMail(news), { link: path }, clock());
}

const acts: Acts = {
  passwordLink: async (tx, { clock, config }, user) => {
    const secret = await issuePurposeToken(tx, user.id, 'resetMail', clock());
    const link = `${config.publicBaseUrl}/reset-password?token=${secret}`;
    await insertMail(tx, passwordResetMail(user.email, link), clock());
  },
  endSessions: (tx, services, user) => endAllSessions(tx, services, user),
  resetFactor: async (tx, services, user) => {
    if ((await resetFactors(tx, services, user)) === 0) throw new AdministrationFault('noFactor');
  },
  lock: async (tx, services, user, { reason }) => {
    await disableUser(tx, user);
    await endAllSessions(tx, services, user);
    const lock = { disabledSince: services.clock(), disabledReason: reason };
    await changeUserAt(tx, user.id, user.version + 1, lock);
  },
  unlock: async (tx, services, user) => {
    await enableUser(tx, services, user);
    await changeUserAt(tx, user.id, user.version + 1, { disabledSince: null, disabledReason: null });
  },
  employ: async (tx, services, user, _action, at) => {
    if (isEmployee(user.roles)) throw new AdministrationFault('changedMeanwhile');
    await changeRoles(tx, user, [...user.roles, 'PORTAL_EMPLOYEE']);
    await tell(tx, services, user, at);
  },
  dismiss: async (tx, services, user, _action, at) => {
    if (!isEmployee(user.roles)) throw new AdministrationFault('changedMeanwhile');
    await changeRoles(
      tx,
      user,
      user.roles.filter((role) => !['PORTAL_EMPLOYEE', 'PORTAL_EDITOR', 'PORTAL_ADMIN'].includes(role)),
    );
    if (isAdministrator(user.roles))
      await auditAct(tx, services.clock(), at.by, { act: 'administration.end', subject: userName(user) });
    await endAllSessions(tx, services, user);
    await tell(tx, services, user, at);
  },
  giveContent: async (tx, services, user, _action, at) => {
    if (isEditor(user.roles) || !isEmployee(user.roles)) throw new AdministrationFault('changedMeanwhile');
    await changeRoles(tx, user, [...user.roles, editorRole]);
    await tell(tx, services, user, at);
  },
  takeContent: async (tx, services, user, _action, at) => {
    if (!user.roles.includes(editorRole)) throw new AdministrationFault('changedMeanwhile');
    await changeRoles(
      tx,
      user,
      user.roles.filter((role) => role !== editorRole),
    );
    await tell(tx, services, user, at);
  },
};

/** One act on a user, at once; the second factor of an administrator waits for a second person. */
export async function actOnUser(
  services: AdministrationServices,
  by: Administrator,
  trid: string,
  id: string,
  action: UserAction,
): Promise<void> {
  const { db, clock } = services;
  const isMember = (await usersOf(db, trid)).some((one) => one.id === id);
  const user = isMember ? await findUser(db, id) : undefined;
  if (!user) throw notFound();
  if (id === by.id && action._action !== 'endSessions') throw new AdministrationFault('aboutYourself');
  if (action._action === 'resetFactor' && isAdministrator(user.roles)) {
    if (user.version !== action.version) throw new AdministrationFault('changedMeanwhile');
    return prepareApproval(services, by, { kind: 'factor', subject: id, reason: action.reason });
  }
  if (action._action === 'employ' && !tagsOf((await findOrganisation(db, trid))?.type ?? '').includes('ETC'))
    throw new AdministrationFault('notDistributor');
  await db.transaction(async (tx) => {
    if (!(await changeUserAt(tx, id, action.version))) throw new AdministrationFault('changedMeanwhile');
    const now = { ...user, version: action.version };
    await (acts[action._action] as Acts['lock'])(tx, services, now, action as never, { by, trid });
    const reason = 'reason' in action ? action.reason : '';
    await auditAct(tx, clock(), by, { act: `user.${action._action}`, subject: userName(user), trid, reason });
  });
  services.sendMails();
}
