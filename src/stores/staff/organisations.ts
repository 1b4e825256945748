import * as members from '#api/profile/members.ts';
import * as api from '#api/staff/administration.ts';
import type { InvitationForm, InvitationRow } from '#contract/profile/invitation.ts';
import type { GivableRole } from '#contract/profile/users.ts';
import type { OrganisationAction, UserAction } from '#contract/staff/organisations.ts';
import { queryStore } from '../data/address-query.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $dataScope } from '../session/data-scope.ts';

/** What is searched, and which organisation is open. */
export const organisationView = queryStore({ search: '', state: 'all', id: '' });

export const organisations = loader(() => {
  const { search, state } = organisationView.$query.get();
  return api.listOrganisations({ ...(search && { search }), state });
});
export const openOrganisation = loader(() => api.readOrganisation(organisationView.$query.get().id));

/** The invitations of the organisation that is open, the latest first; of a locked one there is nothing to act on. */
export const openInvitations = loader(
  async (): Promise<readonly InvitationRow[]> =>
    (await members.invitationCalls.list(organisationView.$query.get().id, { _sort: '-modified', _limit: 50 })).items,
);

onActive(organisations.$value, [$dataScope], () => {
  if ($dataScope.get()) void organisations.reload();
});
onActive(openOrganisation.$value, [$dataScope, organisationView.$query], () => {
  const { id } = organisationView.$query.get();
  const { $value, reset, reload } = openOrganisation;
  const value = $value.get();
  if (value.state === 'ready' && value.value.trid !== id) reset();
  if (id && $dataScope.get()) void reload();
});

onActive(openInvitations.$value, [$dataScope, organisationView.$query], () => {
  openInvitations.reset();
  if (organisationView.$query.get().id && $dataScope.get()) void openInvitations.reload();
});

export function search(change: { search?: string; state?: string }): void {
  organisationView.set(change);
  void organisations.reload();
}

async function update(call: ReturnType<typeof api.readOrganisation>): Promise<void> {
  try {
    openOrganisation.put(await call);
    void organisations.reload();
  } catch (error) {
    // What another administrator did is shown with the refusal.
    void openOrganisation.reload();
    throw error;
  }
}
const present = () => organisationView.$query.get().id;

/** These throw ApiError. */
export const actOnOrganisation = (action: OrganisationAction) => update(api.actOnOrganisation(present(), action));
export const actOnUser = (user: string, action: UserAction) => update(api.actOnUser(present(), user, action));
export async function addOrganisation(form: Parameters<typeof api.addOrganisation>[0]): Promise<void> {
  const { trid } = await api.addOrganisation(form);
  organisationView.set({ id: trid }, 'push');
  void organisations.reload();
}

/** Sends an invitation, once per key. Throws ApiError. */
export async function invite(form: InvitationForm, idempotencyKey: string): Promise<void> {
  await members.invitationCalls.create(present(), { ...form }, idempotencyKey);
  await openInvitations.reload();
}
export async function actOnInvitation(id: string, action: 'send' | 'withdraw'): Promise<void> {
  try {
    await members.invitationCalls.act(present(), id, { _action: action }, crypto.randomUUID());
  } finally {
    // Also after another administrator was faster.
    await openInvitations.reload();
  }
}
/** Sets the rights of a user, or removes the user from the organisation. Throws ApiError. */
export async function setRights(user: string, roles: readonly GivableRole[] | undefined): Promise<void> {
  const trid = present();
  await (roles ? members.setRoles(trid, user, roles) : members.endMembership(trid, user));
  await Promise.all([openOrganisation.reload(), organisations.reload()]);
}
