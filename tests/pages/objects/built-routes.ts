import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessOf, type RouteName, routeNames, routes } from '../../../src/domain/access/routes.ts';

const folder = join(import.meta.dirname, '../../../src/pages/[...locale]');
const paths = new Set(
  globSync('**/*.astro', { cwd: folder }).map((file) => `/${file.replace(/(?:(?:^|\/)index)?\.astro$/, '')}`),
);

/** The routes that have a page; no other may be linked. */
export const builtRoutes: ReadonlySet<RouteName> = new Set(routeNames.filter((name) => paths.has(routes[name].path)));

/** What a page is made of: the layouts and screens that it names. */
const partsOf = (name: RouteName): string => {
  const path = routes[name].path.slice(1);
  const [file = ''] = globSync([`${path}.astro`, join(path, 'index.astro')], { cwd: folder });
  return [...readFileSync(join(folder, file), 'utf8').matchAll(/(?:layouts|islands)\/[\w/-]+/g)].sort().join();
};

/**
 * One protected route of each kind of page, the first of those that are made of the same parts: what a page does where
 * its session, its storage or its server is gone, all of its kind do.
 */
export const protectedKinds: readonly RouteName[] = [
  ...Map.groupBy(
    [...builtRoutes].filter((name) => accessOf(name) !== 'public'),
    partsOf,
  ).values(),
].flatMap(([first]) => first ?? []);
