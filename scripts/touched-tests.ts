import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './command.ts';
import { pageSpecs } from './page-specs.ts';

const pages = 'src/pages/[...locale]';

/** The noun that a file is about, which it shares with its tests: `server/routes/ticket-list.ts` → `ticket`. */
const nounOf = (path: string) => (basename(path).split(/[.-]/)[0] ?? '').toLowerCase().replace(/s$/, '');
const areaOf = (path: string) => /^src\/islands\/(?!ui\/)([^/]+)\//.exec(path)?.[1];

/** Test files of the server that a change touches, those first that were changed themselves or are about the same noun. */
export function nearestFirst(files: readonly string[], changed: readonly string[]): string[] {
  const nouns = new Set(changed.map(nounOf));
  const far = (file: string) => (changed.includes(file) ? 0 : nouns.has(nounOf(file)) ? 1 : 2);
  return files.toSorted((a, b) => far(a) - far(b));
}

/** Page specs that were changed, and those of pages that were, or that show a changed screen. */
export function touchedSpecs(changed: readonly string[]): string[] {
  const areas = new Set(changed.flatMap((path) => areaOf(path) ?? []));
  const pageFiles = readdirSync(join(root, pages), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.astro'))
    .filter((file) => {
      if (changed.includes(`${pages}/${file}`)) return true;
      const imports = readFileSync(join(root, pages, file), 'utf8').matchAll(/islands\/(\w+)\//g);
      return [...imports].some(([, area = '']) => areas.has(area));
    })
    .map((file) => file.replace(/(?:(?:^|\/)index)?\.astro$/, '').replaceAll('/', '-') || 'index');
  const specs = changed.flatMap(
    (path) => /^tests\/pages\/(?:[\w-]+\/)?([\w-]+)[\w.-]*\.spec\.ts$/.exec(path)?.[1] ?? [],
  );
  return [...new Set([...specs, ...pageFiles])];
}

/** Files of these page specs, those first that were changed themselves, then those that are named after the page alone. */
export function nearestPages(specs: readonly string[], changed: readonly string[], files = pageSpecs()): string[] {
  const far = (file: string) =>
    changed.some((path) => path.endsWith(`/${file}`)) ? 0 : /^[\w-]+\.spec\.ts$/.test(file) ? 1 : 2;
  return files.filter((file) => specs.includes(file.split('.')[0] ?? '')).toSorted((a, b) => far(a) - far(b));
}
