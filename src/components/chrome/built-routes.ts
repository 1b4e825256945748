import { type RouteName, routeNames, routes } from '#domain/access/routes.ts';

const pages = Object.keys(import.meta.glob('../../pages/[[]...locale[]]/**/*.astro'));
const paths = new Set(pages.map((page) => page.replace(/^.*\]/, '').replace(/(?:\/index)?\.astro$/, '') || '/'));

/** The routes that have a page; the menu links to no other. */
export const builtRoutes: ReadonlySet<RouteName> = new Set(routeNames.filter((name) => paths.has(routes[name].path)));
