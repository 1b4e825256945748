import './usable-storage.ts';
import { mayAccess } from '../domain/access/access.ts';
import { redirectTarget } from '../domain/access/redirect-target.ts';
import { localePath } from '../domain/access/routes.ts';
import { startPath } from '../domain/access/start-page.ts';
import { storageModeMark } from '../stores/storage/storage-mode.ts';
import * as tabMemory from '../stores/storage/tab-memory.ts';
import type { BrowserState } from './browser-state.ts';
import { addressForFoundation } from './named-foundation.ts';
import { access, locale, path, root, watchPage } from './watch-page.ts';

/** Where this browser must go instead of showing the page, or undefined where it may stay. */
function detour({ session, foundation, settings, expired }: BrowserState): string | undefined {
  const login = localePath('/', locale);
  if (path === login && session) {
    return (
      redirectTarget(new URLSearchParams(location.search).get('redirect'), location.origin) ??
      localePath(startPath(settings?.startPage, session.roles, foundation?.type), locale)
    );
  }
  if (access === 'public') return undefined;
  if (!session) {
    // A login elsewhere would be lost on the way here: the page asks for it itself.
    if (root.dataset[storageModeMark] === 'page') return undefined;
    const here = path + location.search + location.hash;
    return `${login}?${new URLSearchParams({ redirect: here, ...(expired && { expired: '1' }) })}`;
  }
  const anew = addressForFoundation(foundation);
  if (anew) return anew;
  // Until the foundation is known its tags may still grant the role; the foundation store asks again.
  if (!foundation || mayAccess(access, session.roles, foundation.type)) return undefined;
  tabMemory.leaveRefusal();
  return login;
}

// Decision 4. It is comfort, not protection: the server checks every call.
watchPage(detour);
