import type { ScimUserInput } from '#contract/integrations/scim.ts';
import { isEmail } from '#contract/text/email-address.ts';
import { domainOf, rolesOfGroups } from '#domain/integrations/sign-on/claims.ts';
import { asActive, patchedAttributes } from '#domain/integrations/sign-on/scim-filter.ts';
import { type SignOnAct, writeSignOn } from '#domain/integrations/sign-on/sign-on-acts.ts';
import { appendAuditIn, userName } from '#server/audit/append-audit.ts';
import { ApiError } from '#server/core/errors.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { revokeKeySession } from '#server/queries/integrations/api-keys.ts';
import { endKeysOf, type ScimUserRow, scimGroupsOf, scimUsers } from '#server/queries/integrations/scim.ts';
import { deleteAttemptsOf } from '#server/queries/integrations/sign-on-attempts.ts';
import { lockProvider, type ProviderRow } from '#server/queries/integrations/sign-on-providers.ts';
import { bindingBy, membershipsOf, saveBinding } from '#server/queries/integrations/sign-on-users.ts';
import { changeUser, removeMembership } from '#server/queries/session/administration.ts';
import { joinFoundation } from '#server/queries/session/foundation-users.ts';
import { deletePurposeTokens } from '#server/queries/session/purpose-tokens.ts';
import { endSessionsOf } from '#server/queries/session/sessions.ts';
import { findUserByEmail } from '#server/queries/session/users.ts';
import { refuseLastAdministrator } from '#server/session/last-administrator.ts';
import { assignRoles } from '#server/sign-on/assign-roles.ts';
import { standingOfProvider } from '#server/sign-on/provider-standing.ts';
import type { SignOnServices } from '#server/sign-on/sign-on-services.ts';
import { createUser, isOwnUser, unknownPassword } from '#server/sign-on/user-of-account.ts';
import { invalidValue, missing, ScimError, taken } from './scim-error.ts';

const day = 86_400_000;

/** Who calls, and which of its users. */
interface Change {
  readonly services: SignOnServices;
  readonly tx: Tx;
  readonly provider: ProviderRow;
}

type Named = Pick<ScimUserRow, 'id' | 'account' | 'username'>;

export const noteScim = ({ services, tx, provider }: Change, act: SignOnAct, detail: string) =>
  appendAuditIn(tx, services.clock(), [
    {
      kind: 'signOn',
      by: { name: provider.name },
      trid: provider.trid ?? undefined,
      text: writeSignOn(act, provider.name, detail),
    },
  ]);

export async function scimUser(db: Db | Tx, provider: ProviderRow, id: string): Promise<ScimUserRow> {
  const [row] = await scimUsers(db, provider, { id });
  if (!row) throw missing(id);
  return row;
}

/** The address of a user: the primary one, the first, or the name where that is one. */
function emailOf({ emails, userName: name }: Pick<ScimUserInput, 'emails' | 'userName'>): string {
  const all = emails ?? [];
  const email = (all.find(({ primary }) => primary)?.value ?? all[0]?.value ?? name).toLowerCase();
  if (!isEmail(email)) throw invalidValue('A user needs a mail address in emails or userName');
  return email;
}

function nameOf({ displayName, name }: Pick<ScimUserInput, 'displayName' | 'name'>): string | undefined {
  const parts = [name?.givenName, name?.familyName].filter(Boolean).join(' ');
  return displayName || name?.formatted || parts || undefined;
}

/** One call at a time changes the users of a provider. */
export const asProvider = <T>(services: SignOnServices, provider: ProviderRow, work: (change: Change) => Promise<T>) =>
  services.db.transaction(async (tx) => {
    const current = await lockProvider(tx, provider.id);
    if (!current || current.scimHash !== provider.scimHash) throw new ScimError(401, 'The token is not valid any more');
    return work({ services, tx, provider: current });
  });

/** Roles follow the groups, as far as the mapping names them. */
export async function followGroups({ services, tx, provider }: Change, userIds: readonly string[]): Promise<void> {
  const groups = await scimGroupsOf(tx, provider.id);
  for (const id of userIds) {
    const [user] = await scimUsers(tx, provider, { id });
    if (!user || user.isEnded) continue;
    const names = groups
      .filter(({ members }) => members.includes(id))
      .flatMap((one) => [one.displayName, one.externalId ?? '']);
    await assignRoles(services, tx, provider, user, rolesOfGroups(provider.mapping, names));
  }
}

/** Locks a user out: the account, or the membership where it works for other organisations too. Records stay. */
async function end(change: Change, user: Named): Promise<void> {
  const { services, tx, provider } = change;
  const now = services.clock();
  const others =
    provider.trid === null ? [] : (await membershipsOf(tx, user.id)).filter((trid) => trid !== provider.trid);
  const keys = await endKeysOf(tx, user.id, others.length > 0 ? provider.trid : null, now);
  for (const key of keys) await revokeKeySession(tx, key, now + day);
  await saveBinding(tx, { providerId: provider.id, userId: user.id }, { isEnded: true }, now);
  if (others.length > 0 && provider.trid !== null) {
    await removeMembership(tx, user.id, provider.trid);
    return noteScim(change, 'scimLeft', userName(user));
  }
  await refuseLastAdministrator(tx, user.id).catch((error: unknown) => {
    throw error instanceof ApiError ? new ScimError(409, 'The last administrator of the portal stays') : error;
  });
  await changeUser(tx, user.id, { disabled: true });
  await endSessionsOf(tx, user.id);
  await deletePurposeTokens(tx, user.id);
  await deleteAttemptsOf(tx, [user.id]);
  await noteScim(change, 'scimLocked', userName(user));
}

/** Lets in again who was ended by this provider; a lock by an administrator stays. */
async function reopen(change: Change, user: ScimUserRow): Promise<void> {
  const { services, tx, provider } = change;
  const now = services.clock();
  if (!user.isEnded) throw new ScimError(409, 'This user was locked in the portal and is let in there');
  await saveBinding(tx, { providerId: provider.id, userId: user.id }, { isEnded: false }, now);
  if (provider.trid !== null) await joinFoundation(tx, { userId: user.id, trid: provider.trid, rights: {} });
  const others =
    provider.trid === null ? [] : (await membershipsOf(tx, user.id)).filter((trid) => trid !== provider.trid);
  if (others.length === 0) {
    await changeUser(tx, user.id, { disabled: false, lastActive: now, idleNoticed: null, sessionsSince: now });
    await endSessionsOf(tx, user.id);
  }
  await noteScim(change, 'scimOpened', userName(user));
  await followGroups(change, [user.id]);
}

export const isActive = ({ disabled, isEnded }: Pick<ScimUserRow, 'disabled' | 'isEnded'>) => !disabled && !isEnded;

async function setActive(change: Change, user: ScimUserRow, active: boolean | undefined): Promise<void> {
  if (active === undefined || active === isActive(user)) return;
  await (active ? reopen(change, user) : end(change, user));
}

/** The domain rule of new users holds for addresses that a provider changes too: a mail address opens resets. */
async function setProfile(
  { tx, provider }: Change,
  user: ScimUserRow,
  to: { readonly email?: string | undefined; readonly displayName?: string | undefined },
): Promise<boolean> {
  const email = to.email === user.email ? undefined : to.email;
  const displayName = to.displayName === user.displayName ? undefined : to.displayName;
  if (email === undefined && displayName === undefined) return false;
  // What a user is called in other organisations is not this one's to say.
  if ((await membershipsOf(tx, user.id)).length > 1)
    throw new ScimError(409, 'This user works for other organisations too');
  if (email !== undefined) {
    if (!provider.domains.includes(domainOf(email)))
      throw invalidValue('The mail address lies in no domain of the provider');
    if (await findUserByEmail(tx, email)) throw taken('The mail address is taken');
  }
  await changeUser(tx, user.id, { ...(email && { email }), ...(displayName && { displayName }) });
  return true;
}

async function setExternalId(
  { services, tx, provider }: Change,
  userId: string,
  externalId: string | null | undefined,
) {
  if (externalId === undefined) return;
  const holder = externalId === null ? undefined : await bindingBy(tx, provider.id, { externalId });
  if (holder && holder.userId !== userId) throw taken('externalId is taken');
  await saveBinding(tx, { providerId: provider.id, userId }, { externalId }, services.clock());
}

/** A new user, or one of its own that the provider did not know by its id. */
export async function createScimUser(services: SignOnServices, provider: ProviderRow, input: ScimUserInput) {
  const email = emailOf(input);
  const passwordHash = await unknownPassword();
  return asProvider(services, provider, async (change) => {
    const { tx } = change;
    const existing = await findUserByEmail(tx, email);
    if (existing) {
      const ownership = await isOwnUser(tx, change.provider, existing);
      const [row] = await scimUsers(tx, change.provider, { id: existing.id });
      // Whether an address belongs to another organisation is not told apart.
      if (ownership === 'foreign' || !row || row.externalId !== null) throw taken('There is such a user already');
      await setExternalId(change, row.id, input.externalId ?? null);
      await setActive(change, row, asActive(input.active ?? true));
      return scimUser(tx, change.provider, row.id);
    }
    if (!change.provider.domains.includes(domainOf(email)))
      throw invalidValue('The mail address lies in no domain of the provider');
    if (!(await standingOfProvider(tx, change.provider)).isBacked)
      throw new ScimError(403, 'No administrator is responsible for new users: one has to save the settings again');
    const displayName = nameOf(input) ?? email.slice(0, email.indexOf('@'));
    const user = await createUser(services, tx, change.provider, { email, displayName }, passwordHash);
    await saveBinding(tx, { providerId: change.provider.id, userId: user.id }, { isEnded: false }, services.clock());
    await setExternalId(change, user.id, input.externalId);
    await noteScim(change, 'scimCreated', userName(user));
    if (asActive(input.active) === false) await end(change, user);
    return scimUser(tx, change.provider, user.id);
  });
}

async function change(
  services: SignOnServices,
  provider: ProviderRow,
  id: string,
  to: (user: ScimUserRow) => {
    email?: string | undefined;
    displayName?: string | undefined;
    externalId?: string | null | undefined;
    active?: boolean | undefined;
  },
) {
  return asProvider(services, provider, async (at) => {
    const user = await scimUser(at.tx, at.provider, id);
    const { externalId, active, ...profile } = to(user);
    const isChanged = await setProfile(at, user, profile);
    await setExternalId(at, id, externalId);
    if (isChanged) await noteScim(at, 'scimChanged', userName(user));
    await setActive(at, user, active);
    return scimUser(at.tx, at.provider, id);
  });
}

export const replaceScimUser = (services: SignOnServices, provider: ProviderRow, id: string, input: ScimUserInput) =>
  change(services, provider, id, () => ({
    ...{ email: emailOf(input), displayName: nameOf(input), externalId: input.externalId ?? null },
    active: asActive(input.active ?? true),
  }));

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 254) : undefined);

export function patchScimUser(
  services: SignOnServices,
  provider: ProviderRow,
  id: string,
  operations: Parameters<typeof patchedAttributes>[0],
) {
  const changes = patchedAttributes(operations);
  if (!changes) throw invalidValue('Only add, replace and remove of attributes are known');
  const names = ['name.formatted', 'displayName'] as const;
  const active = 'active' in changes ? asActive(changes['active']) : undefined;
  if ('active' in changes && active === undefined) throw invalidValue('active is true or false');
  const email = text(changes['emails[type eq "work"].value']) ?? text(changes['userName']);
  if (email !== undefined && !isEmail(email)) throw invalidValue('A user needs a mail address');
  return change(services, provider, id, () => ({
    ...{ email: email?.toLowerCase(), displayName: names.map((one) => text(changes[one])).find(Boolean), active },
    externalId: 'externalId' in changes ? (text(changes['externalId']) ?? null) : undefined,
  }));
}

/** Ends the user; who it was and what was done stays. */
export const deleteScimUser = (services: SignOnServices, provider: ProviderRow, id: string): Promise<void> =>
  asProvider(services, provider, async (at) => {
    const user = await scimUser(at.tx, at.provider, id);
    await setActive(at, user, false);
  });
