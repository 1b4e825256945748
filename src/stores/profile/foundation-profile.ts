import { readFoundationProfile } from '../../api/profile/organisation.ts';
import type { FoundationProfile } from '../../contract/profile/organisation.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $dataScope } from '../session/data-scope.ts';

/** What is known of the selected organisation; kept in no cache, because it names where money goes. */
export const foundationProfile = loader(async (): Promise<FoundationProfile> => {
  const owner = $dataScope.get();
  return owner ? readFoundationProfile(owner.trid) : {};
});
onActive(foundationProfile.$value, [$dataScope], () => {
  foundationProfile.reset();
  if ($dataScope.get()) void foundationProfile.reload();
});
