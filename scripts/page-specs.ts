import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { barePath, routeNames, routes } from '../src/domain/access/routes.ts';
import { root } from './command.ts';

/** Name of the spec of a route, without its ending: `/etc/tickets` → `etc-tickets`, `/` → `index`. */
export const specName = (path: string): string => barePath(path).slice(1).replaceAll('/', '-') || 'index';

/** Names of the files of page tests, in whichever room of `tests/pages` they lie. */
export const pageSpecs = (): string[] =>
  globSync('**/*.spec.ts', { cwd: join(root, 'tests/pages') }).map((file) => basename(file));

export const routePaths: readonly string[] = routeNames.map((name) => routes[name].path);
