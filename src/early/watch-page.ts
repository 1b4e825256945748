import { readAccess } from '../domain/access/access.ts';
import { barePath, localePath } from '../domain/access/routes.ts';
import { userIdOf } from '../domain/access/session-life.ts';
import { pageLocale } from '../domain/text/page-locale.ts';
import { dirtyFormsMark } from '../stores/form-input/dirty-forms.ts';
import { storageKeys } from '../stores/storage/storage.ts';
import { claimTab } from '../stores/storage/tab-memory.ts';
import { keepBrand } from './brand.ts';
import { announceState, type BrowserState, browserState, isWantedInEnglish, storedLanguage } from './browser-state.ts';
import { startHeader } from './header.ts';
import { startMainLoader } from './main-loader.ts';
import { prerenderLinks } from './prerender-links.ts';
import { decideAfterActivation } from './prerendered.ts';

export const root = document.documentElement;
export const locale = pageLocale();
export const access = readAccess(root.dataset['access'] ?? 'public');
/** Where this browser is, without the ending that some hosts show. */
export const path = localePath(barePath(location.pathname), locale);

function leaveFor(target: string): void {
  root.hidden = true;
  location.replace(target);
}

/**
 * Runs behind the markup of the header's bar and before all content, and again when the user may have changed: chooses
 * the language, follows `detour`, and draws the state of the bar.
 */
export function watchPage(detour: (state: BrowserState) => string | undefined): void {
  function check(): void {
    const state = browserState();
    if (state.session) claimTab(userIdOf(state.session.user));
    const target = detour(state);
    if (target) leaveFor(target);
    else root.hidden = false;
  }

  decideAfterActivation(() => {
    const chosen = storedLanguage();
    if (chosen) announceState(chosen);
    const inEnglish = localePath(path, 'en');
    // A host that knows one page for unknown addresses shows the German one at English addresses too: there it stays.
    if (isWantedInEnglish() && location.pathname !== inEnglish) leaveFor(inEnglish + location.search + location.hash);
    else check();
  });

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
    if (!session && expired && root.hasAttribute(`data-${dirtyFormsMark}`)) return;
    check();
  });
  addEventListener('roles-changed', check);
  startHeader();
  keepBrand();
  startMainLoader();
  prerenderLinks();
}
