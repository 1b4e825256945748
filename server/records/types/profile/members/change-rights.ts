import { type GivableRole, givableRoles } from '#contract/profile/users.ts';
import { changedRights, type RightsFault, rightsFault } from '#domain/access/given-rights.ts';
import { withoutResting } from '#domain/access/own-only.ts';
import { effectiveRoles, isEmployee } from '#domain/access/roles.ts';
import { href } from '#domain/access/routes.ts';
import { appendAuditIn, userName } from '#server/audit/append-audit.ts';
import { ApiError, forbidden, notFound } from '#server/core/errors.ts';
import type { Tx } from '#server/db/open.ts';
import { accessEndedMail, rightsChangedMail } from '#server/mail/member-mails.ts';
import { notify } from '#server/queries/me/notify.ts';
import { removeMembership } from '#server/queries/session/administration.ts';
import { lockUsersOf, setRights, usersOf } from '#server/queries/session/foundation-users.ts';
import { nameOfFoundation } from '#server/queries/session/foundations.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { givesRights } from './access.ts';

const sentences: Record<RightsFault, string> = {
  notHeld: 'Sie können nur Rechte geben und nehmen, die Sie selbst haben.',
  ownAdmin: 'Ihr eigenes Recht auf Administration können Sie sich nicht nehmen. Das kann jemand anderes für Sie tun.',
  lastAdmin: 'Jemand muss das Recht auf Administration behalten. Bitte geben Sie es zuerst einem anderen Benutzer.',
};

type RightsServices = Pick<RecordServices, 'db' | 'clock' | 'config' | 'sendMails'>;
interface Granted {
  readonly roles: readonly GivableRole[];
  /** As before where it is absent. */
  readonly ownOnly?: boolean | undefined;
}
type Member = Awaited<ReturnType<typeof usersOf>>[number];

const employeeSeesAll =
  'Mitarbeiter des Distributors sehen alles. Die Einschränkung auf eigene Vorgänge gibt es für sie nicht.';

/** A member with the rights that count now: some rest while the user sees only own records. */
function asMember({ id, roles, rights, tags, ownOnly, disabled, passwordSet }: Member) {
  const held = effectiveRoles([...roles, ...Object.keys(rights)], tags);
  return { id, roles: ownOnly ? withoutResting(held) : held, active: !disabled && passwordSet !== null };
}

const listGivenRoles = ({ rights }: Pick<Member, 'rights'>): GivableRole[] =>
  givableRoles.filter((role) => Object.hasOwn(rights, role));

/** Changes the rights of a member as one intent; `granted` is undefined if the member leaves. */
async function change(services: RightsServices, acting: ActingFor, userId: string, granted: Granted | undefined) {
  const after = granted?.roles;
  if (!givesRights(acting)) throw forbidden();
  const { trid } = acting.foundation;
  await services.db.transaction(async (tx) => {
    await lockUsersOf(tx, trid);
    const users = await usersOf(tx, trid);
    const member = users.find(({ id }) => id === userId);
    if (!member) throw notFound();
    const before = listGivenRoles(member);
    const remainingRoles = after ?? [];
    const ownOnly = granted?.ownOnly ?? member.ownOnly !== null;
    if (after && ownOnly && isEmployee(member.roles)) throw new ApiError(409, employeeSeesAll);
    const heldRoles = effectiveRoles([...member.roles, ...remainingRoles], member.tags);
    const fault = rightsFault({
      giver: { id: acting.user.id, roles: acting.roles, employee: acting.employee },
      members: users.map(asMember),
      member: userId,
      // Rights that others granted end for a leaving member, too.
      before: after ? before : [],
      after: remainingRoles,
      roles: after ? (ownOnly ? withoutResting(heldRoles) : heldRoles) : [],
    });
    if (fault) throw new ApiError(409, sentences[fault]);
    if (after) await keepRights(services, tx, acting, member, { roles: after, ownOnly });
    else await removeMembership(tx, userId, trid);
    await translate(services, tx, acting, member, granted && { roles: granted.roles, ownOnly });
  });
  services.sendMails();
}

async function keepRights(
  { clock }: RightsServices,
  tx: Tx,
  acting: ActingFor,
  member: Member,
  { roles, ownOnly }: Granted,
) {
  const now = { by: acting.user.displayName, at: clock() };
  const rights = Object.fromEntries(roles.map((role) => [role, member.rights[role] ?? now]));
  await setRights(tx, member.id, acting.foundation.trid, { rights, ownOnly: ownOnly ? (member.ownOnly ?? now) : null });
}

/** In the audit log, and as a notification to the user; it also arrives after leaving the foundation. */
async function translate(services: RightsServices, tx: Tx, acting: ActingFor, member: Member, after?: Granted) {
  const { clock, config } = services;
  const { trid } = acting.foundation;
  const changes = changedRights(listGivenRoles(member), after?.roles ?? []);
  const was = member.ownOnly !== null;
  const limit = !after || after.ownOnly === was ? [] : [after.ownOnly ? '+ownOnly' : '-ownOnly'];
  const signed = [...changes.given.map((role) => `+${role}`), ...changes.taken.map((role) => `-${role}`), ...limit];
  if (after && signed.length === 0) return;
  const text = [userName(member), after ? undefined : 'left', ...signed].filter(Boolean).join(' ');
  await appendAuditIn(tx, clock(), [
    { kind: 'rights', by: { id: acting.user.id, name: userName(acting.user) }, trid, text },
  ]);
  if (member.id === acting.user.id) return;
  const path = href('Home', 'de');
  const news = {
    recipient: member.email,
    foundation: await nameOfFoundation(tx, trid),
    by: acting.user.displayName,
    link: config.publicBaseUrl + path,
  };
  const mail = after ? rightsChangedMail(news) : accessEndedMail(news);
  await notify(tx, mail, { link: path }, clock());
}

export const changeRights = (
  services: RightsServices,
  acting: ActingFor,
  userId: string,
  granted: Granted,
): Promise<void> => change(services, acting, userId, granted);

/** Effective at once: each call looks at the membership. */
export const endMembership = (services: RightsServices, acting: ActingFor, userId: string): Promise<void> =>
  change(services, acting, userId, undefined);
