import * as members from '#api/profile/members.ts';
import type { InvitationForm, InvitationRow } from '#contract/profile/invitation.ts';
import type { RolesChange } from '#contract/profile/users.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $dataScope } from '../session/data-scope.ts';
import { openOrganisation, organisations, organisationView, present } from './organisations.ts';

/** The invitations of the organisation that is open, the latest first; of a locked one there is nothing to act on. */
export const openInvitations = loader(
  async (): Promise<readonly InvitationRow[]> =>
    (await members.invitationCalls.list(organisationView.$query.get().id, { _sort: '-modified', _limit: 50 })).items,
);

onActive(openInvitations.$value, [$dataScope, organisationView.$query], () => {
  openInvitations.reset();
  if (organisationView.$query.get().id && $dataScope.get()) void openInvitations.reload();
});

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
    await Promise.all([openInvitations.reload(), openOrganisation.reload()]);
  }
}
/** Sets the rights of a user, or removes the user from the organisation. Throws ApiError. */
export async function setRights(user: string, granted: RolesChange | undefined): Promise<void> {
  const trid = present();
  await (granted ? members.setRoles(trid, user, granted) : members.endMembership(trid, user));
  await Promise.all([openOrganisation.reload(), organisations.reload()]);
}
