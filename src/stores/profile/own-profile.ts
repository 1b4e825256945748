import * as api from '#api/profile/own-profile.ts';
import type { OwnProfile, OwnProfileFields } from '#contract/me/own-profile.ts';
import { queryStore } from '../data/address-query.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $dataScope } from '../session/data-scope.ts';

/** What is known of the signed-in user. */
export const ownProfile = loader<OwnProfile>(api.readOwnProfile);
onActive(ownProfile.$value, [$dataScope], () => {
  if ($dataScope.get()) void ownProfile.reload();
});

/** `email` is the secret of the mail that confirms a new address. */
export const ownProfileAddress = queryStore({ email: '' });

export async function saveOwnProfile(fields: OwnProfileFields): Promise<void> {
  ownProfile.put(await api.saveOwnProfile(fields));
}

/** The portrait as an address that a page can show; the caller gives it back. */
export const photoAddress = async (): Promise<string> => URL.createObjectURL(await api.readPhoto());

export async function savePhoto(photo: Blob): Promise<void> {
  await api.savePhoto(photo);
  await ownProfile.reload();
}
export async function deletePhoto(): Promise<void> {
  await api.deletePhoto();
  await ownProfile.reload();
}

export async function requestEmail(email: string, current: string): Promise<void> {
  await api.requestEmail(email, current);
  await ownProfile.reload();
}

/** Confirms the new address; the secret is removed from the page's address after every result. */
export async function confirmEmail(token: string): Promise<string> {
  ownProfileAddress.set({ email: '' });
  const { email } = await api.confirmEmail(token);
  await ownProfile.reload();
  return email;
}
