import { href, type RouteName } from '#domain/access/routes.ts';
import { siteConfig } from '#domain/site/site-config.ts';
import { pageLocale } from '#domain/text/page-locale.ts';
import { blockPageForGood } from '../page/main-loader-event.ts';
import type { EndReason } from './end-of-session.ts';
import { ownPath, wantedPath } from './own-path.ts';
import { signOutAddress } from './sign-out-address.ts';

/** Goes to a route in the language of the page. */
export const goTo = (name: RouteName, query: Record<string, string | undefined> = {}): void =>
  location.assign(href(name, pageLocale(), query));

/** Where the user wanted to go when the login came in between, else the home page. */
export const wantedPage = (): string => wantedPath() ?? href('Home', pageLocale());

/** What the login page says about how the user came there; a key of the `auth.message` texts. */
type LoginMessage = 'passwordChanged' | 'termsAccepted' | 'termsDeclined';

/** To the login, with a message and the page that follows it. */
export const goToLogin = (message?: LoginMessage, redirect?: string): void =>
  location.replace(href('Login', pageLocale(), { message, redirect }));

/** After a logout to the start, or first to the provider that opened the session; after an expiry to the login that leads back here (§2-2); to the login if another user is signed in; back to the desk after a look at the portal of a partner. */
export function leaveForLogin(reason: EndReason, provider?: string): void {
  if (reason === 'other') {
    blockPageForGood();
    location.reload();
    return;
  }
  if (reason === 'view' || reason === 'deputy') {
    blockPageForGood();
    goTo(reason === 'view' ? 'Staff' : 'Home');
    return;
  }
  const query = reason === 'expired' ? { redirect: ownPath(), expired: '1' } : {};
  document.documentElement.hidden = true;
  location.replace(provider ? signOutAddress(siteConfig.apiBase, provider) : href('Login', pageLocale(), query));
}

/** Goes to an address of the portal that is no route of its own. */
export const openAddress = (address: string): void => location.assign(address);

export const reloadPage = (): void => location.reload();
