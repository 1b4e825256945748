import type { AcceptInvitation, Invitation, InvitationData } from '#contract/profile/invitation.ts';
import type { SessionAnswer } from '#contract/session.ts';
import { rolesToGive } from '#domain/access/given-rights.ts';
import { isEmployee } from '#domain/access/roles.ts';
import { href } from '#domain/access/routes.ts';
import { appendAuditIn, userName } from '#server/audit/append-audit.ts';
import { currentTerms } from '#server/brand/terms-source.ts';
import { ApiError, expired, stillRunning, termsOutdated } from '#server/core/errors.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import type { Tx } from '#server/db/open.ts';
import { newAccessMail } from '#server/mail/member-mails.ts';
import { insertMail } from '#server/queries/outbox.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { findRecord } from '#server/queries/records/records.ts';
import { type FoundationRow, findCaller } from '#server/queries/session/actors.ts';
import { joinFoundation } from '#server/queries/session/foundation-users.ts';
import { findUserByEmail, insertUsers, recordAcceptance, type User } from '#server/queries/session/users.ts';
import { RuleViolation } from '#server/records/engine/definition/action.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import { recordType } from '#server/records/engine/record-types.ts';
import { runAction } from '#server/records/engine/run-action.ts';
import { contextOf } from '#server/records/engine/scope.ts';
import { type ActingUser, standingIn } from '#server/session/actor.ts';
import { freeUsername } from '#server/session/free-username.ts';
import { openSession, type SessionPlace } from '#server/session/open-session.ts';
import { hashPassword } from '#server/session/passwords.ts';
import { isSecret, readRecordLinkToken } from '#server/session/record-link.ts';
import { checkPassword } from '#server/session/reset-password.ts';
import type { SessionServices } from '#server/session/session-services.ts';

type InvitationServices = RecordServices & SessionServices;

interface OpenInvitation {
  readonly row: RecordRow;
  readonly data: InvitationData;
  readonly foundation: FoundationRow;
  readonly inviter: ActingUser;
}

/** The invitation that a link opens, while its sender may still grant the rights; anything else is the same 410. */
async function openInvitation({ db, clock }: InvitationServices, token: string, tx?: Tx): Promise<OpenInvitation> {
  const link = readRecordLinkToken(token);
  const row = link && (await findRecord(tx ?? db, link.trid, link.id, tx !== undefined));
  if (!link || row?.type !== 'etc.invitation') throw expired();
  const data = row.data as unknown as InvitationData;
  if (data.state !== 'invited' || !data.secret || !isSecret(link.secret, data.secret)) throw expired();
  if (data.expires <= clock()) throw expired();
  const caller = await findCaller(db, data.invitedBy.id, '', link.trid);
  const standing = caller && !caller.user.disabled ? standingIn(caller.user, caller) : undefined;
  if (!standing) throw expired();
  const own = rolesToGive(standing);
  if (own.length === 0 || data.roles.some((role) => !own.includes(role))) throw expired();
  return { row, data, foundation: standing.foundation, inviter: standing.user };
}

const nameOf = ({ title, trid }: FoundationRow): string => title ?? trid;

/** What the invited reads; looking uses nothing up. */
export async function readInvitation(services: InvitationServices, token: string): Promise<Invitation> {
  const { data, foundation } = await openInvitation(services, token);
  const { firstName, lastName, email, roles, ownOnly, invitedBy, expires } = data;
  return {
    foundation: nameOf(foundation),
    invitedBy: invitedBy.name,
    firstName,
    lastName,
    email,
    roles,
    ...(ownOnly && { ownOnly }),
    expires,
    hasAccount: (await findUserByEmail(services.db, email)) !== undefined,
    termsVersion: currentTerms(services.config, services.clock()),
  };
}

type Member = Pick<User, 'id' | 'account' | 'username' | 'displayName' | 'email'>;

/** Makes a user a member and uses up the invitation; of several concurrent calls one wins. */
async function join(
  services: InvitationServices,
  tx: Tx,
  { row, data, foundation, inviter }: OpenInvitation,
  member: Member,
) {
  const now = services.clock();
  const { trid } = row;
  const grant = { by: data.invitedBy.name, at: now };
  const rights = Object.fromEntries(data.roles.map((role) => [role, grant]));
  await joinFoundation(tx, { userId: member.id, trid, rights, ...(data.ownOnly && { ownOnly: grant }) });
  const by = { id: member.id, name: member.displayName, staff: false, email: member.email };
  const at = contextOf(services, { trid, tx, by, now });
  const input = { _action: 'accept', notify: inviter.email };
  try {
    await runAction({ tx, services, trid, at }, { record: recordType(services, row.type), row, name: 'accept', input });
  } catch (error) {
    throw error instanceof RuleViolation ? expired() : error;
  }
  const text = [
    userName(member),
    'joined',
    ...data.roles.map((role) => `+${role}`),
    ...(data.ownOnly ? ['+ownOnly'] : []),
  ].join(' ');
  await appendAuditIn(tx, now, [{ kind: 'rights', by: { id: inviter.id, name: userName(inviter) }, trid, text }]);
  const link = services.config.publicBaseUrl + href('Home', 'de');
  await insertMail(tx, newAccessMail(member.email, userName(member), nameOf(foundation), link), now);
}

const hasAccount = () =>
  new ApiError(409, 'Zu dieser E-Mail-Adresse gibt es schon einen Zugang. Bitte melden Sie sich damit an.');

const isDuplicate = (error: unknown): boolean =>
  ((error as Error)?.cause as { code?: string } | undefined)?.code === '23505';

/** A person without an account sets a password, accepts the terms, and is signed in. */
export async function acceptAsNewUser(
  services: InvitationServices,
  token: string,
  acceptance: AcceptInvitation,
  place: SessionPlace,
): Promise<{ answer: SessionAnswer; user: User }> {
  const { db, clock, config } = services;
  const { data, row } = await openInvitation(services, token);
  const terms = currentTerms(config, clock());
  if (acceptance.termsVersion !== terms) throw termsOutdated(terms);
  const displayName = `${acceptance.firstName} ${acceptance.lastName}`;
  const newAccount = { account: row.trid, displayName, email: data.email };
  await checkPassword(services, { ...newAccount, id: '', username: displayName }, acceptance.password);
  const passwordHash = await hashPassword(acceptance.password);
  const now = clock();
  const id = uuidv7(now);
  const user = await db
    .transaction(async (tx) => {
      const invitation = await openInvitation(services, token, tx);
      if (await findUserByEmail(tx, data.email)) throw hasAccount();
      const username = await freeUsername(tx, row.trid, data.email);
      const own = { acceptedTerms: terms, acceptedTermsAt: now, passwordSet: now, lastActive: now };
      await insertUsers(tx, [
        { id, ...newAccount, username, roles: ['PORTAL_USER'], passwordHash, created: now, ...own },
      ]);
      await recordAcceptance(tx, id, terms, now);
      await join(services, tx, invitation, { ...newAccount, id, username });
      return findUserByEmail(tx, data.email);
    })
    .catch((error: unknown) => {
      throw isDuplicate(error) ? stillRunning() : error;
    });
  if (!user) throw new Error('a user vanished who was just made');
  services.sendMails();
  return { answer: await openSession(services, user, acceptance.timeout, place), user };
}

const notYours = () =>
  new ApiError(
    409,
    'Diese Einladung gilt für eine andere E-Mail-Adresse. Bitte melden Sie sich mit dem Zugang an, zu dem sie gehört.',
  );

/** An existing user confirms with their own account. */
export async function acceptAsUser(services: InvitationServices, token: string, user: ActingUser) {
  const foundation = await services.db.transaction(async (tx) => {
    const invitation = await openInvitation(services, token, tx);
    if (invitation.data.email !== user.email.toLowerCase() || isEmployee(user.roles)) throw notYours();
    await join(services, tx, invitation, user);
    return invitation.foundation;
  });
  services.sendMails();
  return { trid: foundation.trid, foundation: nameOf(foundation) };
}
