import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessOf, type RouteName, routeNames, routes } from '#domain/access/routes.ts';

const folder = join(import.meta.dirname, '../../../src/pages/[...locale]');
const paths = new Set(
  globSync('**/*.astro', { cwd: folder }).map((file) => `/${file.replace(/(?:(?:^|\/)index)?\.astro$/, '')}`),
);

/** The routes that have a page; no other may be linked. */
export const builtRoutes: ReadonlySet<RouteName> = new Set(routeNames.filter((name) => paths.has(routes[name].path)));

export const protectedRoutes: readonly RouteName[] = [...builtRoutes].filter((name) => accessOf(name) !== 'public');

const firstOfEach = (kindOf: (name: RouteName) => string): RouteName[] =>
  [...Map.groupBy(protectedRoutes, kindOf).values()].flatMap(([first]) => first ?? []);

const sources = join(import.meta.dirname, '../../../src');
/** Kits that fill a whole screen from the columns or fields that the screen passes to them. */
const kits = ['record/list/ListPage', 'record/edit/RecordEdit'] as const;
const kitOf = (screen: string): string | undefined => {
  const [file] = globSync(`${screen}.tsx`, { cwd: sources });
  const text = file ? readFileSync(join(sources, file), 'utf8') : '';
  return kits.find((kit) => text.includes(`/${kit}.tsx'`));
};

/** What a page is made of: the layouts and screens that it names, a screen on a kit by its kit. */
const partsOf = (name: RouteName): string => {
  const path = routes[name].path.slice(1);
  const [file = ''] = globSync([`${path}.astro`, join(path, 'index.astro')], { cwd: folder });
  return [...readFileSync(join(folder, file), 'utf8').matchAll(/(?:layouts|islands)\/[\w/-]+/g)]
    .map(([part]) => kitOf(part) ?? part)
    .sort()
    .join();
};

/**
 * One protected route of each kind of page, the first of those that are made of the same parts: what a page does where
 * its session, its storage or its server is gone, all of its kind do.
 */
export const protectedKinds: readonly RouteName[] = firstOfEach(partsOf);

/** One protected route for each rule of access: that every page names the rule of its route is shown of the built site. */
export const protectedByRule: readonly RouteName[] = firstOfEach((name) => String(accessOf(name)));
