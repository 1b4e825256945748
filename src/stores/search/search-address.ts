import { barePath, routes } from '#domain/access/routes.ts';
import { goTo } from '../session/navigation.ts';

/** The search that the page itself shows; undefined on every other page. */
const current = () =>
  barePath(location.pathname) === routes.Search.path
    ? (new URLSearchParams(location.search).get('search') ?? '').trim()
    : undefined;

/** Goes to the search page, unless the text is empty after trimming or what that page shows already (§2-15, §5-6). */
export function searchFor(typed: string): void {
  const search = typed.trim();
  if (search && search !== current()) goTo('Search', { search });
}
