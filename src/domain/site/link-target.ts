import { redirectTarget } from '../access/redirect-target.ts';
import { barePath, type Locale, localePath } from '../access/routes.ts';

const anyOrigin = 'https://portal.invalid';

/** A path of the portal, as the server names it, in the language of the page; undefined for anything else. */
export function ownHref(path: string, locale: Locale): string | undefined {
  const target = redirectTarget(path, anyOrigin);
  if (!target) return undefined;
  const { pathname, search, hash } = new URL(target, anyOrigin);
  return localePath(barePath(pathname), locale) + search + hash;
}

/** Where an editor's link leads, be it into the portal or out of it. */
export const linkHref = (link: string, locale: Locale): string | undefined =>
  link.startsWith('/') ? ownHref(link, locale) : outsideHref(link);

/** An address outside the portal, or undefined where it is no web address. */
export function outsideHref(address: string): string | undefined {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
