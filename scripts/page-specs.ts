import { barePath, routeNames, routes } from '../src/domain/routes.ts';

/** Name of the spec of a route, without its ending: `/etc/tickets` → `etc-tickets`, `/` → `index`. */
export const specName = (path: string): string => barePath(path).slice(1).replaceAll('/', '-') || 'index';

export const routePaths: readonly string[] = routeNames.map((name) => routes[name].path);

/** Fewest letters to insert, remove or replace to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...b].entries()) {
      const kept = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(kept, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Up to three of the known names that come nearest to what was asked for. */
export const nearest = (asked: string, known: readonly string[]): string[] =>
  known
    .map((name) => ({ name, far: name.includes(asked) || asked.includes(`${name}/`) ? 0 : distance(asked, name) }))
    .filter(({ name, far }) => far <= Math.max(3, name.length / 2))
    .sort((a, b) => a.far - b.far || a.name.localeCompare(b.name))
    .slice(0, 3)
    .map(({ name }) => name);
