import { barePath, href, type Locale, localePath, type RouteName } from '../domain/routes.ts';
import type { EndReason } from './session.ts';

const locale = (): Locale => (document.documentElement.lang.startsWith('en') ? 'en' : 'de');

/** Goes to a route in the language of the page. */
export const goTo = (name: RouteName, query: Record<string, string | undefined> = {}): void =>
  location.assign(href(name, locale(), query));

/** After a logout to the start; after an expiry to the login that leads back here (§2). */
export function leaveForLogin(reason: EndReason): void {
  const here = localePath(barePath(location.pathname), locale()) + location.search + location.hash;
  const query = reason === 'expired' ? { redirect: here, expired: '1' } : {};
  document.documentElement.hidden = true;
  location.replace(href('Login', locale(), query));
}
