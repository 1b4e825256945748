import { ApiError } from '#api/api-error.ts';
import { acceptInvitation, joinByInvitation, readInvitation } from '#api/profile/members.ts';
import type { AcceptInvitation, Invitation } from '#contract/profile/invitation.ts';
import { tokenLifetime } from '#contract/session.ts';
import { userIdOf } from '#domain/access/session-life.ts';
import { queryStore } from '../data/address-query.ts';
import { type Loader, loader } from '../data/loadable.ts';
import { actFor } from '../foundation/act-for.ts';
import { blockPage } from '../page/main-loader.ts';
import { toastNext } from '../page/toasts.ts';
import { goTo } from '../session/navigation.ts';
import { $user, openAnswer } from '../session/session.ts';
import { deviceName } from '../storage/device.ts';

/** The secret of the link. */
export const invitationAddress = queryStore({ token: '' });

/** A link without its secret opens nothing, which needs no answer of the server. */
export const invitationOf = (token: string): Loader<Invitation> =>
  loader(async () => {
    if (!token) throw new ApiError(410);
    return readInvitation(token);
  });

type InviteeData = Pick<AcceptInvitation, 'firstName' | 'lastName' | 'password' | 'termsVersion'>;

/** Makes the account and goes on signed in, where the next page says the new user ID. Throws ApiError. */
export async function acceptAsNewUser(
  token: string,
  invitee: InviteeData,
  say: (userId: string) => string,
): Promise<void> {
  const device = deviceName();
  const acceptance = { ...invitee, timeout: tokenLifetime, ...(device && { device }) };
  openAnswer(await blockPage(acceptInvitation(token, acceptance)));
  const user = $user.get();
  if (user) toastNext(say(userIdOf(user)));
  goTo('Home');
}

/** Accepts as the signed-in user, and goes on in the organisation. Throws ApiError. */
export async function acceptAsUser(token: string): Promise<void> {
  const { trid } = await blockPage(joinByInvitation(token));
  await actFor(trid);
  goTo('Home');
}
