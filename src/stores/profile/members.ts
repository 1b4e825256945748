import { ApiError } from '#api/api-error.ts';
import * as api from '#api/profile/members.ts';
import type { InvitationForm, InvitationRow } from '#contract/profile/invitation.ts';
import type { Colleague, RolesChange } from '#contract/profile/users.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { loadFoundations } from '../foundation/foundation.ts';
import { $dataScope } from '../session/data-scope.ts';
import { foundationProfile } from './foundation-profile.ts';

function present(): string {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  return owner.trid;
}

/** Colleagues of the selected organisation; nothing of them is kept. */
export const colleagues = loader(
  async (): Promise<readonly Colleague[]> => (await api.readColleagues(present())).items,
);

/** The invitations of the organisation, the latest first. */
export const invitations = loader(
  async (): Promise<readonly InvitationRow[]> =>
    (await api.invitationCalls.list(present(), { _sort: '-modified', _limit: 50 })).items,
);

for (const list of [colleagues, invitations])
  onActive(list.$value, [$dataScope], () => {
    list.reset();
    if ($dataScope.get()) void list.reload();
  });

/** Sends an invitation, once per key. Throws ApiError. */
export async function invite(form: InvitationForm, idempotencyKey: string): Promise<void> {
  await api.invitationCalls.create(present(), { ...form }, idempotencyKey);
  await invitations.reload();
}

export async function runInvitationAction(id: string, action: 'send' | 'withdraw'): Promise<void> {
  try {
    await api.invitationCalls.act(present(), id, { _action: action }, crypto.randomUUID());
  } finally {
    // Also after another user was faster.
    await invitations.reload();
  }
}

/** Sets the rights of a user, or removes the user from the organisation. Throws ApiError. */
export async function setRights(user: string, granted: RolesChange | undefined): Promise<void> {
  const trid = present();
  await (granted ? api.setRoles(trid, user, granted) : api.endMembership(trid, user));
  // One's own rights may be among them.
  await Promise.all([foundationProfile.reload(), loadFoundations().catch(() => {})]);
}
