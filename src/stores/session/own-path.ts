import { redirectTarget } from '#domain/access/redirect-target.ts';
import { accessOf, barePath, localePath, routeNames, routes } from '#domain/access/routes.ts';
import { pageLocale } from '#domain/text/page-locale.ts';

/** Path, query and hash of the redirect parameter, where it leads to our own origin (decision 6). */
export const wantedPath = (): string | undefined =>
  redirectTarget(new URLSearchParams(location.search).get('redirect'), location.origin);

/** Where the user is or, on a public page, was going to. */
export function ownPath(): string | undefined {
  const path = barePath(location.pathname);
  const route = routeNames.find((name) => routes[name].path === path);
  if (route && accessOf(route) === 'public') return wantedPath();
  return localePath(path, pageLocale()) + location.search + location.hash;
}
