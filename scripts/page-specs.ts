import { editDistance } from '../src/domain/edit-distance.ts';
import { barePath, routeNames, routes } from '../src/domain/routes.ts';

/** Name of the spec of a route, without its ending: `/etc/tickets` → `etc-tickets`, `/` → `index`. */
export const specName = (path: string): string => barePath(path).slice(1).replaceAll('/', '-') || 'index';

export const routePaths: readonly string[] = routeNames.map((name) => routes[name].path);

/** Up to three of the known names that come nearest to what was asked for. */
export const nearest = (asked: string, known: readonly string[]): string[] =>
  known
    .map((name) => ({ name, far: name.includes(asked) || asked.includes(`${name}/`) ? 0 : editDistance(asked, name) }))
    .filter(({ name, far }) => far <= Math.max(3, name.length / 2))
    .sort((a, b) => a.far - b.far || a.name.localeCompare(b.name))
    .slice(0, 3)
    .map(({ name }) => name);
