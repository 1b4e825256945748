import { mayAccess, readAccess } from '../domain/access.ts';
import { preferredLanguage } from '../domain/language.ts';
import { redirectTarget } from '../domain/redirect-target.ts';
import { barePath, type Locale, localePath } from '../domain/routes.ts';
import { userIdOf } from '../domain/session-life.ts';
import { keepingMark } from '../stores/keeping.ts';
import { storageKeys } from '../stores/storage.ts';
import { claimTab } from '../stores/tab-memory.ts';
import { unsentMark } from '../stores/unsent.ts';
import { type BrowserState, browserState, storedLanguage, tellHosts } from './browser-state.ts';
import { startHeader } from './header.ts';

// Runs in the page's head before first paint (decision 4). It is comfort, not protection: the server checks every call.
const root = document.documentElement;
const locale: Locale = root.lang.startsWith('en') ? 'en' : 'de';
const access = readAccess(root.dataset['access'] ?? 'public');
const path = localePath(barePath(location.pathname), locale);

function leaveFor(target: string): void {
  root.hidden = true;
  location.replace(target);
}

/** Where this browser must go instead of showing the page, or undefined where it may stay. */
function detour({ session, foundation, expired }: BrowserState): string | undefined {
  const login = localePath('/', locale);
  if (path === login && session) {
    return (
      redirectTarget(new URLSearchParams(location.search).get('redirect'), location.origin) ??
      localePath('/my-portal', locale)
    );
  }
  if (access === 'public') return undefined;
  if (!session) {
    // A login elsewhere would be lost on the way here: the page asks for it itself.
    if (root.dataset[keepingMark] === 'page') return undefined;
    const here = path + location.search + location.hash;
    return `${login}?${new URLSearchParams({ redirect: here, ...(expired && { expired: '1' }) })}`;
  }
  // Until the foundation is known its tags may still grant the role; the foundation store asks again.
  return foundation && !mayAccess(access, session.roles, foundation.type) ? login : undefined;
}

function check(): void {
  const state = browserState();
  if (state.session) claimTab(userIdOf(state.session.user));
  const target = detour(state);
  if (target) leaveFor(target);
  else root.hidden = false;
}

const chosen = storedLanguage();
if (chosen) tellHosts(chosen);
const wanted = preferredLanguage(chosen, navigator.languages);
const inEnglish = localePath(path, 'en');
// A host that knows one page for unknown addresses shows the German one at English addresses too: there it stays.
if (locale === 'de' && wanted === 'en' && location.pathname !== inEnglish)
  leaveFor(inEnglish + location.search + location.hash);
else check();

// A page that comes back from the back/forward cache is drawn before it can be checked, unless it went there hidden.
addEventListener('pagehide', (event) => {
  if (event.persisted && access !== 'public') root.hidden = true;
});
addEventListener('pageshow', (event) => {
  if (event.persisted) check();
});
addEventListener('storage', (event) => {
  if (event.key !== null && event.key !== storageKeys.session) return;
  const { session, expired } = browserState();
  // Over a form that holds input the shell asks for the password instead (decision 16).
  if (!session && expired && root.hasAttribute(`data-${unsentMark}`)) return;
  check();
});
addEventListener('roles-changed', check);
startHeader();
