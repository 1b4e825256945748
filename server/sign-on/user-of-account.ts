import { randomBytes } from 'node:crypto';
import { isEmployee } from '#domain/access/roles.ts';
import {
  type Claims,
  claimValues,
  domainOf,
  nameOfClaims,
  rolesOfClaims,
  verifiedMail,
} from '#domain/integrations/sign-on/claims.ts';
import { type SignOnAct, writeSignOn } from '#domain/integrations/sign-on/sign-on-acts.ts';
import { appendAuditIn, userName } from '#server/audit/append-audit.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import type { Tx } from '#server/db/open.ts';
import type { ProviderRow } from '#server/queries/integrations/sign-on-providers.ts';
import {
  type BindingRow,
  bindingBy,
  bindingOf,
  membershipsOf,
  saveBinding,
} from '#server/queries/integrations/sign-on-users.ts';
import { joinFoundation } from '#server/queries/session/foundation-users.ts';
import { findUser, findUserByEmail, insertUsers, type User } from '#server/queries/session/users.ts';
import { freeUsername } from '#server/session/free-username.ts';
import { hashPassword } from '#server/session/passwords.ts';
import { assignOrganisations, assignRoles } from './assign-roles.ts';
import { standingOfProvider } from './provider-standing.ts';
import { SignOnRefused } from './refusal.ts';
import type { SignOnServices } from './sign-on-services.ts';

/** Who came, and how the provider's account was recognised. */
interface Account {
  readonly subject: string;
  readonly claims: Claims;
}

export interface NewUser {
  readonly email: string;
  readonly displayName: string;
  readonly phone?: string | null;
}

const note = (services: SignOnServices, tx: Tx, provider: ProviderRow, user: User, act: SignOnAct, detail?: string) =>
  appendAuditIn(tx, services.clock(), [
    {
      ...{ kind: 'signOn', by: { id: user.id, name: userName(user) }, trid: provider.trid ?? undefined },
      text: writeSignOn(act, provider.name, detail),
    },
  ]);

/** A user that a provider brings: without a password, a member of its organisation or an employee. */
export async function createUser(
  { clock, config }: Pick<SignOnServices, 'clock' | 'config'>,
  tx: Tx,
  provider: ProviderRow,
  { email, displayName, phone = null }: NewUser,
  passwordHash: string,
): Promise<User> {
  const now = clock();
  const account = provider.trid ?? config.distributor;
  const roles = provider.trid === null ? ['PORTAL_USER', 'PORTAL_EMPLOYEE'] : ['PORTAL_USER'];
  const id = uuidv7(now);
  const username = await freeUsername(tx, account, email);
  await insertUsers(tx, [
    { id, account, username, displayName, email, phone, roles, passwordHash, created: now, lastActive: now },
  ]);
  if (provider.trid !== null) await joinFoundation(tx, { userId: id, trid: provider.trid, rights: {} });
  const user = await findUser(tx, id);
  if (!user) throw new Error('a user vanished who was just made');
  return user;
}

/** No one knows it: the provider is the way in. */
export const unknownPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'));

/** Whether the users of a provider are this user's: an organisation's signs in its own members alone, and no employee. */
export async function isOwnUser(tx: Tx, { trid }: ProviderRow, user: User): Promise<'own' | 'foreign' | 'several'> {
  if (trid === null) return isEmployee(user.roles) ? 'own' : 'foreign';
  const trids = await membershipsOf(tx, user.id);
  if (isEmployee(user.roles) || !trids.includes(trid)) return 'foreign';
  return trids.length > 1 ? 'several' : 'own';
}

async function boundUser(tx: Tx, provider: ProviderRow, { subject, claims }: Account): Promise<User | undefined> {
  const bySubject = await bindingBy(tx, provider.id, { subject });
  if (bySubject) return findUser(tx, bySubject.userId);
  const [externalId] = claimValues(claims, provider.mapping.idClaim);
  const byId = externalId === undefined ? undefined : await bindingBy(tx, provider.id, { externalId });
  return byId && findUser(tx, byId.userId);
}

/** An existing user with the address that the provider vouches for, or a new one where it may bring some. */
async function userByMail(
  services: SignOnServices,
  tx: Tx,
  provider: ProviderRow,
  { claims }: Account,
  passwordHash: string,
): Promise<{ user: User; isNew: boolean }> {
  const email = verifiedMail(claims);
  if (email === undefined) throw new SignOnRefused('unverified');
  const user = await findUserByEmail(tx, email);
  if (user) {
    // A stranger's account and a missing one are refused alike.
    if ((await isOwnUser(tx, provider, user)) === 'foreign') throw new SignOnRefused('unknown');
    return { user, isNew: false };
  }
  if (!provider.createsUsers) throw new SignOnRefused('unknown');
  if (!provider.domains.includes(domainOf(email))) throw new SignOnRefused('domain');
  if (!(await standingOfProvider(tx, provider)).isBacked) throw new SignOnRefused('resting');
  const displayName = nameOfClaims(claims, email);
  return { user: await createUser(services, tx, provider, { email, displayName }, passwordHash), isNew: true };
}

function checkBinding(binding: BindingRow | undefined, subject: string): void {
  if (binding?.isEnded) throw new SignOnRefused('left');
  if (binding && binding.subject !== null && binding.subject !== subject) throw new SignOnRefused('bound');
}

/** A mapping that makes employees is also the list of who may come in. */
function checkEmployment(provider: ProviderRow, claims: Claims): void {
  const { given, decided } = rolesOfClaims(provider.mapping, claims);
  if (provider.trid === null && decided.includes('PORTAL_EMPLOYEE') && !given.includes('PORTAL_EMPLOYEE'))
    throw new SignOnRefused('noRole');
}

/**
 * The user of an account at a provider: bound before, by the id that SCIM gave, by a mail address that the provider
 * vouches for, or made now. Roles and organisations follow the claims. Throws `SignOnRefused`.
 */
export async function userOfAccount(
  services: SignOnServices,
  tx: Tx,
  provider: ProviderRow,
  account: Account,
  passwordHash: string,
): Promise<User> {
  const now = services.clock();
  checkEmployment(provider, account.claims);
  const bound = await boundUser(tx, provider, account);
  const { user, isNew } = bound
    ? { user: bound, isNew: false }
    : await userByMail(services, tx, provider, account, passwordHash);
  const whose = await isOwnUser(tx, provider, user);
  if (whose !== 'own') throw new SignOnRefused(whose === 'several' ? 'several' : 'unknown');
  const place = { providerId: provider.id, userId: user.id };
  const binding = await bindingOf(tx, place);
  checkBinding(binding, account.subject);
  await saveBinding(tx, place, { subject: account.subject, lastUsed: now }, now);
  if (isNew) await note(services, tx, provider, user, 'created', userName(user));
  if (binding?.subject !== account.subject) await note(services, tx, provider, user, 'bound', userName(user));
  await assignRoles(services, tx, provider, user, rolesOfClaims(provider.mapping, account.claims));
  await assignOrganisations(services, tx, provider, user, account.claims);
  const after = await findUser(tx, user.id);
  if (!after) throw new Error('a user vanished who just signed in');
  return after;
}
