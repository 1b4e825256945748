import type { Foundation } from '../contract/foundation.ts';
import { tridParameter } from '../domain/me/link-for-foundation.ts';
import { attempt } from '../stores/storage/attempt.ts';
import { foundationIdKey, storageKeys } from '../stores/storage/storage.ts';
import * as tabMemory from '../stores/storage/tab-memory.ts';
import { path } from './watch-page.ts';

/**
 * A link may name the organisation of its record. If the user acts for another one, the named one is stored instead, as
 * after a login without a selection, and the page restarts at the returned address.
 */
export function addressForFoundation(foundation: Foundation | undefined): string | undefined {
  const query = new URLSearchParams(location.search);
  const trid = query.get(tridParameter);
  if (!trid) return undefined;
  query.delete(tridParameter);
  const address = path + (query.size > 0 ? `?${query}` : '') + location.hash;
  if (trid === foundation?.trid || !/^[\w-]{1,40}$/.test(trid)) {
    history.replaceState(history.state, '', address);
    return undefined;
  }
  tabMemory.leaveFoundation(foundation?.trid ?? '');
  attempt(() => {
    localStorage.setItem(foundationIdKey, trid);
    localStorage.removeItem(storageKeys.foundation);
  });
  return address;
}
