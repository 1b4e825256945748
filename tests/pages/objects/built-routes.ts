import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type RouteName, routeNames, routes } from '../../../src/domain/routes.ts';

const folder = join(import.meta.dirname, '../../../src/pages/[...locale]');
const paths = new Set(
  globSync('**/*.astro', { cwd: folder }).map((file) => `/${file.replace(/(?:(?:^|\/)index)?\.astro$/, '')}`),
);

/** The routes that have a page; no other may be linked. */
export const builtRoutes: ReadonlySet<RouteName> = new Set(routeNames.filter((name) => paths.has(routes[name].path)));
