import { barePath, type RouteName, routeNames, routes } from '#domain/access/routes.ts';

/** The record that the page shows, by its address; undefined on lists and new records. */
export function openRecord(): { readonly route: RouteName; readonly id: string } | undefined {
  const path = barePath(location.pathname);
  const route = routeNames.find((name) => routes[name].path === path);
  const id = new URLSearchParams(location.search).get('id');
  return route && id ? { route, id } : undefined;
}
