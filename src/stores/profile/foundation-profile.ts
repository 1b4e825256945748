import { ApiError } from '#api/api-error.ts';
import * as api from '#api/profile/organisation.ts';
import type { FoundationProfile } from '#contract/profile/organisation.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $dataScope } from '../session/data-scope.ts';

/** What is known of the selected organisation; kept in no cache, because it names where money goes. */
export const foundationProfile = loader(async (): Promise<FoundationProfile> => {
  const owner = $dataScope.get();
  return owner ? api.readFoundationProfile(owner.trid) : {};
});
onActive(foundationProfile.$value, [$dataScope], () => {
  foundationProfile.reset();
  if ($dataScope.get()) void foundationProfile.reload();
});

function present(): string {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  return owner.trid;
}

/** The logo as an address that a page can show; the caller gives it back. */
export const logoAddress = async (): Promise<string> => URL.createObjectURL(await api.readLogo(present()));

export async function saveLogo(picture: Blob): Promise<void> {
  await api.saveLogo(present(), picture);
  await foundationProfile.reload();
}
export async function deleteLogo(): Promise<void> {
  await api.deleteLogo(present());
  await foundationProfile.reload();
}
