import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { barePath, routeNames, routes } from '../src/domain/access/routes.ts';
import { editDistance } from '../src/domain/text/edit-distance.ts';
import { root } from './command.ts';

/** Name of the spec of a route, without its ending: `/etc/tickets` → `etc-tickets`, `/` → `index`. */
export const specName = (path: string): string => barePath(path).slice(1).replaceAll('/', '-') || 'index';

/** Names of the files of page tests, in whichever room of `tests/pages` they lie. */
export const pageSpecs = (): string[] =>
  globSync('**/*.spec.ts', { cwd: join(root, 'tests/pages') }).map((file) => basename(file));

export const routePaths: readonly string[] = routeNames.map((name) => routes[name].path);

/** Up to three of the known names that come nearest to what was asked for. */
export const nearest = (requestedName: string, knownNames: readonly string[]): string[] =>
  knownNames
    .map((name) => ({
      name,
      far: name.includes(requestedName) || requestedName.includes(`${name}/`) ? 0 : editDistance(requestedName, name),
    }))
    .filter(({ name, far }) => far <= Math.max(3, name.length / 2))
    .sort((a, b) => a.far - b.far || a.name.localeCompare(b.name))
    .slice(0, 3)
    .map(({ name }) => name);
