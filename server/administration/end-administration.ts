import { isAdministrator } from '#domain/access/roles.ts';
import { href } from '#domain/access/routes.ts';
import { userName } from '#server/audit/append-audit.ts';
import { notFound } from '#server/core/errors.ts';
import { administrationRightMail } from '#server/mail/administration-mails.ts';
import { notify } from '#server/queries/me/notify.ts';
import { findUser } from '#server/queries/session/users.ts';
import { AdministrationFault } from './administration-fault.ts';
import { type AdministrationServices, type Administrator, auditAct, changeRoles } from './administrator.ts';

/** Takes the right at once: to take it needs one person, to give it two. */
export async function endAdministration(
  services: AdministrationServices,
  by: Administrator,
  userId: string,
): Promise<void> {
  const { db, clock, config } = services;
  if (userId === by.id) throw new AdministrationFault('ownAdministration');
  await db.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) throw notFound();
    if (!isAdministrator(user.roles)) throw new AdministrationFault('holdsNot');
    const roles = user.roles.filter((role) => role !== 'PORTAL_ADMIN');
    await changeRoles(tx, user, roles);
    const change = { before: user.roles.join(', '), after: roles.join(', ') };
    await auditAct(tx, clock(), by, { act: 'administration.end', subject: userName(user), ...change });
    const link = href('Home', 'de');
    const news = { recipient: user.email, by: by.displayName, link: config.publicBaseUrl + link };
    await notify(tx, administrationRightMail(news, false), { link }, clock());
  });
  services.sendMails();
}
